import { describe, expect, it } from 'vitest';
import type { OpenKind } from '#application/imports/import-row';
import { importWith, stateOfTitle } from '#application/imports/service-import.fixture';

const TMDB = ['TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated',
  '949,,movie,Heat,1995-12-15T00:00:00Z,,,7.9,9,2023-05-02T00:00:00Z', '1,,tv,Lost S1E1,2004-09-22T00:00:00Z,1,1,8,9,2023-05-03T00:00:00Z',
].join('\n');
const SEEN = 'Title,Season,Episode,Rating10,WatchedDate\nLost,1,2,8,2024-02-03';

/** Returns where the rows of a file end, and what is added, if it is taken for this. */
const importAs = async (kind: OpenKind, text: string, isOutOfTen = false) => {
  const choices = { kinds: new Map([['best.csv', kind]]), outOfTen: new Set(isOutOfTen ? ['best.csv'] : []) };
  const { plan, file, read } = await importWith([], choices, ['best.csv', text]);
  return {
    hasOpenScale: read.open[0]?.hasOpenScale === true,
    unkept: [plan.badRatings, plan.unkeptRatings],
    ends: plan.rows.map(({ state, reason }) => reason ?? state),
    lists: file.lists.map(({ list: { name }, items }) => [name, items.map(({ itemKey }) => itemKey)]),
    notes: file.lists.flatMap(({ items }) => items.map(({ note, addedAt }) => [note, new Date(addedAt).getFullYear()])),
    ratings: file.ratings.map(({ item: { itemKey }, rating }) => [itemKey, rating]),
    viewings: file.viewings.map(({ item: { itemKey }, season, episode, day, rating }) => [itemKey, season, episode, day, rating]),
  };
};

describe('an episode in a file whose kind the person chooses', () => {
  it('stays out of a list, and says why', async () => {
    expect(await importAs('list', TMDB))
      .toMatchObject({ ends: ['new', 'episode'], lists: [['best', ['movie-949']]], ratings: [], viewings: [] });
    expect(await importAs('list', SEEN)).toMatchObject({ ends: ['episode'], lists: [] });
  });

  it('keeps its rating as that of a viewing on an unknown day', async () => {
    expect(await importAs('ratings', TMDB))
      .toMatchObject({ ends: ['new', 'new'], lists: [], ratings: [['movie-949', 9]], viewings: [['tv-4607', 1, 1, null, 9]] });
    expect(await importAs('ratings', SEEN)).toMatchObject({ ends: ['new'], viewings: [['tv-4607', 1, 2, null, 8]] });
    expect(await importAs('viewings', SEEN)).toMatchObject({ viewings: [['tv-4607', 1, 2, '2024-02-03', 8]] });
  });
});

it('a table of ratings, and IMDb’s former ratings, keep notes and days as a list', async () => {
  const former = ['position,const,created,modified,description,Title,Title type,You rated', '1,tt0113277,2016-03-05,,slow,Heat,Feature Film,8'];
  expect((await importAs('list', 'Title,Year,Rating10,Note,Added\nHeat,1995,9,slow,2016-02-03')).notes).toEqual([['slow', 2016]]);
  expect((await importAs('list', former.join('\n'))).notes).toEqual([['slow', 2016]]);
});

it('the dry run counts ratings that a file loses as a list or as viewings, and unread ones only where ratings are kept', async () => {
  const text = 'Title,Year,Rating10,Watched\nHeat,1995,9,\nParasite,2019,abc,yes\nLost,2004,8,yes';
  const kinds = ['table', 'ratings', 'list', 'viewings'] as const;
  expect(await Promise.all(kinds.map(async (kind) => (await importAs(kind, text)).unkept))).toEqual([[1, 0], [0, 0], [0, 2], [0, 2]]);
});

it('the dry run counts no rating as lost that the account or another file of the import has', async () => {
  const kinds = new Map([['list.csv', 'list' as const]]);
  const list = ['list.csv', 'Title,Year,Rating10\nHeat,1995,9\nParasite,2019,8\nLost,2004,8\nNothing,1950,7'] as const;
  const states = [stateOfTitle('movie-496243', { rating: 3 })];
  const { plan } = await importWith(states, { kinds }, list, ['ratings.csv', 'Title,Year,Rating10\nHeat,1995,9\nNothing,1950,7']);
  expect(plan.unkeptRatings).toBe(1);
});

it('a file of viewings has none of a title that it says was not watched', async () => {
  for (const text of ['Title,Watched\nHeat,yes\nLost,no', 'Title,Status\nHeat,Completed\nLost,Plan to watch',
    'Title,Watched on\nHeat,unknown\nLost,dropped'])
    expect(await importAs('viewings', text))
      .toMatchObject({ ends: ['new', 'no-title'], viewings: [['movie-949', null, null, null, null]] });
});

it('a file becomes a list with every title, beside the lists that its columns say', async () => {
  const { lists, ends } = await importAs('list', 'Title,Favorite,Watchlist\nHeat,yes,\nLost,no,\nParasite,,yes');
  expect([ends, lists]).toEqual([['new', 'new', 'new'], [
    ['best', ['movie-949', 'tv-4607', 'movie-496243']], ['favorites', ['movie-949']], ['watchlist', ['movie-496243']]]]);
});

it('the day of a row is that of its viewing, also where another column says that the title was watched', async () => {
  const text = 'Title,Year,Seen,Date\nHeat,1995,yes,2024-01-05\nParasite,2019,,2024-01-06\nLost,2004,2024-01-07,2024-01-08';
  expect((await importAs('viewings', text)).viewings.map(([itemKey, , , day]) => [itemKey, day])).toEqual([
    ['movie-949', '2024-01-05'], ['movie-496243', '2024-01-06'], ['tv-4607', '2024-01-07']]);
});

it('series with their episodes keep all of them beside films', async () => {
  const episodes = [1, 2, 3].map((number) => ({ number, is_watched: true, watched_at: `2024-01-0${number}` }));
  const shows = [{ title: 'Lost', year: 2004, seasons: [{ number: 1, episodes }] }];
  const text = JSON.stringify({ movies: [{ title: 'Heat', year: 1995 }], shows });
  expect((await importAs('viewings', text)).viewings.map(([itemKey, , episode, day]) => [itemKey, episode, day])).toEqual([
    ['movie-949', null, null], ['tv-4607', 1, '2024-01-01'], ['tv-4607', 2, '2024-01-02'], ['tv-4607', 3, '2024-01-03']]);
});

it('ratings without one above five are out of five or of ten, as the person says; those that say it stay', async () => {
  const text = 'Title,Year,Rating,Watched on\nHeat,1995,3,2024-01-05\nParasite,2019,4/5,\nLost,2004,4.5,';
  const ratingsOf = ({ ratings, viewings }: Awaited<ReturnType<typeof importAs>>) =>
    [...ratings.map(([, rating]) => rating), ...viewings.map(([, , , , rating]) => rating)];
  expect(ratingsOf(await importAs('table', text))).toEqual([6, 8, 9, 6]);
  expect(ratingsOf(await importAs('table', text, true))).toEqual([3, 8, 4.5, 3]);
  expect((await importAs('table', text)).hasOpenScale).toBe(true);
  for (const clear of ['Title,Rating\nHeat,3\nLost,6', 'Title,My rating (out of 5)\nHeat,3', 'Title,Rating10\nHeat,3',
    'Title,Rating\nHeat,★★★', 'LetterboxdURI,Title,Rating\nu,Heat,3', 'Title,rating,rated_at\nHeat,3,2024-01-02'])
    expect((await importAs('table', clear)).hasOpenScale).toBe(false);
});
