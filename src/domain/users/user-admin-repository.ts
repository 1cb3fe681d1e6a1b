import type { Option } from 'fp-ts/Option';
import type { Answer } from '#domain/shared/answer';
import type { AccessPolicy } from './access/access-policy';
import type { InitializationPlanner } from './user-initialization';
import type { ServerAccessRecord } from './access/access-record';
import type { User } from './user';
import type { UserId } from './user-id';

/** Result of `updateAccess`. `before` is null if the account had no access record. */
export type AccessChange = { readonly before: ServerAccessRecord | null; readonly after: ServerAccessRecord };

/** Server-side access to the documents of all users. */
export interface UserAdminRepository {
  readonly getAccess: (uid: UserId) => Answer<Option<ServerAccessRecord>>;
  readonly getProfile: (uid: UserId) => Answer<Option<User>>;
  /**
   * Reads both access records and the admin count, runs the policy and writes its result, in one transaction. Of two concurrent
   * calls, the second reads what the first has written. An existing profile is updated too; none is created.
   */
  readonly updateAccess: (by: UserId, of: UserId, policy: AccessPolicy) => Answer<AccessChange>;
  /** Reads profile, list names and access record and writes the plan's result, in one transaction. @returns the profile. */
  readonly initialize: (uid: UserId, plan: InitializationPlanner) => Answer<User>;
  /**
   * Deletes profile, lists and all subcollections in batches; an interrupted call is completed by a repeated one. Keeps the access record.
   */
  readonly deleteData: (uid: UserId) => Answer<void>;
  /** Deletes the access record, the last step of a deletion. */
  readonly deleteAccess: (uid: UserId) => Answer<void>;
}
