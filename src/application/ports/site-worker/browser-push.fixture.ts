import * as TE from 'fp-ts/TaskEither';
import { NEVER } from 'rxjs';
import type { PushDevice } from '#domain/reminders/push-device';
import { aPushDevice } from '#domain/reminders/reminder.fixture';
import type { Failure } from '#domain/shared/failure';
import type { BrowserPush, PushPermission } from './browser-push';
import type { SiteWorker } from './site-worker';

/**
 * A browser with a push service. @param failure why it gives no device. @param device that receives notifications already.
 * @param key of the site with which that device was subscribed.
 */
export const testBrowserPush = ({ permission = 'default', device = null, key = 'site-key', failure }: {
  readonly permission?: PushPermission; readonly device?: PushDevice | null; readonly key?: string; readonly failure?: Failure;
} = {}): BrowserPush => {
  let [allowed, own, ownKey] = [permission, device, key];
  return {
    permission: () => allowed,
    device: TE.fromIO(() => own),
    hasKey: (publicKey) => TE.fromIO(() => ownKey === publicKey),
    subscribe: (publicKey) =>
      failure === undefined
        ? TE.fromIO(() => {
            [allowed, ownKey] = ['granted', publicKey];
            return (own = aPushDevice('this-device'));
          })
        : TE.left(failure),
    unsubscribe: TE.fromIO(() => void (own = null)),
  };
};

/** A site's worker that only has notifications. */
export const testSiteWorker = (push: BrowserPush): SiteWorker => ({
  isNewVersionReady: NEVER, startNewVersion: () => undefined, keepForMember: () => undefined, forgetMember: () => undefined,
  keepPictures: () => Promise.resolve(true),
  push: TE.right(push), offlineCatalogue: null, outboxSync: null,
});
