import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { pageOfRows, type RowPage, type RowCursor } from '#domain/shared/row-page';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { allUsersQuery, compareUsers, matchesUserQuery, type UserDirectory, type UserQuery } from '#domain/users/directory/user-directory';
import { madeUpUsers } from './made-up-users';

const pageOf = async (
  directory: UserDirectory, query: Partial<UserQuery>, range: RowCursor, limit: number,
): Promise<RowPage<DirectoryEntry>> => {
  const answer = await directory.page({ ...allUsersQuery, ...query }, range, limit)();
  if (E.isLeft(answer)) throw new Error(answer.left._tag);
  return answer.right;
};
const idsOf = ({ rows, ...more }: RowPage<DirectoryEntry>): unknown => ({ ...more, ids: rows.map(({ uid }) => uid) });

describe('madeUpUsers', () => {
  const queries: ReadonlyArray<Partial<UserQuery>> = [
    {},
    { sort: 'createdAt', direction: 'desc' },
    { text: 'emile' },
    { text: 'h' },
    { text: 'clara g', direction: 'desc' },
    { text: 'nobody' },
    { state: 'disabled' },
    { role: 'admin' },
  ];

  it.each(queries)('pages as the rules of the domain do: %o', async (conditions) => {
    const [directory, query] = [madeUpUsers(300), { ...allUsersQuery, ...conditions }];
    const everybody = (await pageOf(directory, {}, { after: null }, 300)).rows;
    const sorted = everybody.filter(matchesUserQuery(query)).sort(compareUsers(query));
    const expected = (range: RowCursor) => idsOf(pageOfRows(sorted, ({ uid }) => uid, range, 7));
    expect(idsOf(await pageOf(directory, query, { after: null }, 7))).toEqual(expected({ after: null }));
    for (const { uid } of sorted.slice(0, 20))
      expect(idsOf(await pageOf(directory, query, { after: uid }, 7))).toEqual(expected({ after: uid }));
    for (const { uid } of sorted.slice(-20))
      expect(idsOf(await pageOf(directory, query, { before: uid }, 7))).toEqual(expected({ before: uid }));
  });

  it.each([...queries, { text: 'emile h', state: 'disabled' as const }])('makes few of 100,000 users for a page: %o', async (query) => {
    let made = 0;
    const directory = madeUpUsers(100_000, [], () => void (made += 1));
    await pageOf(directory, query, { after: null }, 50);
    expect(made).toBeLessThanOrEqual(50 + 100);
  });
});
