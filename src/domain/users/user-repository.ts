import type { Option } from 'fp-ts/Option';
import type { Answer, Watch } from '#domain/shared/answer';
import type { ChangedTitleId } from './recent-titles';
import type { ProfilePatch } from './profile';
import type { RecentTitle, User } from './user';
import type { UserId } from './user-id';

/** Response of the calls that add a title: to the recent titles or to a list. */
export type ItemAddedResponse = { readonly message: 'Item was added'; readonly status: 200 };
export const ITEM_ADDED_RESPONSE: ItemAddedResponse = { message: 'Item was added', status: 200 };

/** Profile documents, read and changed by their owners. `AccountApi` creates and deletes profiles. */
export interface UserRepository {
  readonly find: (uid: UserId) => Answer<Option<User>>;
  /** Emits the profile and every change; `none` while no such profile exists. */
  readonly watch: (uid: UserId) => Watch<Option<User>>;
  /** Changes the fields in the patch, all or none. `not-found` without a profile, `invalid` with an invalid field. */
  readonly update: (uid: UserId, patch: ProfilePatch) => Answer<void>;
  /** Merges titles that were opened in one browser into the recent titles. Repeating a call changes nothing. */
  readonly recordRecent: (uid: UserId, titles: ReadonlyArray<RecentTitle>) => Answer<ItemAddedResponse>;
  /** Replaces former ids of recent titles by present ones; ignores titles that are not in the list. */
  readonly updateRecentIds: (uid: UserId, resolved: ReadonlyArray<ChangedTitleId>) => Answer<void>;
  /**
   * Replaces the text of the titles that are not for the member by what `edit` makes of the stored one, so that two devices lose nothing of
   * each other. `edit` may run several times.
   */
  readonly editTurnedDown: (uid: UserId, edit: (stored: string | null) => string | null) => Answer<void>;
  /** Replaces the text of the saved filters in the same way. */
  readonly editSavedFilters: (uid: UserId, edit: (stored: string | null) => string | null) => Answer<void>;
}
