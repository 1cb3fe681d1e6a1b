import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { unauthenticated } from '#domain/shared/failure';
import type { AuthAccount, AuthAdmin } from '#domain/users/auth-admin';
import { Role } from '#domain/users/role';
import { UserId } from '#domain/users/user-id';
import { tryAdminSdk, tryVoid, toAdminFailure } from './admin-sdk';

const roleOf = (claim: unknown): Role | null => (Role.is(claim) ? claim : null);

const accountOf = ({ uid, email, displayName, customClaims, disabled }: UserRecord): O.Option<AuthAccount> =>
  UserId.is(uid) ? O.some({ uid, email: email ?? '', name: displayName ?? null, role: roleOf(customClaims?.['role']), disabled }) : O.none;

/** Nobody, where the service says that there is nobody. */
const orNone = (found: Promise<UserRecord>) =>
  tryAdminSdk(async () => {
    try {
      return E.right(accountOf(await found));
    } catch (thrown) {
      const failure = toAdminFailure(thrown);
      return failure._tag === 'not-found' || failure._tag === 'invalid' ? E.right(O.none) : E.left(failure);
    }
  })();

/** Firebase Authentication. */
export const firebaseAuthAdmin = (auth: Auth): AuthAdmin => ({
  verifyIdToken: (token) =>
    tryAdminSdk(async () => {
      try {
        const { uid, auth_time, ['role']: role } = await auth.verifyIdToken(token, true);
        return UserId.is(uid) ? E.right({ uid, role: roleOf(role), authTime: auth_time * 1000 }) : E.left(unauthenticated);
      } catch (thrown) {
        const failure = toAdminFailure(thrown);
        // The account of a token that is still good is gone.
        return E.left(failure._tag === 'not-found' ? unauthenticated : failure);
      }
    }),
  getUser: (uid) => () => orNone(auth.getUser(uid)),
  getUserByEmail: (email) => () => orNone(auth.getUserByEmail(email)),
  createUser: (uid, { email, password, name }) => tryVoid(() => auth.createUser({ uid, email, password, displayName: name })),
  updateUser: (uid, { name, ...patch }) => tryVoid(() => auth.updateUser(uid, { ...patch, ...(name === undefined ? {} : { displayName: name }) })),
  // Nothing but `role` is kept there, so nothing is lost by setting all claims.
  setRole: (uid, role) => tryVoid(() => auth.setCustomUserClaims(uid, { role })),
  endSessions: (uid) => tryVoid(() => auth.revokeRefreshTokens(uid)),
  deleteUser: (uid) => async () => {
    const closed = await tryVoid(() => auth.deleteUser(uid))();
    return E.isLeft(closed) && closed.left._tag === 'not-found' ? E.right(undefined) : closed;
  },
});
