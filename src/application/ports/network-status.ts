import type { Watch } from '#domain/shared/answer';

/** Reports whether the browser has a network connection. */
export interface NetworkStatus {
  /**
   * Emits the current status, once it is known, and every change. True does not guarantee that a server is reachable: only a response
   * shows that.
   */
  readonly online: Watch<boolean>;
}
