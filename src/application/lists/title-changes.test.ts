import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { newList, type List } from '#domain/lists/list';
import { film, maya } from '#domain/lists/list.fixture';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { offline } from '#domain/shared/failure';
import { watchlistRemovals, withImdbIds } from './title-changes';

it('gives titles with a number of the catalogue their IMDb id, and asks for no others', async () => {
  const lookups: number[] = [];
  const complete = withImdbIds(({ id }) => {
    lookups.push(id);
    return id === -7 ? TE.left(offline) : TE.right('tt0013257');
  });
  const titles = [film(-5), film(603), film(-7), film(-6, { imdbID: 'tt0000006' })];
  expect((await complete(titles)).map(({ imdbID }) => imdbID)).toEqual(['tt0013257', null, null, 'tt0000006']);
  expect(lookups).toEqual([-5, -7]);
});

const watchlist: List = newList(maya, { listID: 'list-1', listName: 'watchlist' }, 1);
const view = (...active: ReadonlyArray<List>) => E.right({ active, deleted: [] });
const listsOf = new Map([['movie-1', ['list-1']], ['movie-2', ['list-2']], ['movie-3', ['list-1', 'list-2']]]);
const peek = (itemKey: string): MemberTitleState | null => {
  const listIDs = listsOf.get(itemKey);
  return listIDs === undefined ? null : { ...emptyTitleState({ mediaType: 'movie', id: 1 }), itemKey, listIDs };
};

describe('watchlistRemovals', () => {
  it('removes titles that are on the watchlist, and says of unknown ones that the list may lack them', () => {
    expect(watchlistRemovals(view(watchlist), [1, 2, 3, 4].map((id) => film(id)), peek)).toEqual([
      { kind: 'remove-items', listID: 'list-1', itemKeys: ['movie-1', 'movie-3'] },
      { kind: 'remove-items', listID: 'list-1', itemKeys: ['movie-4'], mayLack: true },
    ]);
  });

  it('changes nothing for titles that are not on the watchlist, and without a watchlist', () => {
    expect(watchlistRemovals(view(watchlist), [film(2)], peek)).toEqual([]);
    expect(watchlistRemovals(view(), [film(1)], peek)).toEqual([]);
    expect(watchlistRemovals(E.left(offline), [film(1)], peek)).toEqual([]);
  });
});
