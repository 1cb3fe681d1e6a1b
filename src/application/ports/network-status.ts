import type { Watch } from '#domain/shared/answer';

/** Whether there is a way to the outside at all. */
export interface NetworkStatus {
  /** How it stands now, and every change of it. A connection that is there may still lead nowhere: answers tell. */
  readonly online: Watch<boolean>;
}
