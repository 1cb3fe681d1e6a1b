import type { Option } from 'fp-ts/Option';
import type { Answer } from '../answer';
import type { Decision } from './authority';
import type { Plan } from './foundation';
import type { Standing } from './standing';
import type { User } from './user';
import type { UserId } from './user-id';

/** What a decision came to. `before` is null for somebody of whom nothing was known. */
export type Decided = { readonly before: Standing | null; readonly after: Standing };

/** The members' documents as the server keeps them. */
export interface Members {
  readonly standing: (uid: UserId) => Answer<Option<Standing>>;
  readonly profile: (uid: UserId) => Answer<Option<User>>;
  /**
   * Reads who acts, who it is about and the number of admins, asks the decision and writes what it says, in one step: of two that
   * decide at once the second sees what the first has written. A profile that is there gets its share.
   */
  readonly decide: (by: UserId, of: UserId, decision: Decision) => Answer<Decided>;
  /** Reads what is there of somebody's profile, lists and standing and writes what the plan says is missing, in one step. @returns the profile. */
  readonly establish: (uid: UserId, plan: Plan) => Answer<User>;
  /** Removes profile, lists and everything below them, in parts: what was interrupted is finished by doing it again. The standing stays. */
  readonly clear: (uid: UserId) => Answer<void>;
  /** Removes the standing, last of all. */
  readonly forget: (uid: UserId) => Answer<void>;
}
