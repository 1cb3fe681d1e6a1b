import { getIdTokenResult, type User } from 'firebase/auth';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import type { Identity } from '#domain/users/identity';
import { Role } from '#domain/users/role';
import { UserId } from '#domain/users/user-id';
import { authFailure } from './auth-failures';

const Claims = t.type({ auth_time: t.union([t.number, t.string]), role: t.union([Role, t.null, t.undefined]) }, 'Claims');

/** The part of `User.toJSON` that has the stored token. */
const StoredUser = t.type({ stsTokenManager: t.type({ accessToken: t.string }) }, 'StoredUser');

const blankToNull = (text: string | null): string | null => (text === null || text === '' ? null : text);

const createIdentity = (user: User, token: string, { auth_time, role }: t.TypeOf<typeof Claims>) => (uid: UserId): Identity => ({
  uid,
  email: user.email ?? '',
  emailVerified: user.emailVerified,
  name: blankToNull(user.displayName),
  role: role ?? null,
  authTime: Number(auth_time) * 1000,
  token,
});

/** Returns the identity in the user's token; fetches a new token when the current one is about to expire. */
export const toIdentity = (user: User): Answer<Identity> => async () => {
  const result = await TE.tryCatch(() => getIdTokenResult(user), authFailure)();
  if (E.isLeft(result)) return result;
  const claims = decode(Claims, 'identity token')(result.right.claims);
  if (E.isLeft(claims)) return claims;
  return pipe(decode(UserId, 'identity token')(user.uid), E.map(createIdentity(user, result.right.token, claims.right)));
};

/** Returns the identity in the stored token, also if its time is over. The server refuses such a token. */
export const toStoredIdentity = (user: User): Answer<Identity> =>
  pipe(
    TE.fromEither(decode(StoredUser, 'stored user')(user.toJSON())),
    TE.map(({ stsTokenManager }) => ({ getIdToken: { value: () => Promise.resolve(stsTokenManager.accessToken) } })),
    TE.flatMap((stored) => toIdentity(Object.create(user, stored) as User)),
  );
