import { chunksOf } from 'fp-ts/ReadonlyArray';
import { typedPrefixes } from '#domain/catalogue/text-match/word-search';
import { itemsPath, titleStatesPath } from '#domain/lists/documents/list-paths';
import { MAX_ITEMS_READ, type ItemCursor, type ItemQuery, type ItemRangePart } from '#domain/lists/item-query';
import type { SortDirection } from '#domain/shared/row-page';
import { BIN_RETENTION_MS } from '#domain/lists/list';
import type { MediaType } from '#domain/catalogue/media-type';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { DOCUMENT_ID, MAX_VALUES, type QueryCursor, type QuerySpec } from './query-spec';

const equal = (field: string, value: unknown) => ({ field, by: '==' as const, value });

/** Active lists of a member, by id. @param after id of the last list of the previous page; null for the first page. */
export const activeListsQuerySpec = (uid: string, after: string | null): QuerySpec => ({
  path: 'lists',
  filters: [equal('userID', uid), equal('deletedAt', null)],
  order: [[DOCUMENT_ID, 'asc']],
  limit: 100,
  ...(after === null ? {} : { after: [after] }),
});

/** Deleted lists that can be restored, last deleted first. @param now ms since 1970. */
export const deletedListsQuerySpec = (uid: string, now: number): QuerySpec => ({
  path: 'lists',
  filters: [equal('userID', uid), { field: 'deletedAt', by: '>', value: now - BIN_RETENTION_MS }],
  order: [['deletedAt', 'desc']],
  limit: 100,
});

/** Documents of one collection by id, in parts of at most 30. */
export const idQuerySpecs = (path: string, ids: ReadonlyArray<string>): ReadonlyArray<QuerySpec> =>
  chunksOf(MAX_VALUES)([...new Set(ids)]).map((values) => ({
    path,
    filters: [{ field: DOCUMENT_ID, by: 'in', value: values }],
    order: [],
    limit: values.length,
  }));

/** Title states of at most 30 titles. */
export const titleStateQuerySpecs = (uid: string, titles: ReadonlyArray<TitleId>): ReadonlyArray<QuerySpec> =>
  idQuerySpecs(titleStatesPath(uid), titles.map(itemKey));

/** Title states of titles with a negative number, by key: a colon comes after the digits. */
export const ownNumbersQuerySpec = (uid: string, mediaType: MediaType, after: string | null): QuerySpec => ({
  path: titleStatesPath(uid),
  filters: [],
  order: [[DOCUMENT_ID, 'asc']],
  after: [after ?? `${mediaType}--`],
  until: [`${mediaType}--:`],
  limit: MAX_ITEMS_READ,
});

/** The item with the next random number. @param from lower bound; null begins at 0. */
export const randomItemQuerySpec = (listID: string, from: number | null): QuerySpec => ({
  path: itemsPath(listID), filters: [], order: [['random', 'asc']], limit: 1, ...(from === null ? {} : { from: [from] }),
});

const sortedBy = (field: string, direction: SortDirection): QuerySpec['order'] => [[field, direction], [DOCUMENT_ID, direction]];
const placeOf = ({ value, itemKey: key }: ItemCursor): QueryCursor => [value, key];
/** The place between unknown and known values: a part of a cursor names all documents with the value. */
const UNKNOWN: QueryCursor = [null];

/** Firestore sorts null before all other values. */
const withinRange = (spec: QuerySpec, { after, until, values }: ItemRangePart, limit: number): QuerySpec => {
  const start = after !== null ? placeOf(after) : values === 'known' ? UNKNOWN : null;
  const end = until !== null ? placeOf(until) : values === 'unknown' ? UNKNOWN : null;
  return {
    ...spec,
    limit: Math.min(limit, MAX_ITEMS_READ),
    ...(start === null ? {} : { after: start }),
    ...(end === null ? {} : { until: end }),
  };
};

const equalities = ({ mediaType, decade, watched }: ItemQuery['filter']): QuerySpec['filters'] =>
  Object.entries({ mediaType, decade, watched }).flatMap(([field, value]) => (value === null ? [] : [equal(field, value)]));

/** Items in the query's order, of one part of a range. Typed words are not part of it. */
export const itemsQuerySpec = ({ listID, sort, direction, filter }: ItemQuery, range: ItemRangePart, limit: number): QuerySpec =>
  withinRange(
    {
      path: itemsPath(listID),
      filters: [
        ...equalities(filter),
        ...(filter.genre === null ? [] : [{ field: 'genres', by: 'array-contains' as const, value: filter.genre }]),
      ],
      order: sortedBy(sort, direction),
      limit,
    },
    range,
    limit,
  );

/** Items with the longest typed word, by title: an index of each order would have up to 60 entries an item. The genre is not part of it. */
export const wordItemsQuerySpec = (
  { listID, filter }: ItemQuery,
  direction: SortDirection, range: ItemRangePart, limit: number,
): QuerySpec =>
  withinRange(
    {
      path: itemsPath(listID),
      filters: [...equalities(filter), { field: 'wordPrefixes', by: 'array-contains-any', value: typedPrefixes(filter.words ?? '') }],
      order: sortedBy('titleKey', direction),
      limit,
    },
    range,
    limit,
  );
