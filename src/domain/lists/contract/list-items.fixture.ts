import type { ItemFilter } from '#domain/lists/item-query';
import type { NewListItem } from '#domain/lists/list-item';
import { film, newItem } from '#domain/lists/list.fixture';
import type { StoredTitle } from '#domain/lists/stored-title';
import { itemFilterOf } from './list-testbed.contract';

/** Creates a film's item of a list. */
export const item = (movieID: number, title: Partial<StoredTitle>, fields: Partial<NewListItem> = {}): NewListItem =>
  newItem(movieID, { title: film(movieID, title), addedAt: 1_700_000_000_000 + movieID, ...fields });

/** Titles with equal and unknown values in every field. */
export const TITLES: ReadonlyArray<NewListItem> = [
  item(1, { title: 'The Matrix', releaseYear: 1999, vote: 8.2, genres: ['Action', 'Science Fiction'], runtime: 136 },
    { order: 'a5', random: 0.1 }),
  item(2, { title: 'Été', releaseYear: null, vote: null, genres: [], runtime: null }, { order: 'a3', random: 0.9 }),
  item(3, { title: 'Alien', releaseYear: 1979, vote: 8.2, genres: ['Science Fiction'] },
    { order: 'a3', random: 0.5, addedAt: 1_700_000_000_001 }),
  item(4, { title: 'Matrimony', releaseYear: 1999, vote: 5, genres: ['Drama'] }, { order: 'a1', random: 0.4 }),
  item(5, { title: 'Zodiac', releaseYear: null, vote: null, genres: ['Drama', 'Action'], runtime: null }, { order: 'b1', random: 0.7 }),
  item(6, { title: 'Heat', releaseYear: 1995, itemKey: 'tv-6', mediaType: 'tv', genres: ['Action'] }, { order: 'a2', random: 0.3 }),
];
export const DIRECTIONS = ['asc', 'desc'] as const;
export const FILTERS: ReadonlyArray<readonly [string, ItemFilter]> = [
  ['films', itemFilterOf({ mediaType: 'movie' })], ['series', itemFilterOf({ mediaType: 'tv' })],
    ['a genre', itemFilterOf({ genre: 'Action' })], ['a decade', itemFilterOf({ decade: 1990 })],
  ['watched titles', itemFilterOf({ watched: true })], ['unwatched titles', itemFilterOf({ watched: false })],
  ['films of a genre and a decade', itemFilterOf({ mediaType: 'movie', genre: 'Action', decade: 1990, watched: false })],
    ['a genre that no title has', itemFilterOf({ genre: 'Western' })],
];
