import type { Answer } from '#domain/shared/answer';
import type { SignIn } from './sign-in';

/** The recent sign-ins of the signed-in member, which nobody else reads. */
export interface SignInLog {
  /**
   * Notes the sign-in of this session, unless it is noted or beyond the bounds, and returns all, the newest first. Repeating the call is
   * harmless. Fails with `unauthenticated` without a session.
   */
  readonly noteSignIn: () => Answer<ReadonlyArray<SignIn>>;
}
