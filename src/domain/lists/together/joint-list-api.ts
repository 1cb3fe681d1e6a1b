import type { TitlesChange } from '#domain/lists/list-command';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { Invitation, JointListPart, JointListSummary, ListPeople } from './joint-list';

/**
 * Calls of the server for lists that several members edit. A list that the caller neither owns nor edits, one in the bin, and one whose
 * owner is disabled are `not-found`.
 */
export interface JointListApi {
  /** Returns who edits one of the caller's lists. */
  readonly getListPeople: (listID: string) => Answer<ListPeople>;
  /** Makes a link that invites people to edit one of the caller's lists, and returns its id. A list with such a link keeps it. */
  readonly inviteToList: (listID: string) => Answer<string>;
  /** Ends the invitation to one of the caller's lists. Who has joined stays. */
  readonly endInvitation: (listID: string) => Answer<void>;
  /** Takes somebody out of one of the caller's lists and ends its invitation, or takes the caller out of another's list. Repeats. */
  readonly removeFromList: (listID: string, uid: UserId) => Answer<void>;
  /** Returns what an invitation leads to. `not-found` for a wrong or ended one. */
  readonly getInvitation: (inviteId: string, signal?: AbortSignal) => Answer<Invitation>;
  /** Accepts an invitation and returns the id of the list. `conflict` (people) if the list has no room for more people. */
  readonly joinList: (inviteId: string) => Answer<string>;
  /** Returns the lists of others that the caller edits. */
  readonly getJointLists: (signal?: AbortSignal) => Answer<ReadonlyArray<JointListSummary>>;
  /** Reads a page of a list that the caller edits. @param cursor of the previous page; null for the first one. */
  readonly getJointList: (listID: string, cursor: string | null, signal?: AbortSignal) => Answer<JointListPart>;
  /** Changes the titles of a list that the caller edits, as `planListCommand` defines. Applied twice, a change has the effect of once. */
  readonly changeJointList: (change: TitlesChange) => Answer<void>;
}
