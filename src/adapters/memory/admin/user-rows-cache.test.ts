import { describe, expect, it } from 'vitest';
import { directorySearchKeys } from '#domain/users/directory/directory-search';
import { aUser } from '#domain/users/user.fixture';
import type { User } from '#domain/users/user';
import { seedState } from '#adapters/memory/demo-data';
import type { MemoryState } from '#adapters/memory/storage/state';
import { createUserRowsCache, UserRow } from './user-rows-cache';

const named = (name: string, email = `${name.toLowerCase()}@example.org`): User => aUser({ name, email, createdAt: 7 });
const users = new Map([['a', named('Ada')], ['b', named('Émile Grün')], ['c', named('Chidi')]]);
const NO_ACCESS: MemoryState['access'] = new Map();
const source = (others: ReadonlyMap<string, User> = users, signIns: Readonly<Record<string, number>> = { a: 5000 }) => {
  const account = seedState.accounts.get('ada');
  if (account === undefined) throw new Error('The demo state has no admin.');
  const accounts = new Map(Object.entries(signIns).map(([uid, lastSignInAt]) => [uid, { ...account, lastSignInAt }]));
  return { users: others, access: NO_ACCESS, accounts };
};
const site = source();

describe('createUserRowsCache', () => {
  it('returns a row for each user, with sort keys', async () => {
    const rows = await createUserRowsCache()(site);
    expect(rows.map(({ uid, nameKey, emailKey, createdAt }) => [uid, nameKey, emailKey, createdAt])).toEqual([
      ['a', 'ada', 'ada@example.org', 7], ['b', 'emile grun', 'émile grün@example.org', 7], ['c', 'chidi', 'chidi@example.org', 7],
    ]);
  });

  it('returns the same rows for the same users, also to calls at the same time', async () => {
    const rowsOf = createUserRowsCache();
    const [one, other] = await Promise.all([rowsOf(site), rowsOf({ ...site })]);
    expect(other).toBe(one);
    expect(await rowsOf(site)).toBe(one);
  });

  it('keeps the rows of unchanged users after a change, a deletion and an insertion, also if all documents were read again', async () => {
    const rowsOf = createUserRowsCache();
    const before = new Map((await rowsOf(site)).map((row) => [row.uid, row]));
    const readAgain = new Map([
      ['a0', named('Bo')],
      ...[...users].filter(([uid]) => uid !== 'a').map(([uid, user]) => [uid, { ...user }] as const),
      ['d', named('Dora')],
    ]);
    readAgain.set('c', named('Zoë'));
    const after = await rowsOf(source(readAgain));
    expect(after.map(({ uid, nameKey }) => [uid, nameKey])).toEqual([['a0', 'bo'], ['b', 'emile grun'], ['c', 'zoe'], ['d', 'dora']]);
    expect(after.map((row) => row === before.get(row.uid))).toEqual([false, true, false, false]);
  });

  it('follows a sign-in, and keeps the rows of the others', async () => {
    const rowsOf = createUserRowsCache();
    const before = await rowsOf(site);
    const after = await rowsOf({ ...source(users, { a: 9000, b: 0 }), users });
    expect([before, after].map((rows) => rows.map(({ lastSignInAt }) => lastSignInAt))).toEqual([[5000, null, null], [9000, 0, null]]);
    expect(after.map((row, index) => row === before[index])).toEqual([false, false, true]);
  });

  it('follows users in another order', async () => {
    const rowsOf = createUserRowsCache();
    await rowsOf(site);
    expect((await rowsOf(source(new Map([...users].reverse())))).map(({ uid, nameKey }) => [uid, nameKey])).toEqual([
      ['c', 'chidi'],
      ['b', 'emile grun'],
      ['a', 'ada'],
    ]);
  });
});

describe('UserRow', () => {
  it.each([
    ['Ada Lovelace', 'ada@example.org'],
    ['Émile  Grün-Dupont', 'E.Grun+films@Example.org'],
    ['R&D “Team”', 'r.and.d@x.org'],
    ['???', '???'],
    ['', '@'],
    ['  ', ''],
    ['one two three four five six seven eight nine', 'a.b.c.d.e.f.g.h@x.org'],
    ['שלום עולם', 'ß@x.org'],
    ['a name 😀 that is much longer than twenty letters', 'somebody.with.a.long.address@x.org'],
  ])('contains every search key of %s, %s', (name, email) => {
    const row = new UserRow('a', { profile: named(name, email), access: null, lastSignInAt: null });
    expect(directorySearchKeys({ uid: 'a', name, email }).filter((key) => !row.hasText(key))).toEqual([]);
  });
});
