import type { Answer } from '#domain/shared/answer';
import type { Passkey } from './passkey';

/**
 * Passkeys of the signed-in member, and sign-in with one. Methods that open the browser's prompt fail with `aborted` if the person closes
 * it. Members need a session: else `unauthenticated`.
 */
export interface PasskeyService {
  /** Returns the member's passkeys, in the order in which they were added. */
  readonly list: Answer<ReadonlyArray<Passkey>>;
  /**
   * Creates a passkey by the prompt and stores it. `forbidden` if the last sign-in is older than five minutes; `tooManyPasskeys`,
   * `knownPasskey`, `expiredPasskeyRequest`, `unsuitableDevice`, or `unconfirmedAddress`.
   * @param name null: the server names it after where it is kept.
   */
  readonly add: (name: string | null) => Answer<Passkey>;
  /** `unknownPasskey` if the member has none with this id. */
  readonly rename: (id: string, name: string) => Answer<void>;
  /** Removes a passkey, which never signs in again; succeeds if there is none. `forbidden` as for `add`. */
  readonly remove: (id: string) => Answer<void>;
  /**
   * Requests any passkey of this site from the prompt and signs its owner in. `unknownPasskey` for a removed one, `accountDisabled` for a
   * disabled account, `unauthenticated` if the answer does not fit.
   */
  readonly signIn: Answer<void>;
}
