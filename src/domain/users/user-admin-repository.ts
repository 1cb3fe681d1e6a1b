import type { Option } from 'fp-ts/Option';
import type { Answer } from '../shared/answer';
import type { Policy } from './access/access-policy';
import type { InitializationPlan } from './user-initialization';
import type { ServerAccessRecord } from './access/access-record';
import type { User } from './user';
import type { UserId } from './user-id';

/** What a decision came to. `before` is null for somebody of whom nothing was known. */
export type AccessChange = { readonly before: ServerAccessRecord | null; readonly after: ServerAccessRecord };

/** The members' documents as the server keeps them. */
export interface UserAdminRepository {
  readonly getAccess: (uid: UserId) => Answer<Option<ServerAccessRecord>>;
  readonly getProfile: (uid: UserId) => Answer<Option<User>>;
  /**
   * Reads who acts, who it is about and the number of admins, asks the decision and writes what it says, in one step: of two that
   * decide at once the second sees what the first has written. A profile that is there gets its share.
   */
  readonly updateAccess: (by: UserId, of: UserId, decision: Policy) => Answer<AccessChange>;
  /** Reads what is there of somebody's profile, lists and standing and writes what the plan says is missing, in one step. @returns the profile. */
  readonly initialize: (uid: UserId, plan: InitializationPlan) => Answer<User>;
  /** Removes profile, lists and everything below them, in parts: what was interrupted is finished by doing it again. The standing stays. */
  readonly deleteData: (uid: UserId) => Answer<void>;
  /** Removes the standing, last of all. */
  readonly deleteAccess: (uid: UserId) => Answer<void>;
}
