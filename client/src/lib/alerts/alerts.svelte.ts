/** Alerts when no page is open: this browser's push subscription, and what the server knows of it. */

import { api } from '../api';
import type { AlertInfo } from '../wire';

const WORKER = '/service-worker.js';

/** Whether this browser can be told anything while no page is open. */
export const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export type Switched = 'on' | 'blocked' | 'failed';

export class Alerts {
  info = $state.raw<AlertInfo | null>(null);
  #endpoint = $state('');
  isOn = $derived(this.#endpoint !== '' && !!this.info?.endpoints?.includes(this.#endpoint));

  async load(): Promise<void> {
    this.info = await api.alerts();
    this.#endpoint = (await (await this.#manager())?.getSubscription())?.endpoint ?? '';
  }

  /** Only ever after a click: the browser asks its owner. */
  async switchOn(): Promise<Switched> {
    if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    const key = bytesOf(this.info?.push_key ?? '');
    // One of another server's, or from before its key was lost, is worth nothing.
    await (await pushManager.getSubscription())?.unsubscribe();
    let made: PushSubscription;
    try {
      made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    } catch {
      return 'failed';
    }
    const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
    this.info = await api.alertByPush({ endpoint: made.endpoint, p256dh, auth });
    this.#endpoint = made.endpoint;
    return 'on';
  }

  async switchOff(): Promise<void> {
    await (await (await this.#manager())?.getSubscription())?.unsubscribe();
    this.info = await api.stopAlerts(this.#endpoint);
    this.#endpoint = '';
  }

  async addMail(address: string): Promise<void> {
    this.info = await api.alertByMail(address);
  }

  async stopMail(): Promise<void> {
    this.info = await api.stopAlerts(this.info?.mail?.address ?? '');
  }

  async #manager(): Promise<PushManager | undefined> {
    return canPush ? (await navigator.serviceWorker.getRegistration())?.pushManager : undefined;
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
