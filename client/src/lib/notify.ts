/** Telling a player who looks elsewhere that it is their turn. */

import plainIcon from '../favicon.svg?url';
import turnIcon from '../favicon-turn.svg?url';
import { settings } from './settings.svelte';

const MARK = '● ';

/** The page's title, marked while it is one's turn, and the dot on its icon. */
export function setTitle(title: string, mine: boolean): void {
  document.title = (mine ? MARK : '') + title;
  document.querySelector('link[rel=icon]')?.setAttribute('href', mine ? turnIcon : plainIcon);
}

/** Asks the browser for leave to notify. Only ever after the player has said so. */
export async function consent(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** A notification, if wanted, allowed, and nobody looks at the page. */
export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: location.pathname, icon: turnIcon });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker, which we do not need otherwise.
  }
}
