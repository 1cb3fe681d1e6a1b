import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { firstPageCursor } from '#domain/shared/row-page';
import { allUsersQuery, compareUsers, matchesUserQuery, type UserQuery } from '#domain/users/directory/user-directory';
import { aUser } from '#domain/users/user.fixture';
import type { User } from '#domain/users/user';
import { expectEach } from '#tests/support/expect-each.ts';
import { seedState } from '#adapters/memory/demo-data';
import { emptyState, type MemoryState } from '#adapters/memory/storage/state';
import { directoryEntryOf, memoryUserDirectory } from './memory-user-directory';

const NAMES = ['Ada Abara', 'Émile Grün', 'Zoë O’Brien', '???', 'ada', 'one two three four five six seven eight', 'Ægir Þór', ''];

const numbered = (number: number): readonly [string, User] => [
  `user-${(number * 37) % 400}`,
  aUser({
    name: `${NAMES[number % NAMES.length] ?? ''} ${number % 50}`, email: `${number % 3 === 0 ? 'Office' : 'home'}.${number}@example.org`,
    createdAt: (number * 13) % 97, disabled: number % 5 === 0, role: number % 9 === 0 ? 'admin' : 'user',
  }),
];
const users = new Map([...Array.from({ length: 400 }, (_, number) => numbered(number)), ['not a user id', aUser()]]);
/** Access records of every fourth user differ from the profiles. */
const access: MemoryState['access'] = new Map(
  [...users].flatMap(([uid, { role, disabled }], index) =>
    index % 4 > 0 ? [] : [[uid, { role: role === 'admin' ? 'user' : 'admin', disabled: !disabled, since: 0 }]],
  ),
);
/** Every third user has signed in, and every third one never. */
const accounts: MemoryState['accounts'] = new Map(
  [...users.keys()].flatMap((uid, index) => {
    const account = seedState.accounts.get('maya');
    return account === undefined || index % 3 === 2
      ? []
      : [[uid, { ...account, lastSignInAt: index % 3 === 0 ? 0 : (index % 20) * 1000 }] as const];
  }),
);
const state: MemoryState = { ...emptyState, accounts, users, access };

const QUERIES: ReadonlyArray<Partial<UserQuery>> = [
  {},
  { direction: 'desc' },
  { sort: 'email' },
  { sort: 'createdAt', direction: 'desc' },
  { sort: 'lastSignInAt' },
  { sort: 'lastSignInAt', direction: 'desc', state: 'enabled' },
  { role: 'admin' },
  { sort: 'role' },
  { sort: 'disabled', direction: 'desc' },
  { state: 'disabled', sort: 'email', direction: 'desc' },
  ...[
    'a', 'ada', 'ada ab', 'EMILE g', 'grün', 'brien', 'zoe o', 'six', 'seven', 'six seven', '???', 'office', 'office.3', 'Home.1@ex',
    'example', '4', '  ', 'aegir',
  ].flatMap((text) => [{ text }, { text, state: 'enabled' as const, role: 'user' as const, direction: 'desc' as const }]),
];

describe('memoryUserDirectory', () => {
  const entries = [...users.keys()].flatMap((uid) => directoryEntryOf(state, uid) ?? []);

  it('finds the same users in the same order as a search in all entries', () =>
    expectEach(
      QUERIES,
      (part) => JSON.stringify(part),
      async (part) => {
        const query: UserQuery = { ...allUsersQuery, ...part };
        const found = entries.filter(matchesUserQuery(query)).sort(compareUsers(query));
        const { page } = memoryUserDirectory(TE.right(state));
        expect(await expectRight(page(query, firstPageCursor, 500))).toEqual({ rows: found, hasPrevious: false, hasNext: false });
        const [middle] = found.slice(found.length / 2);
        if (middle === undefined) return;
        const place = found.indexOf(middle);
        expect((await expectRight(page(query, { after: middle.uid }, 20))).rows).toEqual(found.slice(place + 1, place + 21));
        expect((await expectRight(page(query, { before: middle.uid }, 20))).rows).toEqual(found.slice(Math.max(0, place - 20), place));
      },
    ));

  it('shows a changed name, role and state in the next page', async () => {
    let now = state;
    const { page } = memoryUserDirectory(() => TE.right(now)());
    const find = async (query: Partial<UserQuery>) =>
      (await expectRight(page({ ...allUsersQuery, text: 'newcomer', ...query }, firstPageCursor, 5))).rows.map(({ uid, role }) => [
        uid, role,
      ]);
    expect(await find({})).toEqual([]);
    now = { ...now, users: new Map(now.users).set('user-7', aUser({ name: 'New Newcomer' })) };
    expect(await find({ role: 'user', state: 'enabled' })).toEqual([['user-7', 'user']]);
    now = { ...now, access: new Map(now.access).set('user-7', { role: 'admin', disabled: true, since: 0 }) };
    expect(await find({ role: 'user' })).toEqual([]);
    expect(await find({ state: 'disabled' })).toEqual([['user-7', 'admin']]);
  });
});
