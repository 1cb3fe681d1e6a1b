import { workerScope, type NotificationPress, type PushMessage } from '#adapters/site-worker/worker-scope';

/** The server's message: the words of the notification, the page that it opens, and the name of the action that turns reminders off. */
type Message = { readonly title: string; readonly body: string; readonly path: string; readonly off: string };

/** Shows the digest of a day. It takes the place of an earlier one that is still there, and is as loud as that was. */
export const showDigest = async ({ data }: PushMessage): Promise<void> => {
  if (data === null) return;
  const { title, body, path, off } = data.json() as Message;
  await workerScope.registration.showNotification(title, {
    body, tag: 'digest', renotify: true, icon: '/icons/icon-192.png', data: path, actions: [{ action: 'off', title: off }],
  });
};

/**
 * Ends notifications on this device, closes those that are still shown, and calls the server, which needs no session for it: only this
 * device has its address. Without a network the push service refuses the next message, and the server then deletes the device.
 */
export const endPush = async (): Promise<void> => {
  const { registration } = workerScope;
  for (const shown of (await registration.getNotifications?.()) ?? []) shown.close();
  const subscription = await registration.pushManager?.getSubscription();
  if (subscription == null) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  const body = JSON.stringify({ data: { endpoint } });
  await fetch('/api/endReminders', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => undefined);
};

/** Opens the notification's page, in a tab that shows it already if there is one, or turns reminders off. */
export const openFromNotification = async ({ action, notification }: NotificationPress): Promise<void> => {
  notification.close();
  if (action === 'off') return endPush();
  const { href, origin } = new URL(String(notification.data), location.origin);
  if (origin !== location.origin) return;
  const tab = (await workerScope.clients.matchAll({ type: 'window' })).find(({ url }) => url === href);
  await (tab === undefined ? workerScope.clients.openWindow(href) : tab.focus());
};
