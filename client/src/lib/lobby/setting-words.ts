/** What a game's settings, their choices and its steps of difficulty are called; the game has the words. */

import type { GameInfo } from '../wire';
import type { Wordbook } from '../words';
import { spelled } from './plan';

function told(book: Wordbook, key: string, word: string): string {
  const id = key.replaceAll(' ', '-');
  return book.has(id) ? book.say([id]) : spelled(word);
}

export function settingName(book: Wordbook, setting: string): string {
  return told(book, `setting-${setting}`, setting);
}

export function choiceName(book: Wordbook, setting: string, choice: string): string {
  return told(book, `setting-${setting}-${choice}`, choice);
}

/** The steps of difficulty, each with its sentence. */
export function presetSteps(book: Wordbook, game: GameInfo): readonly { id: string; title: string; about: string }[] {
  return game.presets.map(({ name }) => ({
    id: name,
    title: told(book, `preset-${name}`, name),
    about: told(book, `preset-${name}-about`, ''),
  }));
}
