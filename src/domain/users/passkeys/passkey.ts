import * as t from 'io-ts';
import { orNull } from '#domain/shared/codecs/or-null';
import { conflict, forbidden, notFound } from '#domain/shared/failure';

/** Passkeys that a member may have at most. */
export const MAX_PASSKEYS = 10;

/** A passkey as its owner sees it. */
export const Passkey = t.strict(
  {
    /** The credential's id at its authenticator: base64url. */
    id: t.string,
    name: t.string,
    /** In ms since 1970. */
    createdAt: t.number,
    /** The last sign-in with it, in ms since 1970; null: none. */
    lastUsedAt: orNull(t.number),
  },
  'Passkey',
);
export type Passkey = t.TypeOf<typeof Passkey>;

/** Why a passkey could not be added or used: the `what` of its failure. */
export const PASSKEY_REASONS = {
  unknown: 'passkey', full: 'all passkeys that a member may have', known: 'a passkey of this account', expired: 'an expired request',
  unsuitable: 'this device', unconfirmed: 'an unconfirmed address',
} as const;

/** Nobody has this passkey here: it was removed, or belongs to another site. */
export const unknownPasskey = notFound(PASSKEY_REASONS.unknown);
/** The member has `MAX_PASSKEYS`. */
export const tooManyPasskeys = conflict(PASSKEY_REASONS.full);
/** The device, or the password manager, has a passkey of this account already. */
export const knownPasskey = conflict(PASSKEY_REASONS.known);
/** The prompt was answered too late, or twice. */
export const expiredPasskeyRequest = conflict(PASSKEY_REASONS.expired);
/** The device cannot verify the person, or cannot keep a passkey. */
export const unsuitableDevice = forbidden(PASSKEY_REASONS.unsuitable);
/** The address of the account may be somebody else's: nobody has confirmed it. */
export const unconfirmedAddress = conflict(PASSKEY_REASONS.unconfirmed);
