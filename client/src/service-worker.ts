/**
 * Shows turn alerts while no page is open. It keeps nothing and answers no requests: the page works
 * without it, and it is installed only for those who want alerts.
 */

interface Told {
  readonly table: string;
  readonly text: string;
  /** What ends these alerts. */
  readonly stop: string;
}

// TypeScript knows pages or workers, not both in one program: this is what is used of the latter.
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface NotificationEvent extends Waiting {
  readonly notification: Notification;
  readonly action: string;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(options: object): Promise<readonly Window[]>; openWindow(url: string): Promise<unknown> };
  addEventListener(type: 'push', handle: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', handle: (event: NotificationEvent) => void): void;
}
const worker = self as unknown as Worker;

const STOP = 'stop';

worker.addEventListener('push', (event) => {
  const told = event.data?.json() as Told | undefined;
  if (!told) return;
  const options = {
    body: told.text,
    tag: told.table,
    data: told,
    actions: [{ action: STOP, title: 'No more alerts' }],
  };
  event.waitUntil(worker.registration.showNotification('Gloam', options));
});

worker.addEventListener('notificationclick', (event) => {
  const told = event.notification.data as Told;
  event.notification.close();
  event.waitUntil(event.action === STOP ? end(told.stop) : open(`/t/${told.table}`));
});

async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

async function end(token: string): Promise<void> {
  await (await worker.registration.pushManager.getSubscription())?.unsubscribe();
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/alerts/end', { method: 'POST', headers, body: JSON.stringify({ token }) });
}

export {};
