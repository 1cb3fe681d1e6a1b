import * as E from 'fp-ts/Either';
import type { BrowserPush } from '#application/ports/site-worker/browser-push';
import { PushDevice } from '#domain/reminders/push-device';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import { forbidden, toFailure, unavailable, type Failure } from '#domain/shared/failure';

const toDevice = (subscription: PushSubscription): E.Either<Failure, PushDevice> => {
  const { keys } = subscription.toJSON();
  return decode(PushDevice, 'push service')({ endpoint: subscription.endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] });
};

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const tryPush = <A>(run: () => Promise<E.Either<Failure, A>>): Answer<A> => async () => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DOMException)) return E.left(toFailure(error));
    // Chromium names a refusal as it names a push service that does not answer.
    return E.left(Notification.permission === 'granted' ? unavailable(null, error.name) : forbidden('notifications'));
  }
};

/** Notifications through the push service of the browser. @param registration of the site's worker, which shows them. */
export const browserPush = ({ pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>): BrowserPush => {
  // Older browsers, and Safari on phones outside of an installed app, lack both.
  const isSupported = typeof Notification === 'function' && (pushManager as PushManager | undefined) !== undefined;
  const end = async (): Promise<void> => void (await (await pushManager.getSubscription())?.unsubscribe());
  return {
    permission: () => (isSupported ? Notification.permission : 'unsupported'),
    device: tryPush(async () => {
      const subscription = isSupported ? await pushManager.getSubscription() : null;
      return subscription === null ? E.right(null) : toDevice(subscription);
    }),
    hasKey: (publicKey) =>
      tryPush(async () => {
        const key = isSupported ? (await pushManager.getSubscription())?.options.applicationServerKey : null;
        return E.right(key == null || toBase64Url(key) === publicKey);
      }),
    subscribe: (publicKey) =>
      tryPush(async () => {
        // A subscription with a former key of the site would be in the way.
        await end();
        const device = toDevice(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
        if (E.isLeft(device)) await end();
        return device;
      }),
    unsubscribe: tryPush(async () => {
      if (isSupported) await end();
      return E.right(undefined);
    }),
  };
};
