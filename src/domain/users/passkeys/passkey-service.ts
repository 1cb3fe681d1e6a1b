import type { Answer } from '#domain/shared/answer';
import type { Passkey } from './passkey';

/**
 * Passkeys of the signed-in member, and sign-in with one. Whatever asks the browser's prompt fails with `aborted` if the person closes it.
 * Members need a session: else `unauthenticated`.
 */
export interface PasskeyService {
  /** Returns the member's passkeys, in the order in which they were added. */
  readonly list: Answer<ReadonlyArray<Passkey>>;
  /**
   * Asks the prompt for a new passkey and stores it. `forbidden` if the last sign-in is older than five minutes; `tooManyPasskeys`,
   * `knownPasskey`, `expiredPasskeyRequest`, or `unsuitableDevice`. @param name null: the server names it after where it is kept.
   */
  readonly add: (name: string | null) => Answer<Passkey>;
  /** `unknownPasskey` if the member has none with this id. */
  readonly rename: (id: string, name: string) => Answer<void>;
  /** Removes a passkey, which never signs in again; succeeds if there is none. `forbidden` as for `add`. */
  readonly remove: (id: string) => Answer<void>;
  /**
   * Asks the prompt for any passkey of this site and signs its owner in. `unknownPasskey` for a removed one, `accountDisabled` for a
   * disabled account, `unauthenticated` if the answer does not fit.
   */
  readonly signIn: Answer<void>;
}
