import { expect } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { noFilters, popularitySort } from '#domain/catalogue/filters';
import type { CatalogueList } from '#domain/catalogue/catalogue-list';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Page } from '#domain/shared/pagination';
import { parseSearch } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import { day, rows, said, type Raw } from './recorded-answers';

export type Check = (catalogue: Catalogue, raw: Raw) => Promise<void>;

export const grownUp = (row: Raw): boolean => row['adult'] === true;

/** Compares titles with the TMDB rows that they were decoded from. */
export const expectTitles = (titles: ReadonlyArray<Title>, all: ReadonlyArray<Raw>, mediaType: MediaType): void => {
  const shown = all.filter((row) => !grownUp(row));
  const name = mediaType === 'movie' ? 'title' : 'name';
  const date = mediaType === 'movie' ? 'release_date' : 'first_air_date';
  expect(titles.map(({ id }) => id)).toEqual(shown.map((row) => row['id']));
  expect(titles.map(({ title }) => title)).toEqual(shown.map((row) => row[name]));
  expect(titles.map((title) => title.date)).toEqual(shown.map((row) => day(row[date])));
  expect(titles.map(({ voteCount: votes }) => votes)).toEqual(shown.map((row) => said(row['vote_count'])));
  expect(titles.map(({ averageVote: vote }) => vote)).toEqual(shown.map((row) => (row['vote_count'] === 0 ? null : row['vote_average'])));
  expect(titles.map(({ posterPath }) => posterPath)).toEqual(shown.map((row) => said(row['poster_path'])));
  expect(titles.map(({ overview }) => overview)).toEqual(shown.map((row) => said(row['overview'])));
  expect(titles.every((title) => title.mediaType === mediaType)).toBe(true);
};

const expectTotals = (page: Page<unknown>, raw: Raw): void => {
  expect(page.totalResults).toBe(raw['total_results']);
  expect(page.totalPages).toBe(Math.min(Number(raw['total_pages']), 500));
};

const pages = (mediaType: MediaType, query: (catalogue: Catalogue) => Promise<Page<Title>>): Check => async (catalogue, raw) => {
  const page = await query(catalogue);
  expectTitles(page.items, rows(raw, 'results'), mediaType);
  expectTotals(page, raw);
};

export const list = (mediaType: MediaType, name: CatalogueList): Check =>
  pages(mediaType, (catalogue) => expectRight(catalogue.getList({ mediaType, list: name, filters: noFilters, page: 1 })));
export const discover = (mediaType: MediaType): Check =>
  pages(mediaType, (catalogue) => expectRight(catalogue.discover({ mediaType, filters: noFilters, sort: popularitySort, page: 1 })));
export const search = (mediaType: MediaType): Check =>
  pages(mediaType, (catalogue) => expectRight(catalogue.searchTitles({ mediaType, query: parseSearch('any'), page: 1 })));

export const searchPeople: Check = async (catalogue, raw) => {
  const page = await expectRight(catalogue.searchPeople({ query: parseSearch('any'), page: 1 }));
  const shown = rows(raw, 'results').filter((row) => !grownUp(row));
  expect(page.items.map(({ id, name }) => [id, name])).toEqual(shown.map((row) => [row['id'], row['name']]));
  expect(page.items.map(({ imagePath }) => imagePath)).toEqual(shown.map((row) => said(row['profile_path'])));
  expect(page.items.map(({ titles }) => titles.map(({ id }) => id))).toEqual(
    shown.map((row) => rows(row, 'known_for').filter((title) => !grownUp(title)).map((title) => title['id'])));
  expectTotals(page, raw);
};

export const suggest: Check = async (catalogue, raw) => {
  const suggestions = await expectRight(catalogue.suggest(parseSearch('any')));
  const kinds: ReadonlyArray<unknown> = ['movie', 'tv', 'person'];
  const shown = rows(raw, 'results').filter((row) => !grownUp(row) && kinds.includes(row['media_type'])).slice(0, 8);
  const summaries = suggestions.map((suggestion) =>
    suggestion.kind === 'title'
      ? [suggestion.title.mediaType, suggestion.title.id, suggestion.title.title]
      : ['person', suggestion.person.id, suggestion.person.name],
  );
  expect(summaries).toEqual(shown.map((row) => [row['media_type'], row['id'], row['title'] ?? row['name']]));
  expect(suggestions.length).toBeGreaterThan(0);
};

export const find: Check = async (catalogue, raw) => {
  const titles = await expectRight(catalogue.findByImdb('tt0000001'));
  expectTitles(titles.filter(({ mediaType }) => mediaType === 'movie'), rows(raw, 'movie_results'), 'movie');
  expectTitles(titles.filter(({ mediaType }) => mediaType === 'tv'), rows(raw, 'tv_results'), 'tv');
};
