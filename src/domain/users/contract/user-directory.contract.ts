import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { firstPageCursor, type RowCursor } from '#domain/shared/row-page';
import { allUsersQuery, compareUsers, USER_SORTS, type UserQuery } from '#domain/users/directory/user-directory';
import { aUserId } from '#domain/users/user.fixture';
import { openAdminTestbed, readPagesBothWays, uniqueWord } from './admin-testbed.contract';
import { CONTRACT_TIMEOUT_MS, eventually, uniqueEmail, type CreateTestbed } from './backend.contract';

export const keepsUserDirectoryContract = (name: string, make: CreateTestbed): void => {
  const open = async () => {
    const area = await openAdminTestbed(make);
    const { users, api } = area.ports;
    return {
      ...area,
      users,
      /** Returns the names that a query finds. */
      namesOf: async (query: Partial<UserQuery>) =>
        (await expectRight(users.page({ ...allUsersQuery, ...query }, firstPageCursor, 50))).rows.map((entry) => entry.name),
      create: async (displayName: string, email = uniqueEmail()) => {
        await expectRight(api.createUser({ email, password: 'another long one', displayName }));
        const { rows: [entry] } = await expectRight(users.page({ ...allUsersQuery, text: email }, firstPageCursor, 2));
        if (entry?.email !== email) throw new Error(`${displayName} is not found by the address.`);
        return entry;
      },
    };
  };

  describe(`${name}: UserDirectory contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('fails with forbidden for members', async () => {
      const { otherBrowser, member } = await openAdminTestbed(make);
      const { users } = await expectRight(otherBrowser.admin);
      expect(await expectFailure(users.page(allUsersQuery, firstPageCursor, 10))).toMatchObject({ _tag: 'forbidden' });
      expect(await expectFailure(users.find(member.uid))).toMatchObject({ _tag: 'forbidden' });
    });

    it('finds a new user at once, by the beginning of each word of the name in any spelling, of the address and of its domain, by parts of words and by the uid', async () => {
      const { namesOf, create } = await open();
      const word = uniqueWord();
      const [full, email] = [`Émile ${word}`, `${word}-office@${word.split('').reverse().join('')}.example`];
      const entry = await create(full, email);
      expect(entry).toMatchObject({
        name: full, email, emailVerified: false, role: 'user', disabled: false, sessionsSince: 0, listCount: 2, phoneNumber: null,
        photoURL: null,
      });
      for (const text of [
        `emile ${word}`, `ÉMILE  ${word.slice(0, 6)}`, word,
        word.toUpperCase(),
        `${word}-`, email,
        email.toUpperCase(),
        email.slice(email.indexOf('@')),
        email.slice(email.indexOf('@') + 1),
        word.slice(1),
        entry.uid,
      ])
        expect([text, await namesOf({ text })]).toEqual([text, [full]]);
      for (const text of [`${word} emile`, `ile ${word}`]) expect([text, await namesOf({ text })]).toEqual([text, []]);
    });

    it('filters by role and state, and shows a change of an admin at once', async () => {
      const { namesOf, create, users, ports: { api } } = await open();
      const word = uniqueWord();
      const { uid } = await create(`${word} A`);
      await create(`${word} B`);
      const found = () =>
        Promise.all([
          namesOf({ text: word, role: 'admin' }),
          namesOf({ text: word, role: 'user' }),
          namesOf({ text: word, state: 'disabled' }),
          namesOf({ text: word, role: 'admin', state: 'enabled' }),
        ]);
      expect(await found()).toEqual([[], [`${word} A`, `${word} B`], [], []]);
      await expectRight(api.setUserRole(uid, 'admin'));
      expect(await found()).toEqual([[`${word} A`], [`${word} B`], [], [`${word} A`]]);
      await expectRight(api.changeUsers([uid], 'disable'));
      expect(await found()).toEqual([[`${word} A`], [`${word} B`], [`${word} A`], []]);
      await expectRight(api.updateUser(uid, { displayName: `${word} Z`, phoneNumber: '+49 30 123' }));
      expect(await expectRight(users.find(uid))).toMatchObject(
        O.some({ name: `${word} Z`, phoneNumber: '+49 30 123', role: 'admin', disabled: true }),
      );
      await expectRight(api.deleteUser(uid));
      expect([
        await expectRight(users.find(uid)),
        await expectRight(users.find(aUserId('unknown-user'))),
        await namesOf({ text: word }),
      ]).toEqual([O.none, O.none, [`${word} B`]]);
    });

    it('reads next and previous pages of a search in both directions, also from a user who no longer meets the condition', async () => {
      const { create, users, ports: { api } } = await open();
      const word = uniqueWord();
      const [a, b, c] = [(await create(`${word} A`)).uid, (await create(`${word} B`)).uid, (await create(`${word} C`)).uid] as const;
      const pagesOf = (direction: UserQuery['direction'], limit: number) =>
        readPagesBothWays(
          (range: RowCursor) => expectRight(users.page({ ...allUsersQuery, text: word, direction }, range, limit)),
          ({ uid }) => uid,
        );
      expect(await pagesOf('asc', 2)).toEqual([[`${a} ${b}`, c], [c, `${a} ${b}`]]);
      expect(await pagesOf('desc', 2)).toEqual([[`${c} ${b}`, a], [a, `${c} ${b}`]]);
      expect(await pagesOf('asc', 1)).toEqual([[a, b, c], [c, b, a]]);
      expect(await expectRight(users.page({ ...allUsersQuery, text: word }, { after: 'unknown-user' }, 2))).toMatchObject({
        rows: [{ uid: a }, { uid: b }],
        hasPrevious: false, hasNext: true,
      });
      expect(await expectRight(users.page({ ...allUsersQuery, text: word }, { before: 'unknown-user' }, 2))).toMatchObject({
        rows: [{ uid: a }, { uid: b }],
        hasPrevious: false,
      });
      await expectRight(api.changeUsers([b], 'disable'));
      const page = async (range: RowCursor) =>
        (await expectRight(users.page({ ...allUsersQuery, text: word, state: 'enabled' }, range, 5))).rows.map(({ uid }) => uid);
      expect([await page({ after: b }), await page({ before: b })]).toEqual([[c], [a]]);
    });

    it('sorts all users by each field in each direction', async () => {
      const { users } = await open();
      for (const sort of USER_SORTS) {
        for (const direction of ['asc', 'desc'] as const) {
          const query: UserQuery = { ...allUsersQuery, sort, direction, state: 'enabled' };
          const first = await expectRight(users.page(query, firstPageCursor, 2));
          expect([first.rows.length, first.hasPrevious]).toEqual([2, false]);
          expect([...first.rows].sort(compareUsers(query))).toEqual(first.rows);
          expect(first.rows.every(({ disabled }) => !disabled)).toBe(true);
        }
      }
    });

    it('has the last sign-in of a member, and the latest first', async () => {
      const { member, users } = await open();
      const entry = await expectRight(users.find(member.uid));
      const at = O.isSome(entry) ? entry.value.lastSignInAt : null;
      expect(at).toBeGreaterThan(Date.now() - CONTRACT_TIMEOUT_MS);
      const latest = await expectRight(users.page({ ...allUsersQuery, sort: 'lastSignInAt', direction: 'desc' }, firstPageCursor, 1));
      expect(latest.rows[0]?.lastSignInAt).toBeGreaterThanOrEqual(Number(at));
    });

    it('follows a member who changes the own profile', async () => {
      const { otherBrowser, member, users } = await open();
      const word = uniqueWord();
      await expectRight(otherBrowser.users.update(member.uid, { name: `Zoë ${word}` }));
      await eventually(async () => {
        expect((await expectRight(users.page({ ...allUsersQuery, text: `zoe ${word}` }, firstPageCursor, 2))).rows).toMatchObject([
          { uid: member.uid, nameKey: `zoe ${word}` },
        ]);
      });
    });
  });
};
