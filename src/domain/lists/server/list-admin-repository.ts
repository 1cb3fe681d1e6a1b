import type { Option } from 'fp-ts/Option';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { List } from '#domain/lists/list';
import type { ListCommand } from '#domain/lists/list-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';

/** The lists that contain a title, from `users/{uid}/titles/{itemKey}`. May name deleted lists. */
export type TitleMembership = Pick<MemberTitleState, 'itemKey' | 'listIDs'>;

/** A list and its owner. */
export type OwnedList = Pick<List, 'listID' | 'userID'>;

/** Server-side access to the lists of all members. Permissions are checked by the use cases. */
export interface ListAdminRepository {
  /** Returns a list, also a deleted one. */
  readonly find: (listID: string) => Answer<Option<List>>;
  /** Returns the member's lists that are not deleted. */
  readonly findActive: (uid: UserId) => Answer<ReadonlyArray<List>>;
  /** Returns the memberships of titles; titles without a state are left out. */
  readonly findTitles: (uid: UserId, itemKeys: ReadonlyArray<string>) => Answer<ReadonlyArray<TitleMembership>>;
  /** Returns at most `limit` memberships by ascending item key, behind `after`; null is the start. */
  readonly titlesAfter: (uid: UserId, after: string | null, limit: number) => Answer<ReadonlyArray<TitleMembership>>;
  /** Counts the items of a list, independent of its `itemCount`. */
  readonly countItems: (listID: string) => Answer<number>;
  /**
   * Applies a command as `planListCommand` defines, in one transaction: items, states of their titles, names and entries. Leaves
   * nothing of an account that is being deleted.
   * @param now ms since 1970.
   */
  readonly apply: (command: ListCommand, now: number) => Answer<void>;
  /**
   * Deletes a list as `planListExpiry` defines, in one transaction: without name and entry, and past the time in which it can be restored.
   */
  readonly expire: (listID: string, now: number) => Answer<void>;
  /** Returns at most `limit` lists that were deleted over 30 days ago. */
  readonly findExpired: (now: number, limit: number) => Answer<ReadonlyArray<OwnedList>>;
  /** Deletes a part of a list's items and removes the list from the states of their titles. @returns whether items may be left. */
  readonly purgeItems: (list: OwnedList) => Answer<boolean>;
  /** Deletes the document of a list whose items are gone, and its share link. Succeeds if there is none. */
  readonly deleteList: (listID: string) => Answer<void>;
}
