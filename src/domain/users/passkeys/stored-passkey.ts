import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { unauthenticated, type Failure } from '#domain/shared/failure';
import { UserId } from '#domain/users/user-id';
import { orNull } from '#domain/shared/codecs/or-null';
import { withDefault } from '#domain/shared/with-default';
import { SessionMark } from '#domain/users/access/session-mark';
import { knownPasskey, MAX_PASSKEYS, Passkey, tooManyPasskeys, unknownPasskey } from './passkey';

/** A passkey as the server keeps it. */
export const StoredPasskey = t.strict(
  {
    ...Passkey.type.props,
    /** COSE key: base64url. */
    publicKey: t.string,
    /** Signatures so far, as the authenticator counts them; 0 if it does not count. */
    counter: t.number,
    /** How the browser reaches the authenticator ("internal", "usb"), as it said itself. */
    transports: t.readonlyArray(t.string),
    /**
     * When it was added, or outlived an end of sessions by which its owner keeps it; null for passkeys of former versions, which were made
     * at `createdAt`.
     */
    made: withDefault(orNull(SessionMark), null),
  },
  'StoredPasskey',
);
export type StoredPasskey = t.TypeOf<typeof StoredPasskey>;
export type StoredPasskeys = ReadonlyArray<StoredPasskey>;

/** Time in ms in which the prompt of a browser may be answered. */
export const CHALLENGE_MS = 5 * 60_000;

/** A random text that a passkey signs, once. */
export const PasskeyChallenge = t.strict(
  {
    /** Owner of the passkey that is being added; null for a sign-in. */
    uid: orNull(UserId),
    /** In ms since 1970. */
    expiresAt: t.number,
  },
  'PasskeyChallenge',
);
export type PasskeyChallenge = t.TypeOf<typeof PasskeyChallenge>;

/** Texts of challenges: 32 random bytes in hexadecimal digits. */
export const isPasskeyChallenge = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

type Change = E.Either<Failure, StoredPasskeys>;

export const withPasskeyAdded = (present: StoredPasskeys, added: StoredPasskey): Change => {
  if (present.some(({ id }) => id === added.id)) return E.left(knownPasskey);
  return present.length >= MAX_PASSKEYS ? E.left(tooManyPasskeys) : E.right([...present, added]);
};

const changed = (present: StoredPasskeys, id: string, change: (passkey: StoredPasskey) => E.Either<Failure, StoredPasskey>): Change => {
  const found = present.find((passkey) => passkey.id === id);
  if (found === undefined) return E.left(unknownPasskey);
  return E.map((next: StoredPasskey) => present.map((passkey) => (passkey === found ? next : passkey)))(change(found));
};

export const withPasskeyRenamed = (present: StoredPasskeys, id: string, name: string): Change =>
  changed(present, id, (passkey) => E.right({ ...passkey, name }));

/**
 * Notes a use. `unauthenticated` if the authenticator counts and its count has not grown: two devices then have the same key, or the answer
 * was sent twice.
 */
export const withPasskeyUsed = (present: StoredPasskeys, id: string, counter: number, now: number): Change =>
  changed(present, id, (passkey) =>
    (counter > 0 || passkey.counter > 0) && counter <= passkey.counter
      ? E.left(unauthenticated)
      : E.right({ ...passkey, counter, lastUsedAt: now }));

/** Removes a passkey; succeeds if there is none. */
export const withoutPasskey = (present: StoredPasskeys, id: string): Change => E.right(present.filter((passkey) => passkey.id !== id));
