import { describe, expect, it } from 'vitest';
import { PRECOMPUTED_QUERIES } from '#adapters/embedded-catalogue/queries/precomputed-queries';
import { discoverQueryKey, listQueryKey } from '#adapters/embedded-catalogue/queries/query-key';
import { popularitySort, noFilters } from '#domain/catalogue/filters';
import { landingShelves, POPULAR_FILMS, TRENDING_FILMS, typeShelves, type ShelfSource } from './shelf-plan';

const keyOf = ({ mediaType, list, filters }: ShelfSource): string => {
  const query = { mediaType, filters: { ...noFilters, ...filters }, page: 1 };
  return list === null ? discoverQueryKey({ ...query, sort: popularitySort }) : listQueryKey({ ...query, list });
};
const precomputedKeys = new Set(
  PRECOMPUTED_QUERIES.map((entry) => (entry.ask === 'list' ? listQueryKey(entry.question) : discoverQueryKey(entry.question))),
);

describe('shelf plan', () => {
  it.each([POPULAR_FILMS, ...typeShelves('movie', 'Films of the 2020s'), ...typeShelves('tv', 'Series of the 2020s')])(
    'the query of $heading is precomputed in the first-view file',
    ({ source }) => {
      expect(precomputedKeys).toContain(keyOf(source));
    },
  );

  it('begins the page of films with neither the first list of the landing page nor that of the search', () => {
    const [{ source } = { source: null }] = typeShelves('movie', 'Trending films', 'Now playing');
    expect(source).toMatchObject({ list: 'now-playing', except: TRENDING_FILMS.source });
    expect(landingShelves(192)[0]).toBe(TRENDING_FILMS);
    expect(typeShelves('tv', 'Trending series', 'Now playing')).toEqual(typeShelves('tv', 'Trending series'));
  });
});
