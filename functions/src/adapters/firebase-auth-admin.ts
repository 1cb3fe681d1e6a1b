import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { unauthenticated } from '#domain/shared/failure';
import type { AuthAccount, AuthAdmin } from '#domain/users/auth-admin';
import { Role } from '#domain/users/role';
import type { SignInWay } from '#domain/users/sign-ins/sign-in';
import { UserId } from '#domain/users/user-id';
import { tryAdminSdk, tryVoid, toAdminFailure } from './admin-sdk';

/** How a token says that its session began. The server makes tokens to sign in with (`custom`) for passkeys only. */
const WAYS: Readonly<Record<string, SignInWay>> = { password: 'password', 'google.com': 'google', custom: 'passkey' };

const toRole = (claim: unknown): Role | null => (Role.is(claim) ? claim : null);

/** The identity service ends all sessions at the creation of an account, and dates both times in seconds of their own. */
const CREATION_MS = 1000;

const toSessionsSince = ({ tokensValidAfterTime, metadata }: UserRecord): number => {
  const since = Date.parse(tokensValidAfterTime ?? '');
  return since > Date.parse(metadata.creationTime) + CREATION_MS ? since : 0;
};

/** The time is absent for an account that nobody has signed in to. */
const toLastSignIn = ({ metadata }: UserRecord): number => Date.parse(metadata.lastSignInTime) || 0;

const toAccount = (user: UserRecord): O.Option<AuthAccount> => {
  const { uid, email, emailVerified, displayName, customClaims, disabled } = user;
  return UserId.is(uid)
    ? O.some({
        uid, email: email ?? '', emailVerified, name: displayName ?? null, role: toRole(customClaims?.['role']), disabled,
        sessionsSince: toSessionsSince(user), lastSignInAt: toLastSignIn(user),
      })
    : O.none;
};

/** Returns none for a missing or invalid user. */
const noneIfMissing = (found: Promise<UserRecord>) =>
  tryAdminSdk(async () => {
    try {
      return E.right(toAccount(await found));
    } catch (error) {
      const failure = toAdminFailure(error);
      return failure._tag === 'not-found' || failure._tag === 'invalid' ? E.right(O.none) : E.left(failure);
    }
  })();

/** Auth administration on Firebase Authentication. */
export const firebaseAuthAdmin = (auth: Auth): AuthAdmin => ({
  verifyIdToken: (token) =>
    tryAdminSdk(async () => {
      try {
        const { uid, auth_time, ['madeAt']: madeAt, firebase, ['role']: role } = await auth.verifyIdToken(token, true);
        const way = WAYS[firebase.sign_in_provider] ?? null;
        // Our tokens of passkeys can be used for an hour. Their sessions count from when they were made, as in the rules.
        const start = (typeof madeAt === 'number' ? madeAt : auth_time) * 1000;
        const hasEnded = start < auth_time * 1000 && start < toSessionsSince(await auth.getUser(uid));
        return UserId.is(uid) && !hasEnded ? E.right({ uid, role: toRole(role), authTime: start, way }) : E.left(unauthenticated);
      } catch (error) {
        const failure = toAdminFailure(error);
        // The account of a valid token was deleted.
        return E.left(failure._tag === 'not-found' ? unauthenticated : failure);
      }
    }),
  getUser: (uid) => () => noneIfMissing(auth.getUser(uid)),
  getUserByEmail: (email) => () => noneIfMissing(auth.getUserByEmail(email)),
  createUser: (uid, { email, password, name }) => tryVoid(() => auth.createUser({ uid, email, password, displayName: name })),
  updateUser: (uid, { name, ...patch }) =>
    tryVoid(() => auth.updateUser(uid, { ...patch, ...(name === undefined ? {} : { displayName: name }) })),
  // `role` is the only custom claim, so replacing all claims loses nothing.
  setRole: (uid, role) => tryVoid(() => auth.setCustomUserClaims(uid, { role })),
  endSessions: (uid) => tryVoid(() => auth.revokeRefreshTokens(uid)),
  deleteUser: (uid) => async () => {
    const deleted = await tryVoid(() => auth.deleteUser(uid))();
    return E.isLeft(deleted) && deleted.left._tag === 'not-found' ? E.right(undefined) : deleted;
  },
});
