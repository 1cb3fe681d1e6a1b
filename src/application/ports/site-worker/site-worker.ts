import type { Answer, Watch } from '#domain/shared/answer';
import type { BrowserPush } from './browser-push';
import type { OfflineCatalogue } from './offline-catalogue';

/** Most pictures of titles on lists that are kept; beyond, the oldest go first. */
export const MAX_KEPT_PICTURES = 300;

/** Keeps the app in this browser, so that it starts without a network. */
export interface SiteWorker {
  /** Emits true once a newer version of the app is ready, which a reload starts. */
  readonly isNewVersionReady: Watch<boolean>;
  /** Starts the newer version and loads this page again. Other tabs go on with the version that they have. */
  readonly startNewVersion: () => void;
  /** Keeps the code that members need. */
  readonly keepForMember: () => void;
  /** Keeps pictures of titles on the member's lists. Resolves with false if one could not be loaded. */
  readonly keepPictures: (addresses: ReadonlyArray<string>) => Promise<boolean>;
  /**
   * Deletes what was opened and members' code and ends notifications, if a member was here. @param hadMember whether one was known to be,
   * maybe before the worker was open; without it, the caches of this browser say so.
   */
  readonly forgetMember: (hadMember?: boolean) => void;
  /**
   * Returns a function that lets the browser send the member's unsent changes without a page, once there is a network. Null if the backend
   * has no server, or the browser cannot do it.
   */
  readonly outboxSync: Answer<() => void> | null;
  /** Loads what asks the browser about notifications. */
  readonly push: Answer<BrowserPush>;
  /** All titles without a network; null if the catalogue is not one of files. A sign-out leaves them: they are the same for everybody. */
  readonly offlineCatalogue: Answer<OfflineCatalogue> | null;
}
