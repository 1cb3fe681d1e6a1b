import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { DiscoverQuery, ListQuery } from '#domain/catalogue/catalogue';
import { noFilters } from '#domain/catalogue/filters';
import { firstFilteredTitles } from './filtered-titles';
import type { CatalogueUseCases } from './catalogue-use-cases';

/** Returns what is requested of the catalogue for an address; null for nothing. */
const queryOf = async (address: string): Promise<ListQuery | DiscoverQuery | null> => {
  let query: ListQuery | DiscoverQuery | null = null;
  const answer = (requested: ListQuery | DiscoverQuery) => {
    query = requested;
    return TE.right({ items: [], page: 1, totalPages: 1, totalItems: 0, asOf: null });
  };
  const fetch = firstFilteredTitles({ getList: answer, discover: answer } as unknown as CatalogueUseCases, address);
  await fetch?.(new AbortController().signal)();
  return query;
};

describe('firstFilteredTitles', () => {
  it.each([
    ['/movies/popular?from=1970', { mediaType: 'movie', list: 'popular', page: 1, filters: { ...noFilters, yearFrom: 1970 } }],
    ['/tv-shows/top-rated?sort=date', {
      mediaType: 'tv', list: 'top-rated', page: 1, filters: noFilters, sort: { key: 'date', direction: 'desc' },
    }],
    ['/tv-shows/top-rated?sort=vote', { mediaType: 'tv', list: 'top-rated', page: 1, filters: noFilters }],
    ['/genre/crime?type=tv&genres=drama', {
      mediaType: 'tv', page: 1, filters: { ...noFilters, genresIn: ['crime', 'drama'] }, sort: { key: 'popularity', direction: 'desc' },
    }],
  ])('requests what the page at %s shows', async (address, query) => {
    expect(await queryOf(address)).toEqual(query);
  });

  it.each(['/movies/on-the-air?from=1970', '/genre/nothing?from=1970', '/search/movie?query=heat'])(
    'requests nothing for %s',
    async (address) => expect(await queryOf(address)).toBeNull(),
  );
});
