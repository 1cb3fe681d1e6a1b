import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { toFailure } from '#domain/shared/failure';
import type { PasswordHash } from '#adapters/memory/storage/state';

/** OWASP's minimum for PBKDF2 with SHA-512. */
const ITERATIONS = 210_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Returns `bytes` random bytes in hexadecimal, for ids and codes. */
export const randomHex = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

const hashOf = async (password: string, salt: string, iterations: number): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password.normalize('NFKC')), 'PBKDF2', false, ['deriveBits']);
  return toHex(
    new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-512', salt: fromHex(salt), iterations }, key, HASH_BITS)),
  );
};

/** Hashes a password with a new salt. Needs a secure context (https or localhost). */
export const hashPassword = (password: string, iterations = ITERATIONS): Answer<PasswordHash> =>
  TE.tryCatch(async () => {
    const salt = randomHex(SALT_BYTES);
    return { salt, hash: await hashOf(password, salt, iterations), iterations };
  }, toFailure);

const dummyHash: PasswordHash = { salt: '00'.repeat(SALT_BYTES), hash: '', iterations: ITERATIONS };

/** Checks a password. Without a stored hash the result is false, after the same computing time. */
export const verifyPassword = (password: string, stored: PasswordHash | undefined): Answer<boolean> => {
  const { salt, hash, iterations } = stored ?? dummyHash;
  return pipe(
    TE.tryCatch(() => hashOf(password, salt, iterations), toFailure),
    TE.map((computed) => computed === hash),
  );
};
