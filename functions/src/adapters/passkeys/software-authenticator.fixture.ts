import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import * as TE from 'fp-ts/TaskEither';
import { aborted } from '#domain/shared/failure';
import { knownPasskey, unsuitableDevice } from '#domain/users/passkeys/passkey';
import type { PasskeyOptions, PasskeyPrompt } from '#domain/users/passkeys/passkey-answer';

type Key = { readonly rpId: string; readonly user: string; readonly id: Buffer; readonly privateKey: KeyObject };

/** How an authenticator and its browser behave; the defaults are those of a telephone on the page of the site. */
export type AuthenticatorHabits = {
  /** Origin of the page, as the browser says it. */
  origin: string;
  /** Asks for a fingerprint, a face or a PIN. */
  verifies: boolean;
  /** Counts signatures. */
  counter: number;
  /** Closes each prompt. */
  closes: boolean;
  /** Id of the model. */
  aaguid: string;
  /** Replaces the member whom signatures name. */
  user: string | null;
};

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

const head = (major: number, size: number): Buffer =>
  size < 24 ? Buffer.from([(major << 5) | size])
    : size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
/** Encodes what answers of authenticators consist of, as CBOR. */
const cbor = (value: number | string | Buffer | ReadonlyMap<unknown, unknown>): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...(value as ReadonlyMap<string, string>)].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, pairs.length / 2), ...pairs]);
};

const textOf = (options: PasskeyOptions, ...path: ReadonlyArray<string>): string =>
  path.reduce<unknown>((value, key) => (value as PasskeyOptions)[key], options) as string;

/**
 * An authenticator in memory with a browser before it: makes ES256 keys, without attestation, and signs with the newest one of the site.
 * What it answers is verified as from a real one.
 */
export const softwareAuthenticator = (origin: string) => {
  const habits: AuthenticatorHabits = {
    origin, verifies: true, counter: 0, closes: false, aaguid: '00000000-0000-0000-0000-000000000000', user: null,
  };
  const keys: Key[] = [];
  const dataOf = (rpId: string, attested: Buffer): Buffer => {
    const flags = 1 | (habits.verifies ? 4 : 0) | (attested.length > 0 ? 64 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(habits.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attested]);
  };
  const clientDataOf = (type: string, options: PasskeyOptions): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge: textOf(options, 'challenge'), origin: habits.origin, crossOrigin: false }));
  const prompt: PasskeyPrompt = {
    make: (options) => {
      const known = (options['excludeCredentials'] as ReadonlyArray<{ readonly id: string }>).map(({ id }) => id);
      if (habits.closes) return TE.left(aborted);
      if (keys.some(({ id }) => known.includes(text(id)))) return TE.left(knownPasskey);
      if (textOf(options, 'authenticatorSelection', 'userVerification') !== 'required') return TE.left(unsuitableDevice);
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = { rpId: textOf(options, 'rp', 'id'), user: textOf(options, 'user', 'id'), id: randomBytes(32), privateKey };
      keys.push(key);
      const cose = cbor(new Map<number, number | Buffer>([
        [1, 2], [3, -7], [-1, 1], [-2, Buffer.from(x, 'base64url')], [-3, Buffer.from(y, 'base64url')],
      ]));
      const model = Buffer.from(habits.aaguid.replaceAll('-', ''), 'hex');
      const data = dataOf(key.rpId, Buffer.concat([model, Buffer.from([0, key.id.length]), key.id, cose]));
      const attestation = cbor(new Map<string, unknown>([['fmt', 'none'], ['attStmt', new Map()], ['authData', data]]));
      return TE.right({
        id: text(key.id), clientData: text(clientDataOf('webauthn.create', options)), attestation: text(attestation),
        transports: ['internal'],
      });
    },
    sign: (options) => {
      const key = keys.findLast(({ rpId }) => rpId === textOf(options, 'rpId'));
      if (habits.closes || key === undefined) return TE.left(aborted);
      const clientData = clientDataOf('webauthn.get', options);
      const data = dataOf(key.rpId, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), key.privateKey);
      return TE.right({
        id: text(key.id), clientData: text(clientData), authenticatorData: text(data), signature: text(signature),
        userHandle: habits.user === null ? key.user : text(Buffer.from(habits.user)),
      });
    },
  };
  return { prompt, habits };
};
