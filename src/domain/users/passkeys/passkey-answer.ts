import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { strictObject } from '#domain/shared/codecs/strict-object';
import { refineCodec } from '#domain/shared/refine-codec';

/** Longest field of an authenticator's answer, in characters. An attestation with certificates has a few thousand. */
const MAX_LENGTH = 16_000;

/** Ids of credentials have up to 1,023 bytes. */
const MAX_ID_LENGTH = 1364;

const base64Url = (most: number): t.Type<string, unknown> =>
  refineCodec(t.string, (text) => text.length <= most && /^[\w-]*$/.test(text), `at most ${most} characters of base64url`);

export const PasskeyId = base64Url(MAX_ID_LENGTH);

const Transport = refineCodec(t.string, ({ length }) => length <= 32, 'a transport');
const Transports = refineCodec(t.readonlyArray(Transport), ({ length }) => length <= 10, 'at most 10 transports');

/** Answer of an authenticator that has made a passkey. All texts but those of `transports` are base64url. */
export const MadePasskey = strictObject(
  { id: PasskeyId, clientData: base64Url(MAX_LENGTH), attestation: base64Url(MAX_LENGTH), transports: Transports }, 'MadePasskey',
);
export type MadePasskey = t.TypeOf<typeof MadePasskey>;

/** Answer of an authenticator that signs somebody in. All texts are base64url. */
export const SignedPasskey = strictObject(
  {
    id: PasskeyId, clientData: base64Url(MAX_LENGTH), authenticatorData: base64Url(MAX_LENGTH), signature: base64Url(MAX_LENGTH),
    /** Names the member; empty from an authenticator that does not return the owner of its key. */
    userHandle: base64Url(MAX_ID_LENGTH),
  },
  'SignedPasskey',
);
export type SignedPasskey = t.TypeOf<typeof SignedPasskey>;

/** Options of WebAuthn in its JSON form. The server makes them, and the browser reads them. */
export const PasskeyOptions = t.UnknownRecord;
export type PasskeyOptions = t.TypeOf<typeof PasskeyOptions>;

/**
 * The browser's prompt for passkeys. Fails with `aborted` if the person closes it or lets its time pass, with `knownPasskey` if the device
 * has a passkey of the account, and with `unsuitableDevice` if it can keep none.
 */
export type PasskeyPrompt = {
  readonly make: (options: PasskeyOptions) => Answer<MadePasskey>;
  readonly sign: (options: PasskeyOptions) => Answer<SignedPasskey>;
};
