import type { Answer } from '#domain/shared/answer';
import type { JointListApi } from '#domain/lists/together/joint-list-api';
import type { UserId } from '#domain/users/user-id';

/** Calls of the server for lists. Needs the network; nothing is kept for later. */
export interface ListApi extends JointListApi {
  /** Counts the titles of a member's lists that are not deleted, from the items. For the member and for admins; others get `forbidden`. */
  readonly countItemsInLists: (uid: UserId) => Answer<Readonly<Record<string, number>>>;
  /**
   * Deletes a list of any state for good, with all its titles. For the owner and for admins; others get `forbidden`, as for a default list.
   * Succeeds for a list that is gone already. After a failure, a part may be deleted; the next call deletes the rest.
   */
  readonly deleteList: (listID: string) => Answer<void>;
  /**
   * Shares a list of the member by a link and returns the id under which it is shared. A shared list keeps its id. Others get `forbidden`;
   * `not-found` for a deleted list.
   * @param sharesNotes whether readers see the notes; without it, a shared list keeps the choice, and a new link shows none.
   */
  readonly shareList: (listID: string, sharesNotes?: boolean) => Answer<string>;
  /**
   * Ends the link of a list. For the owner and for admins; others get `forbidden`. Succeeds for a list without a link, and for one that is
   * gone.
   */
  readonly unshareList: (listID: string) => Answer<void>;
}
