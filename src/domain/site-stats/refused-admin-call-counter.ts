import type { Answer } from '#domain/shared/answer';

/** Counts admin calls of callers who are not admins. */
export interface RefusedAdminCallCounter {
  /** Adds one call. @param now ms since 1970. */
  readonly add: (now: number) => Answer<void>;
}
