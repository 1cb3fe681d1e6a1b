import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPushDevice } from '#domain/reminders/reminder.fixture';
import { endPush, openFromNotification, showDigest } from './push-events';
import type { NotificationPress } from '#adapters/site-worker/worker-scope';

const SITE = 'https://films.example';

/** The scope of a worker whose browser has these tabs and, by default, a subscription. */
const openScope = ({ tabs = [], isSubscribed = true, isOnline = true }: {
  readonly tabs?: ReadonlyArray<string>; readonly isSubscribed?: boolean; readonly isOnline?: boolean;
} = {}) => {
  const scope = {
    shown: [] as unknown[], opened: [] as string[], focused: [] as string[], calls: [] as unknown[],
    unsubscribe: vi.fn(() => Promise.resolve(true)),
  };
  vi.stubGlobal('location', new URL(SITE));
  vi.stubGlobal('registration', {
    showNotification: (...notification: unknown[]) => Promise.resolve(void scope.shown.push(notification)),
    getNotifications: () => Promise.resolve([{ close }]),
    pushManager: {
      getSubscription: () => Promise.resolve(isSubscribed ? { endpoint: aPushDevice('a').endpoint, unsubscribe: scope.unsubscribe } : null),
    },
  });
  vi.stubGlobal('clients', {
    matchAll: () => Promise.resolve(tabs.map((url) => ({ url, focus: () => Promise.resolve(void scope.focused.push(url)) }))),
    openWindow: (url: string) => Promise.resolve(void scope.opened.push(url)),
  });
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    scope.calls.push([method, url, body]);
    return isOnline ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('offline'));
  });
  return scope;
};
const close = vi.fn();
const press = (data: unknown, action = ''): NotificationPress =>
  Object.assign(new Event('notificationclick'), { waitUntil: () => undefined, action, notification: { data, close } });

afterEach(() => {
  vi.unstubAllGlobals();
  close.mockClear();
});

describe('a notification', () => {
  it('shows the digest in the words of the server, with the action that turns reminders off, and says so over an unread one', async () => {
    const scope = openScope();
    const message = { title: 'The Wire', body: 'Season 6 is due to begin today.', path: '/details?type=tv&id=7', off: 'Turn off' };
    await showDigest(Object.assign(new Event('push'), { waitUntil: () => undefined, data: { json: () => message } }));
    expect(scope.shown).toEqual([['The Wire', {
      body: message.body, tag: 'digest', renotify: true, icon: '/icons/icon-192.png', data: message.path,
      actions: [{ action: 'off', title: 'Turn off' }],
    }]]);
  });

  it('opens its page, or the tab that shows it, and no other site', async () => {
    const scope = openScope({ tabs: [`${SITE}/home`, `${SITE}/user-profile/calendar`] });
    await openFromNotification(press('/user-profile/calendar'));
    await openFromNotification(press('/details?type=tv&id=7'));
    for (const elsewhere of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])
      await openFromNotification(press(elsewhere));
    expect([scope.focused, scope.opened]).toEqual([[`${SITE}/user-profile/calendar`], [`${SITE}/details?type=tv&id=7`]]);
    expect(close).toHaveBeenCalledTimes(5);
  });

  it('turns reminders off in one press, also without a network', async () => {
    for (const isOnline of [true, false]) {
      const scope = openScope({ isOnline });
      await openFromNotification(press('/home', 'off'));
      expect([scope.unsubscribe.mock.calls.length, scope.opened, scope.calls]).toEqual([
        1, [], [['POST', '/api/endReminders', JSON.stringify({ data: { endpoint: aPushDevice('a').endpoint } })]],
      ]);
    }
  });
});

describe('endPush', () => {
  it('closes the digest that is still shown, which names titles of the member, also if reminders ended before', async () => {
    for (const isSubscribed of [true, false]) {
      openScope({ isSubscribed });
      await endPush();
    }
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('asks nobody if this device has no notifications or the browser knows none', async () => {
    const scope = openScope({ isSubscribed: false });
    await endPush();
    vi.stubGlobal('registration', {});
    await endPush();
    expect(scope.calls).toEqual([]);
  });
});
