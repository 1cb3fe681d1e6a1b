import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { toFailure } from '#domain/shared/failure';
import type { PasswordHash } from '../storage/state';

/** What OWASP asks of PBKDF2 with SHA-512. */
const ITERATIONS = 210_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const unhex = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** So many random bytes, as text: for ids and codes. */
export const randomHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

const hashOf = async (password: string, salt: string, iterations: number): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password.normalize('NFKC')), 'PBKDF2', false, ['deriveBits']);
  return hex(new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-512', salt: unhex(salt), iterations }, key, HASH_BITS)));
};

/** Keeps a password so that it cannot be read again. Needs a secure context, as browsers call https and localhost. */
export const hashPassword = (password: string, iterations = ITERATIONS): Answer<PasswordHash> =>
  TE.tryCatch(async () => {
    const salt = randomHex(SALT_BYTES);
    return { salt, hash: await hashOf(password, salt, iterations), iterations };
  }, toFailure);

const nobodys: PasswordHash = { salt: '00'.repeat(SALT_BYTES), hash: '', iterations: ITERATIONS };

/** Whether it is that password. Without a secret the answer is no, and takes as long. */
export const verifyPassword = (password: string, secret: PasswordHash | undefined): Answer<boolean> => {
  const { salt, hash, iterations } = secret ?? nobodys;
  return pipe(
    TE.tryCatch(() => hashOf(password, salt, iterations), toFailure),
    TE.map((found) => found === hash),
  );
};
