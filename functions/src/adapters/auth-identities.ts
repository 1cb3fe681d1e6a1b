import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { unauthenticated } from '../../../src/domain/failure';
import type { Account, Identities } from '../../../src/domain/user/identities';
import { Role } from '../../../src/domain/user/role';
import { UserId } from '../../../src/domain/user/user-id';
import { asking, doing, failureOf } from './answering';

const roleOf = (claim: unknown): Role | null => (Role.is(claim) ? claim : null);

const accountOf = ({ uid, email, displayName, customClaims, disabled }: UserRecord): O.Option<Account> =>
  UserId.is(uid) ? O.some({ uid, email: email ?? '', name: displayName ?? null, role: roleOf(customClaims?.['role']), disabled }) : O.none;

/** Nobody, where the service says that there is nobody. */
const orNone = (found: Promise<UserRecord>) =>
  asking(async () => {
    try {
      return E.right(accountOf(await found));
    } catch (thrown) {
      const failure = failureOf(thrown);
      return failure._tag === 'not-found' || failure._tag === 'invalid' ? E.right(O.none) : E.left(failure);
    }
  })();

/** Firebase Authentication. */
export const authIdentities = (auth: Auth): Identities => ({
  verify: (token) =>
    asking(async () => {
      try {
        const { uid, auth_time, ['role']: role } = await auth.verifyIdToken(token, true);
        return UserId.is(uid) ? E.right({ uid, role: roleOf(role), authTime: auth_time * 1000 }) : E.left(unauthenticated);
      } catch (thrown) {
        const failure = failureOf(thrown);
        // The account of a token that is still good is gone.
        return E.left(failure._tag === 'not-found' ? unauthenticated : failure);
      }
    }),
  find: (uid) => () => orNone(auth.getUser(uid)),
  findByEmail: (email) => () => orNone(auth.getUserByEmail(email)),
  open: (uid, { email, password, name }) => doing(() => auth.createUser({ uid, email, password, displayName: name })),
  change: (uid, { name, ...patch }) => doing(() => auth.updateUser(uid, { ...patch, ...(name === undefined ? {} : { displayName: name }) })),
  // Nothing but `role` is kept there, so nothing is lost by setting all claims.
  setRole: (uid, role) => doing(() => auth.setCustomUserClaims(uid, { role })),
  endSessions: (uid) => doing(() => auth.revokeRefreshTokens(uid)),
  close: (uid) => async () => {
    const closed = await doing(() => auth.deleteUser(uid))();
    return E.isLeft(closed) && closed.left._tag === 'not-found' ? E.right(undefined) : closed;
  },
});
