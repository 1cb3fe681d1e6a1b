import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { filmViewing } from '#domain/history/history.fixture';
import { film } from '#domain/lists/list.fixture';
import { offline } from '#domain/shared/failure';
import type { MemberExport } from '#application/data-file/moving-out/member-export';
import { completeImdbIds } from './complete-imdb-ids';

it('gives titles of lists, viewings and ratings the IMDb ids that the catalogue has now, and leaves the others as they are', async () => {
  const data = {
    uid: 'maya',
    lists: [{ list: { listID: 'watchlist' }, items: [film(603), film(604, { imdbID: 'tt0234215' }), film(605, { imdbID: 'tt0242653' })] }],
    viewings: [filmViewing('a', 603), filmViewing('b', 605), { ...filmViewing('c', 603), item: film(603, { imdbID: 'tt9999999' }) }],
    ratings: [{ item: film(606), rating: 8, ratedAt: 1 }],
  } as unknown as MemberExport;
  const completed = await completeImdbIds(data, ({ id }) =>
    (id === 603 ? TE.right('tt0133093') : id === 605 ? TE.right(null) : TE.left(offline)));
  expect(completed.lists.map(({ items }) => items.map(({ imdbID }) => imdbID))).toEqual([['tt0133093', 'tt0234215', 'tt0242653']]);
  expect(completed.viewings.map(({ item }) => item.imdbID)).toEqual(['tt0133093', null, 'tt0133093']);
  expect(completed.ratings).toEqual(data.ratings);
  expect(completed.uid).toBe('maya');
});
