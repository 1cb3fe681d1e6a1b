import type { Option } from 'fp-ts/Option';
import type { Answer, Watch } from '../shared/answer';
import type { ResolvedId } from './recent-titles';
import type { ProfilePatch } from './profile';
import type { RecentTitle, User } from './user';
import type { UserId } from './user-id';

/** What adding to the recently opened titles answers. */
export type ItemAdded = { readonly message: 'Item was added'; readonly status: 200 };
export const itemAdded: ItemAdded = { message: 'Item was added', status: 200 };

/** The profile documents, as their owners read and change them. Profiles come and go by `Membership`. */
export interface UserRepository {
  readonly find: (uid: UserId) => Answer<Option<User>>;
  /** The profile and every change of it; none while there is no such profile. */
  readonly watch: (uid: UserId) => Watch<Option<User>>;
  /** Changes the fields that the patch names, all or none. `not-found` without a profile, `invalid` with a field that breaks its rule. */
  readonly update: (uid: UserId, patch: ProfilePatch) => Answer<void>;
  /** Puts a title in front of the recently opened ones; the same title twice is there once. */
  readonly recordRecent: (uid: UserId, opened: RecentTitle) => Answer<ItemAdded>;
  /** Keeps opened titles under the numbers that were found for them; what is not there any more is left alone. */
  readonly updateRecentIds: (uid: UserId, found: ReadonlyArray<ResolvedId>) => Answer<void>;
}
