import type { Option } from 'fp-ts/Option';
import type { List } from '#domain/lists/list';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';

/** Server-side access to who edits lists together. Each change is one transaction. Permissions are checked by the use cases. */
export interface JointLists {
  /** Stores the id of an invitation; a list with one keeps it. `not-found` for an unknown or deleted list. @returns the stored id. */
  readonly invite: (listID: string, newInviteId: string) => Answer<string>;
  /** Ends the invitation. Succeeds without one, and for an unknown list. */
  readonly endInvitation: (listID: string) => Answer<void>;
  /** Returns the list that an invitation leads to, also a deleted one. */
  readonly findInvited: (inviteId: string) => Answer<Option<List>>;
  /**
   * Adds an editor while the invitation lasts; succeeds for one who is there. `not-found` for an invitation that has ended and for a
   * deleted list, `conflict` (people) beyond `MAX_EDITORS`, `forbidden` for an account that is gone or being deleted. The owner is
   * never an editor. @returns the id of the list.
   */
  readonly join: (inviteId: string, uid: UserId) => Answer<string>;
  /** Takes an editor out; succeeds without one, and for an unknown list. @param endsInvitation whether the link ends too. */
  readonly removeEditor: (listID: string, uid: UserId, endsInvitation: boolean) => Answer<void>;
  /** Returns the lists of others that a member edits and that are not deleted, at most `MAX_LISTS`: each costs reads. */
  readonly findEditedBy: (uid: UserId) => Answer<ReadonlyArray<List>>;
}
