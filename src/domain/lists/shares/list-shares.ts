import type { Option } from 'fp-ts/Option';
import type { Answer } from '#domain/shared/answer';
import type { SharedPlace, PlacedTitle } from './shared-list';

/** Titles of a list. `isFull`: the limit ended them, so further ones may follow. */
export type PlacedTitles = { readonly titles: ReadonlyArray<PlacedTitle>; readonly isFull: boolean };

/** Server-side access to the share links of all lists. Permissions are checked by the use cases. */
export interface ListShares {
  /**
   * Shares a list under a new id, in one transaction; a list that is shared keeps its id. `not-found` for an unknown or deleted list.
   * Leaves nothing of an account that is being deleted.
   * @param now ms since 1970. @param sharesNotes whether readers see the owner's notes; without it, a shared list keeps the choice, and
   * they do not see those of a new link. @returns the id under which the list is shared.
   */
  readonly add: (listID: string, newShareId: string, now: number, sharesNotes?: boolean) => Answer<string>;
  /** Ends the link of a list and hides its notes, in one transaction. Succeeds for a list without a link, and for an unknown list. */
  readonly remove: (listID: string) => Answer<void>;
  /** Returns the id of the list that is shared under an id. */
  readonly find: (shareId: string) => Answer<Option<string>>;
  /**
   * Returns at most `limit` titles of a list with their notes in the owner's order, behind `after`; null is the start. Damaged titles are
   * left out.
   */
  readonly titlesAfter: (listID: string, after: SharedPlace | null, limit: number) => Answer<PlacedTitles>;
}
