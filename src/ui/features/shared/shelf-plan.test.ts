import { describe, expect, it } from 'vitest';
import { PRECOMPUTED_QUERIES } from '#adapters/embedded-catalogue/queries/precomputed-queries';
import { discoverKey, listKey } from '#adapters/embedded-catalogue/queries/query-key';
import { byPopularity, noFilters } from '#domain/catalogue/filters';
import { LANDING_LATER_SHELVES, LANDING_SHELVES, TYPE_SHELVES, type ShelfSource } from './shelf-plan';

const keyOf = ({ mediaType, list, filters }: ShelfSource): string => {
  const question = { mediaType, filters: { ...noFilters, ...filters }, page: 1 };
  return list === null ? discoverKey({ ...question, sort: byPopularity }) : listKey({ ...question, list });
};
const kept = new Set(PRECOMPUTED_QUERIES.map((front) => (front.ask === 'list' ? listKey(front.question) : discoverKey(front.question))));

describe('the shelves of first views', () => {
  it.each([...LANDING_SHELVES, ...LANDING_LATER_SHELVES, ...TYPE_SHELVES.movie, ...TYPE_SHELVES.tv])(
    'asks for $heading what the first file answers',
    ({ source }) => {
      expect(kept).toContain(keyOf(source));
    },
  );
});
