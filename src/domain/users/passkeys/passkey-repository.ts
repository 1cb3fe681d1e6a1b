import type * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { PasskeyChallenge, StoredPasskeys } from './stored-passkey';

/** Server-side access to passkeys and the challenges that they sign. Permissions are checked by the use cases. */
export interface PasskeyRepository {
  /** Returns the passkeys of a member, in the order in which they were added. */
  readonly find: (uid: UserId) => Answer<StoredPasskeys>;
  /** Returns whether any member has a passkey with this id. */
  readonly isKnown: (id: string) => Answer<boolean>;
  /**
   * Replaces the passkeys of a member by what `plan` returns for the present ones. Its failure changes nothing. No other change comes
   * between, so that `plan` may be called several times. `forbidden` for an account that is being deleted. @returns the new ones.
   */
  readonly change: (uid: UserId, plan: (present: StoredPasskeys) => E.Either<Failure, StoredPasskeys>) => Answer<StoredPasskeys>;
  /** @param text of `isPasskeyChallenge`. */
  readonly addChallenge: (text: string, challenge: PasskeyChallenge) => Answer<void>;
  /** Deletes a challenge and returns it: to one of several callers only. Null if there is none. */
  readonly takeChallenge: (text: string) => Answer<PasskeyChallenge | null>;
}
