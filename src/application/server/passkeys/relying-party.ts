import type { MadePasskey, PasskeyOptions, SignedPasskey } from '#domain/users/passkeys/passkey-answer';
import type { StoredPasskey, StoredPasskeys } from '#domain/users/passkeys/stored-passkey';
import type { Answer } from '#domain/shared/answer';
import type { AuthAccount } from '#domain/users/auth-admin';

/** A new passkey whose answer has been verified. */
export type VerifiedPasskey = Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'> & {
  /** Where it is kept ("Bitwarden"); null if the authenticator does not say. */
  readonly keptBy: string | null;
};

/**
 * This site towards authenticators: its id and origin come from its configuration. Answers that do not fit fail with `unauthenticated`:
 * another origin, site or challenge, an absent person, a wrong signature.
 */
export type RelyingParty = {
  /** Returns what the browser is asked to make. @param known passkeys of the member, of which each authenticator has one. */
  readonly optionsToMake: (member: AuthAccount, challenge: string, known: StoredPasskeys) => Answer<PasskeyOptions>;
  /** Returns what the browser is asked to sign, with any passkey of this site. */
  readonly optionsToSign: (challenge: string) => Answer<PasskeyOptions>;
  /** Returns the challenge that an answer contains; empty if it contains none. */
  readonly challengeOf: (clientData: string) => string;
  /** Returns whom a signed answer names; empty for nobody. */
  readonly userOf: (signed: SignedPasskey) => string;
  readonly verifyMade: (made: MadePasskey, challenge: string) => Answer<VerifiedPasskey>;
  /** Returns the authenticator's count of signatures. */
  readonly verifySigned: (signed: SignedPasskey, challenge: string, passkey: StoredPasskey) => Answer<number>;
};
