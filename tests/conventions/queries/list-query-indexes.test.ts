import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unmatchedQuerySpec } from '#adapters/firebase/firestore/firestore-unmatched-entries';
import {
  lastRatingsQuerySpec, ratingsQuerySpec, viewingsQuerySpec, yearStatsQuerySpec,
} from '#adapters/firebase/firestore/history/history-query-specs';
import {
  activeListsQuerySpec, deletedListsQuerySpec, idQuerySpecs, itemsQuerySpec, randomItemQuerySpec, ownNumbersQuerySpec,
  titleStateQuerySpecs, wordItemsQuerySpec,
} from '#adapters/firebase/firestore/lists/list-query-specs';
import type { QuerySpec } from '#adapters/firebase/firestore/lists/query-spec';
import { ITEM_SORT_FIELDS, noItemFilter, type ItemFilter, type ItemQuery, type ItemRangePart } from '#domain/lists/item-query';
import { noHistoryFilter, type HistoryFilter, type HistoryCursorRange } from '#domain/history/history-query';
import { filmRating } from '#domain/history/ratings/ratings.fixture';
import { isServed, type IndexFile } from './needed-index';
import { shapesUnder, type QueryShape } from './query-shapes';

const file = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as IndexFile;

const shapeOf = ({ path, filters, order }: QuerySpec): QueryShape => {
  const fields = (...operators: ReadonlyArray<string>) => filters.filter(({ by }) => operators.includes(by)).map(({ field }) => field);
  return {
    where: path, collection: path.split('/').at(-1) ?? path, scope: 'COLLECTION',
    equal: fields('==', 'in'),
    contains: fields('array-contains', 'array-contains-any'),
    other: fields('<', '<=', '>', '>='),
    order: order.flatMap(([field, direction]) =>
      field === '__name__' ? [] : [[field, direction === 'asc' ? 'ASCENDING' : 'DESCENDING'] as const],
    ),
  };
};

const DIRECTIONS = ['asc', 'desc'] as const;
const WHOLE: ItemRangePart = { after: null, until: null, values: 'all' };
const WHOLE_HISTORY: HistoryCursorRange = { after: null, until: null };
const both = <A>(value: A): ReadonlyArray<A | null> => [null, value];
const FILTERS: ReadonlyArray<ItemFilter> = both('movie' as const).flatMap((mediaType) =>
  both('Drama').flatMap((genre) =>
    both(1990).flatMap((decade) =>
      both(true).flatMap((watched) => both('heist').map((words): ItemFilter => ({ mediaType, genre, decade, watched, words }))),
    ),
  ),
);
const QUERIES: ReadonlyArray<ItemQuery> = ITEM_SORT_FIELDS.flatMap((sort) =>
  DIRECTIONS.flatMap((direction) => FILTERS.map((filter): ItemQuery => ({ listID: 'heist', sort, direction, filter }))),
);

const TITLES = [{ id: -1, mediaType: 'movie' as const }, { id: 603, mediaType: 'movie' as const }];
const OTHERS: ReadonlyArray<QuerySpec> = [
  activeListsQuerySpec('maya', null),
  activeListsQuerySpec('maya', 'heist'),
  deletedListsQuerySpec('maya', 0),
  ...idQuerySpecs('lists/heist/items', ['movie-603']),
  ...titleStateQuerySpecs('maya', TITLES),
  ownNumbersQuerySpec('maya', 'movie', null),
  randomItemQuerySpec('heist', 0.5),
  randomItemQuerySpec('heist', null),
];
const HISTORY_FILTERS: ReadonlyArray<HistoryFilter> = both('movie' as const).flatMap((mediaType) =>
  both('Drama').flatMap((genre) =>
    both(1990).flatMap((decade) =>
      both('2026-01-01').flatMap((from) => both('2027-01-01').map((before): HistoryFilter => ({ mediaType, genre, decade, from, before }))),
    ),
  ),
);
const HISTORY: ReadonlyArray<QuerySpec> = [
  ...HISTORY_FILTERS.map((filter) => viewingsQuerySpec('maya', filter, WHOLE_HISTORY, 50)),
  ratingsQuerySpec('maya', null),
  ratingsQuerySpec('maya', 'movie-603'),
  lastRatingsQuerySpec('maya', 'tv', null, 500),
  lastRatingsQuerySpec('maya', 'movie', filmRating(1, 7), 500),
  yearStatsQuerySpec('maya'),
  unmatchedQuerySpec('maya', null),
  unmatchedQuerySpec('maya', 'one'),
];
const ALL = [
  ...OTHERS,
  ...HISTORY,
  ...QUERIES.flatMap((query) => [
    itemsQuerySpec(query, WHOLE, 50),
    ...DIRECTIONS.map((direction) => wordItemsQuerySpec(query, direction, WHOLE, 50)),
  ]),
];
const SHAPES = [...new Map(ALL.map((spec) => [JSON.stringify(shapeOf(spec)), shapeOf(spec)])).values()];

describe('queries of lists', () => {
  it('have their indexes', () => {
    expect(QUERIES).toHaveLength(7 * 2 * 32);
    expect(SHAPES.filter((shape) => !isServed(shape, file))).toEqual([]);
  });

  it('read the films of a calendar for its address and reminders as for its page', () => {
    const filter = { ...noItemFilter, mediaType: 'movie' as const, watched: false };
    const ofServer = shapesUnder('functions/src/adapters/calendar').map(({ collection, equal, order }) => ({ collection, equal, order }));
    for (const sort of ['releaseYear', 'addedAt'] as const) {
      const { collection, equal, order } = shapeOf(itemsQuerySpec({ listID: 'heist', sort, direction: 'desc', filter }, WHOLE, 100));
      expect(ofServer).toContainEqual({ collection, equal, order });
    }
  });

  it('need every index of items and of the history', () => {
    const unneeded = (index: IndexFile['indexes'][number]): boolean =>
      SHAPES.every((shape) => isServed(shape, { ...file, indexes: file.indexes.filter((other) => other !== index) }));
    expect(
      file.indexes
        .filter(({ collectionGroup, queryScope }) => ['items', 'history'].includes(collectionGroup) && queryScope === 'COLLECTION')
        .filter(unneeded),
    ).toEqual([]);
  });

  it('read at most 100 documents', () => {
    expect(
      Math.max(
        ...[
          ...OTHERS,
          ...HISTORY,
          itemsQuerySpec(QUERIES[0] as ItemQuery, WHOLE, 1000),
          viewingsQuerySpec('maya', noHistoryFilter, WHOLE_HISTORY, 1000),
        ].map(({ limit }) => limit),
      ),
    ).toBe(100);
  });
});
