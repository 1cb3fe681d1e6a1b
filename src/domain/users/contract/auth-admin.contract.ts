import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { notFound, unauthenticated } from '../../shared/failure';
import type { AuthAdmin } from '../auth-admin';
import type { UserId } from '../user-id';
import { aUserId } from '../user.fixture';

export type AuthAdminTestbed = {
  readonly identities: AuthAdmin;
  /** Signs in with the password and gives the token. */
  readonly signIn: (uid: UserId, email: string, password: string) => Promise<string>;
  /** Lets so much time pass that tokens can tell before from after. */
  readonly later: () => Promise<void>;
};

/** Accounts of earlier tests may still be there: every test brings ids and addresses of its own. */
export const keepsAuthAdminContract = (name: string, make: () => AuthAdminTestbed): void => {
  let number = 0;
  const somebody = () => {
    const uid = aUserId(`i-${Date.now().toString(36)}-${(number += 1)}`);
    return { uid, email: `${uid}@marquee.example`, password: 'eight letters', name: 'Somebody' };
  };
  const opened = async (house: AuthAdminTestbed) => {
    const who = somebody();
    expect(await house.identities.createUser(who.uid, who)()).toEqual(E.right(undefined));
    return who;
  };

  describe(`${name} keeps the contract of identities`, () => {
    it('finds by id and by address what was opened, and nobody else', async () => {
      const house = make();
      const { uid, email } = await opened(house);
      const account = { uid, email, name: 'Somebody', role: null, disabled: false };
      expect([await house.identities.getUser(uid)(), await house.identities.getUserByEmail(email)()]).toEqual([
        E.right(O.some(account)),
        E.right(O.some(account)),
      ]);
      expect([await house.identities.getUser(somebody().uid)(), await house.identities.getUserByEmail(somebody().email)()]).toEqual([
        E.right(O.none),
        E.right(O.none),
      ]);
    });

    it('gives an address and an id to one account only', async () => {
      const house = make();
      const first = await opened(house);
      const second = await opened(house);
      expect(await house.identities.createUser(somebody().uid, first)()).toMatchObject({ left: { _tag: 'conflict' } });
      expect(await house.identities.createUser(first.uid, somebody())()).toMatchObject({ left: { _tag: 'conflict' } });
      expect(await house.identities.updateUser(second.uid, { email: first.email })()).toMatchObject({ left: { _tag: 'conflict' } });
    });

    it('changes what is named', async () => {
      const house = make();
      const { uid } = await opened(house);
      const { email } = somebody();
      await house.identities.updateUser(uid, { email, name: 'Nell', disabled: true })();
      expect(await house.identities.getUser(uid)()).toEqual(E.right(O.some({ uid, email, name: 'Nell', role: null, disabled: true })));
    });

    it('verifies whom a token speaks for, with the role that it had at sign-in', async () => {
      const house = make();
      const { uid, email, password } = await opened(house);
      await house.identities.setRole(uid, 'admin')();
      const token = await house.signIn(uid, email, password);
      expect(await house.identities.verifyIdToken(token)()).toMatchObject({ right: { uid, role: 'admin' } });
      expect(await house.identities.getUser(uid)()).toMatchObject({ right: { value: { role: 'admin' } } });
    });

    it('takes no token that is none, of an ended session, of a disabled or a closed account', async () => {
      const house = make();
      const { uid, email, password } = await opened(house);
      expect(await house.identities.verifyIdToken('abc')()).toEqual(E.left(unauthenticated));
      const token = await house.signIn(uid, email, password);
      await house.later();
      await house.identities.endSessions(uid)();
      expect(await house.identities.verifyIdToken(token)()).toEqual(E.left(unauthenticated));
      const next = await house.signIn(uid, email, password);
      expect(E.isRight(await house.identities.verifyIdToken(next)())).toBe(true);
      await house.identities.updateUser(uid, { disabled: true })();
      expect(await house.identities.verifyIdToken(next)()).toMatchObject({ left: { _tag: 'forbidden' } });
      await house.identities.deleteUser(uid)();
      expect(await house.identities.verifyIdToken(next)()).toEqual(E.left(unauthenticated));
    });

    it('closes once and for all, and knows nobody then', async () => {
      const house = make();
      const { uid } = await opened(house);
      expect([await house.identities.deleteUser(uid)(), await house.identities.deleteUser(uid)()]).toEqual([E.right(undefined), E.right(undefined)]);
      const { updateUser, setRole, endSessions } = house.identities;
      expect([await updateUser(uid, { name: 'N' })(), await setRole(uid, 'user')(), await endSessions(uid)()]).toEqual([
        E.left(notFound('user')),
        E.left(notFound('user')),
        E.left(notFound('user')),
      ]);
    });
  });
};
