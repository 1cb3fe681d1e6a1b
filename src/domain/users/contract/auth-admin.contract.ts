import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { notFound, unauthenticated } from '#domain/shared/failure';
import type { AuthAdmin } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import { aUserId } from '#domain/users/user.fixture';

export type AuthAdminTestbed = {
  readonly authAdmin: AuthAdmin;
  /** Signs in with the password and returns the ID token. */
  readonly signIn: (uid: UserId, email: string, password: string) => Promise<string>;
  /** Waits until tokens, which count in seconds, carry a later time. */
  readonly waitForNextSecond: () => Promise<void>;
};

/** Accounts of earlier tests may exist, so every test uses unique ids and addresses. */
export const keepsAuthAdminContract = (name: string, make: () => AuthAdminTestbed): void => {
  let count = 0;
  const newAccount = () => {
    const uid = aUserId(`i-${Date.now().toString(36)}-${(count += 1)}`);
    return { uid, email: `${uid}@marquee.example`, password: 'eight letters', name: 'Test User' };
  };
  const createAccount = async (testbed: AuthAdminTestbed) => {
    const user = newAccount();
    expect(await testbed.authAdmin.createUser(user.uid, user)()).toEqual(E.right(undefined));
    return user;
  };

  describe(`${name}: AuthAdmin contract`, () => {
    it('getUser and getUserByEmail find created accounts and no others', async () => {
      const testbed = make();
      const { uid, email } = await createAccount(testbed);
      const account = {
        uid, email, emailVerified: false, name: 'Test User', role: null, disabled: false, sessionsSince: 0,
        lastSignInAt: expect.any(Number) as number,
      };
      expect([await testbed.authAdmin.getUser(uid)(), await testbed.authAdmin.getUserByEmail(email)()]).toEqual([
        E.right(O.some(account)),
        E.right(O.some(account)),
      ]);
      expect([await testbed.authAdmin.getUser(newAccount().uid)(), await testbed.authAdmin.getUserByEmail(newAccount().email)()]).toEqual([
        E.right(O.none),
        E.right(O.none),
      ]);
    });

    it('createUser and updateUser fail with conflict for a taken address or id', async () => {
      const testbed = make();
      const first = await createAccount(testbed);
      const second = await createAccount(testbed);
      expect(await testbed.authAdmin.createUser(newAccount().uid, first)()).toMatchObject({ left: { _tag: 'conflict' } });
      expect(await testbed.authAdmin.createUser(first.uid, newAccount())()).toMatchObject({ left: { _tag: 'conflict' } });
      expect(await testbed.authAdmin.updateUser(second.uid, { email: first.email })()).toMatchObject({ left: { _tag: 'conflict' } });
    });

    it('updateUser changes the fields in the patch', async () => {
      const testbed = make();
      const { uid } = await createAccount(testbed);
      const { email } = newAccount();
      await testbed.authAdmin.updateUser(uid, { email, name: 'Nell', disabled: true })();
      expect(await testbed.authAdmin.getUser(uid)()).toEqual(
        E.right(
          O.some({
            uid, email, emailVerified: false, name: 'Nell', role: null, disabled: true, sessionsSince: 0,
            lastSignInAt: expect.any(Number) as number,
          }),
        ),
      );
    });

    it('verifyIdToken returns the user and the role at sign-in', async () => {
      const testbed = make();
      const { uid, email, password } = await createAccount(testbed);
      await testbed.authAdmin.setRole(uid, 'admin')();
      const token = await testbed.signIn(uid, email, password);
      expect(await testbed.authAdmin.verifyIdToken(token)()).toMatchObject({ right: { uid, role: 'admin', way: 'password' } });
      expect(await testbed.authAdmin.getUser(uid)()).toMatchObject({ right: { value: { role: 'admin' } } });
    });

    it('getUser returns the last sign-in in whole seconds', async () => {
      const testbed = make();
      const { uid, email, password } = await createAccount(testbed);
      await testbed.waitForNextSecond();
      const signedIn = await testbed.authAdmin.verifyIdToken(await testbed.signIn(uid, email, password))();
      expect(signedIn).toMatchObject({ right: { uid } });
      const authTime = E.isRight(signedIn) ? signedIn.right.authTime : 0;
      expect(await testbed.authAdmin.getUser(uid)()).toMatchObject({ right: { value: { lastSignInAt: authTime } } });
    });

    it('verifyIdToken rejects malformed tokens and tokens of ended sessions and of disabled or deleted accounts', async () => {
      const testbed = make();
      const { uid, email, password } = await createAccount(testbed);
      expect(await testbed.authAdmin.verifyIdToken('abc')()).toEqual(E.left(unauthenticated));
      const token = await testbed.signIn(uid, email, password);
      await testbed.waitForNextSecond();
      await testbed.authAdmin.endSessions(uid)();
      expect(await testbed.authAdmin.verifyIdToken(token)()).toEqual(E.left(unauthenticated));
      const next = await testbed.signIn(uid, email, password);
      expect(E.isRight(await testbed.authAdmin.verifyIdToken(next)())).toBe(true);
      await testbed.authAdmin.updateUser(uid, { disabled: true })();
      expect(await testbed.authAdmin.verifyIdToken(next)()).toMatchObject({ left: { _tag: 'forbidden' } });
      await testbed.authAdmin.deleteUser(uid)();
      expect(await testbed.authAdmin.verifyIdToken(next)()).toEqual(E.left(unauthenticated));
    });

    it('getUser returns when all sessions were ended', async () => {
      const testbed = make();
      const { uid, email, password } = await createAccount(testbed);
      const token = await testbed.signIn(uid, email, password);
      const signedIn = await testbed.authAdmin.verifyIdToken(token)();
      await testbed.waitForNextSecond();
      await testbed.waitForNextSecond();
      await testbed.authAdmin.endSessions(uid)();
      const found = await testbed.authAdmin.getUser(uid)();
      const since = E.isRight(found) && O.isSome(found.right) ? found.right.value.sessionsSince : 0;
      expect(E.isRight(signedIn) && since > signedIn.right.authTime).toBe(true);
      expect(since % 1000).toBe(0);
    });

    it('deleteUser is idempotent; later changes fail with not-found', async () => {
      const testbed = make();
      const { uid } = await createAccount(testbed);
      expect([await testbed.authAdmin.deleteUser(uid)(), await testbed.authAdmin.deleteUser(uid)()]).toEqual([
        E.right(undefined),
        E.right(undefined),
      ]);
      const { updateUser, setRole, endSessions } = testbed.authAdmin;
      expect([await updateUser(uid, { name: 'N' })(), await setRole(uid, 'user')(), await endSessions(uid)()]).toEqual([
        E.left(notFound('user')),
        E.left(notFound('user')),
        E.left(notFound('user')),
      ]);
    });
  });
};
