import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { SignInRecords } from './sign-in';

/** Stored sign-ins, for the server. */
export interface SignInRepository {
  /**
   * Changes the sign-ins of a member in one transaction and returns those that are stored then. Writes nothing if the plan returns what it
   * got. Fails with `forbidden` for an account that is gone or being deleted.
   */
  readonly change: (uid: UserId, plan: (present: SignInRecords) => SignInRecords) => Answer<SignInRecords>;
}
