import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPushDevice } from '#domain/reminders/reminder.fixture';
import { forbidden, unavailable } from '#domain/shared/failure';
import { browserPush } from './push-subscription';

const device = aPushDevice('a');

/** A push service that gives this address, or refuses. */
const openBrowser = ({ endpoint = device.endpoint, permission = 'default', refuses, key = null }: {
  readonly endpoint?: string; readonly permission?: NotificationPermission; readonly refuses?: Error; readonly key?: ArrayBuffer | null;
} = {}) => {
  vi.stubGlobal('Notification', Object.assign(function Notification() {}, { permission }));
  const state = { subscribed: false, ended: 0, options: [] as unknown[] };
  const subscription = {
    endpoint, options: { applicationServerKey: key },
    toJSON: () => ({ endpoint, keys: { p256dh: device.p256dh, auth: device.auth } }),
    unsubscribe: () => {
      [state.subscribed, state.ended] = [false, state.ended + 1];
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(state.subscribed ? subscription : null),
    subscribe: (options: unknown) => {
      state.options.push(options);
      if (refuses !== undefined) return Promise.reject(refuses);
      state.subscribed = true;
      return Promise.resolve(subscription);
    },
  };
  return { state, push: browserPush({ pushManager: pushManager as unknown as PushManager }) };
};

afterEach(() => void vi.unstubAllGlobals());

describe('browserPush', () => {
  it('subscribes with the key of the site, knows the device, and ends it', async () => {
    const { state, push } = openBrowser();
    expect([push.permission(), await push.device()]).toEqual(['default', E.right(null)]);
    expect([await push.subscribe('key')(), await push.device()]).toEqual([E.right(device), E.right(device)]);
    expect(state.options).toEqual([{ userVisibleOnly: true, applicationServerKey: 'key' }]);
    // A new key of the site needs a new subscription.
    await push.subscribe('other key')();
    expect(state.ended).toBe(1);
    await push.unsubscribe();
    await push.unsubscribe();
    expect([state.ended, await push.device()]).toEqual([2, E.right(null)]);
  });

  it('tells a former key of the site from the present one, and takes an unknown one for the present one', async () => {
    // Bytes whose text has both characters in which the alphabet for addresses is another, and padding.
    const key = new Uint8Array([251, 255, 254, 4]).buffer;
    const { push } = openBrowser({ key });
    expect(await push.hasKey('other')()).toEqual(E.right(true));
    await push.subscribe('-__-BA')();
    expect([await push.hasKey('-__-BA')(), await push.hasKey('other')()]).toEqual([E.right(true), E.right(false)]);
    const silent = openBrowser().push;
    await silent.subscribe('key')();
    expect(await silent.hasKey('other')()).toEqual(E.right(true));
  });

  it('keeps no subscription at a push service that the site does not know', async () => {
    const { state, push } = openBrowser({ endpoint: 'https://push.elsewhere.example/a' });
    expect(await push.subscribe('key')()).toMatchObject(E.left({ _tag: 'invalid-data', path: 'endpoint' }));
    expect(state.subscribed).toBe(false);
  });

  it('fails if the member or the push service refuses', async () => {
    const refused = async (permission: NotificationPermission) =>
      openBrowser({ permission, refuses: new DOMException('', 'AbortError') }).push.subscribe('key')();
    expect(await refused('denied')).toEqual(E.left(forbidden('notifications')));
    expect(await refused('granted')).toEqual(E.left(unavailable(null, 'AbortError')));
  });

  it('is unsupported where the browser has no push messages', async () => {
    const push = browserPush({} as ServiceWorkerRegistration);
    expect([push.permission(), await push.device(), await push.unsubscribe()]).toEqual(['unsupported', E.right(null), E.right(undefined)]);
  });
});
