import { describe, expect, it } from 'vitest';
import { allListsQuery, LIST_DIRECTORY_SORTS, type ListDirectoryQuery } from '#domain/lists/directory/list-directory';
import { aUserId } from '#domain/users/user.fixture';
import { isListDirectoryFiltered, parseListDirectoryQuery, listDirectoryQueryParams } from './list-table-params';
import { inboxViewParams, parseInboxView } from './inbox-view-params';

describe('the table of lists in the address', () => {
  const queries: ReadonlyArray<ListDirectoryQuery> = LIST_DIRECTORY_SORTS.flatMap((sort) =>
    (['asc', 'desc'] as const).flatMap((direction) => [
      { ...allListsQuery, sort, direction },
      { text: 'noir & more', owner: aUserId('maya'), isDeleted: true, isShared: false, sort, direction },
      { ...allListsQuery, isShared: true, sort, direction },
    ]),
  );

  it.each(queries)('is read as it was written: %o', (query) =>
    expect(parseListDirectoryQuery(listDirectoryQueryParams(query))).toEqual(query),
  );

  it('has no parameters without conditions', () => expect(listDirectoryQueryParams(allListsQuery).size).toBe(0));

  it.each(['order=random', 'order=name.up', 'owner=', 'in=basket', 'text='])('ignores %s', (parameters) =>
    expect(parseListDirectoryQuery(new URLSearchParams(parameters))).toEqual(allListsQuery),
  );

  it('cuts a long text', () => expect(parseListDirectoryQuery(new URLSearchParams({ text: 'x'.repeat(5000) })).text).toHaveLength(100));

  it('says whether lists are left out', () => {
    expect(
      [
        allListsQuery,
        { ...allListsQuery, text: 'a' },
        { ...allListsQuery, isDeleted: true },
        { ...allListsQuery, isShared: true },
        { ...allListsQuery, sort: 'name' as const },
      ].map(isListDirectoryFiltered),
    ).toEqual([false, true, true, true, false]);
  });
});

describe('the state of messages in the address', () => {
  it.each(['new', 'read', 'answered', null] as const)('is read as it was written: %s', (state) =>
    expect(parseInboxView(inboxViewParams({ state }))).toEqual({ state }),
  );
  it('is new for an unknown one', () => expect(parseInboxView(new URLSearchParams('state=lost'))).toEqual({ state: 'new' }));
});
