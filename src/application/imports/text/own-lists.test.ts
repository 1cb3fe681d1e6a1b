import { describe, expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';
import { isNameOfRatings, plainFileName } from './own-names';
import type { ServiceFile } from './parse-file';

/** Returns the lists that the titles of files go to, in their order. */
const listsIn = async (...files: ReadonlyArray<ServiceFile>): Promise<ReadonlyArray<string>> =>
  (await readServiceFiles(files)).rows.flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'item' ? [fact.list] : [])));

const file = (name: string, ...lines: ReadonlyArray<string>): ServiceFile => ({ name, text: lines.join('\n') });
const trakt = (name: string): ServiceFile => ({ name, text: JSON.stringify([
  { rank: 1, listed_at: '2024-01-01T00:00:00Z', type: 'movie', movie: { title: 'Heat', year: 1995, ids: {} } }]) });
const index = (...lists: ReadonlyArray<readonly [id: number, name: string]>): ServiceFile => ({
  name: 'lists-lists.json', text: JSON.stringify(lists.map(([id, name]) => ({ name, description: null, ids: { trakt: id, slug: 'a' } }))) });
const table = (name: string): ServiceFile => file(name, 'Title,Year', 'Heat,1995');
const imdb = (name: string): ServiceFile => file(name,
  'Position,Const,Created,Description,Title,Title Type,Year', '1,tt0113277,,,Heat,Movie,1995');
const tmdb = (name: string): ServiceFile => file(name,
  'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated', '949,,movie,Heat,1995-12-15,,,8,,');
const letterboxd = (name: string, url: string): ServiceFile => file(`${url}.csv`, 'Date,Name,Tags,URL,Description',
  `2026-01-01,${name},,${url},`, '', 'Position,Name,Year,URL,Description', '1,Heat,1995,u,');

describe('the list of a file', () => {
  it.each([
    [trakt('lists-watchlist.json'), 'watchlist'], [trakt('ada/lists/watchlist.json'), 'watchlist'],
    [trakt('lists-favorites-2.json'), 'favorites'], [trakt('watchlist-movies.json'), 'watchlist'],
    [imdb('WATCHLIST.csv'), 'watchlist'], [imdb('IMDb Watch list (1).csv'), 'watchlist'], [imdb('Your Watchlist.csv'), 'watchlist'],
    [table('tmdb-watchlist-2024-05-12.csv'), 'watchlist'],
    [tmdb('favourites.csv'), 'favorites'], [table('Letterboxd_watchlist - Copy.csv'), 'watchlist'],
    [table('watchlist_20240512_101112.csv'), 'watchlist'], [imdb('imdb-watchlist-2024-05.csv'), 'watchlist'],
    [imdb('My Watchlist.csv'), 'watchlist'], [table('watchlist-2024.csv'), 'watchlist'],
    [table('watchlist 2024-05-12T10-11-12Z.csv'), 'watchlist'],
    [imdb('watchlist-1.csv'), 'watchlist'], [imdb('WATCHLIST-2.csv'), 'watchlist'], [table('letterboxd_watchlist_2.csv'), 'watchlist'],
    [table('favorite.csv'), 'favorites'], [tmdb('tmdb_favorite_movies.csv'), 'favorites'],
  ])('is the watchlist or favorites if its name says so and nothing else: %o', async (each, list) => {
    expect(await listsIn(each)).toEqual([list]);
  });

  it.each([
    [trakt('lists-list-77-my-favorites.json'), 'my favorites'], [trakt('lists-list-4-halloween-watchlist.json'), 'halloween watchlist'],
    [imdb('Kids watchlist.csv'), 'Kids watchlist'], [table('favourites of 2020.csv'), 'favourites of 2020'],
    [tmdb('favorites-2020.csv'), 'favorites-2020'], [table('not on my watchlist.csv'), 'not on my watchlist'],
    [imdb('Watchlist 2.csv'), 'Watchlist 2'], [tmdb('favorites 1.csv'), 'favorites 1'],
  ])('is none of them if its name only contains one: %o', async (each, list) => {
    expect(await listsIn(each)).toEqual([list]);
  });

  it('named like one at Trakt or Letterboxd is none of them', async () => {
    expect(await listsIn(index([4, 'Watchlist']), trakt('lists-list-4-watchlist.json'), trakt('lists-watchlist.json'),
      letterboxd('favorites', 'https://boxd.it/a'))).toEqual(['Watchlist (2)', 'watchlist', 'favorites (2)']);
  });
});

it('a second download of ratings and check-ins is known by its name', () => {
  expect([isNameOfRatings('ratings-1.csv'), isNameOfRatings('ratings_12.csv'), plainFileName('Your Check-Ins-1.csv')])
    .toEqual([true, true, 'check ins']);
});

describe('lists of one name', () => {
  it('in files of several services stay apart, whichever file is chosen first', async () => {
    const files = [letterboxd('Noir', 'u'), trakt('lists-list-1-noir.json'), trakt('lists-list-2-noir.json'), imdb('2019/Noir.csv'),
      imdb('2020/Noir.csv'), table('Noir (2).csv'), letterboxd('Noir', 'v')];
    const names = ['Noir', 'noir (Trakt)', 'noir (Trakt) (2)', 'Noir (IMDb)', 'Noir (IMDb) (2)', 'Noir (2) (2)', 'Noir (2)'];
    expect(await listsIn(...files)).toEqual(names);
    expect(await listsIn(...files.toReversed())).toEqual(names.toReversed());
  });

  it('leave room for what is added to a long name', async () => {
    const long = 'x'.repeat(60);
    expect(await listsIn(imdb(`2019/${long}.csv`), imdb(`2020/${long}.csv`), tmdb(`${long}.csv`)))
      .toEqual([long, `${'x'.repeat(56)} (2)`, `${'x'.repeat(53)} (TMDB)`]);
  });

  it('are names that a list can have, each of its own', async () => {
    const long = 'x'.repeat(60);
    const lists = file('a.csv', 'Title,Year,List', ...[`${long} 1`, `${long} 2`, 'No\u200Bir', 'No ir'].map((name) => `Heat,1995,${name}`));
    expect(await listsIn(lists)).toEqual([long, `${'x'.repeat(56)} (2)`, 'No ir (2)', 'No ir']);
    expect(await listsIn(trakt('lists-list-1-a.json'), index([1, `${long} 1`]))).toEqual([long]);
    expect((await readServiceFiles([file(`${long} 1.csv`, 'Title,Rating', 'Heat,9')])).open.map(({ list }) => list)).toEqual([long]);
  });

  it('are one on the pages of a list, in two exports of it, and where a column names it', async () => {
    expect(await listsIn(trakt('lists-list-1-noir-1.json'), trakt('ada/lists-list-1-noir-2.json'))).toEqual(['noir', 'noir']);
    expect(await listsIn(letterboxd('Noir', 'u'), letterboxd('Noir', 'u'))).toEqual(['Noir', 'Noir']);
    const column = (name: string) => file(name, 'Title,Year,List', 'Heat,1995,Noir', 'Ran,1985,Watchlist');
    expect(await listsIn(column('a.csv'), column('b.csv'))).toEqual(['Noir', 'watchlist', 'Noir', 'watchlist']);
  });

  it('of a file that can become one take the name that is free', async () => {
    const { open } = await readServiceFiles([letterboxd('Noir', 'u'), file('Noir.csv', 'Title,Rating', 'Heat,9')]);
    expect(open.map(({ list }) => list)).toEqual(['Noir (2)']);
  });
});
