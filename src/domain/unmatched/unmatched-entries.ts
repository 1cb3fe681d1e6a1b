import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { UnmatchedPart } from './unmatched-part';

/** Parts that one call reads at most: a part can have 100,000 characters. */
export const PARTS_READ = 20;

/** @property next id behind which the following parts begin; null if there are none. */
export type UnmatchedPage = { readonly parts: ReadonlyArray<UnmatchedPart>; readonly next: string | null };

/**
 * Rows of imports whose title the catalogue lacks, as a member's account keeps them. Read and changed by their owner: every call fails
 * with `forbidden` for others, and with `offline` without a network, also for changes.
 */
export interface UnmatchedEntries {
  /** Reads parts in the order of their ids. @param after id of the last part of the page before; null for the first page. */
  readonly readUnmatched: (uid: UserId, after: string | null) => Answer<UnmatchedPage>;
  /** Stores a part; a part that is there already stays as it is. `invalid` (`rows`) for one that is too large, empty or malformed. */
  readonly keepUnmatched: (uid: UserId, part: UnmatchedPart) => Answer<void>;
  /** Removes rows of a part, and the part with its last row. Rows and parts that are gone are no failure. */
  readonly removeUnmatched: (uid: UserId, partId: string, rows: ReadonlyArray<string>) => Answer<void>;
}
