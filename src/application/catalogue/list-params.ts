import {
  popularitySort, restrictFiltersToType, defaultDirection, noFilters, CATALOGUE_SORT_KEYS, type Filters, type CatalogueSort,
  type CatalogueSortKey,
} from '#domain/catalogue/filters';
import { findGenreBySlug, genreNameOfType } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';

/** Filters and sort order in the URL: short parameter names, only values that differ from the defaults. */
export type ListParams = { readonly filters: Filters; readonly sort: CatalogueSort };

type NumberFilter = { [K in keyof Filters]: Filters[K] extends number | null ? K : never }[keyof Filters];
type TextFilter = { [K in keyof Filters]: Filters[K] extends string | null ? K : never }[keyof Filters];

const INTEGER = /^\d{1,7}$/;
const ONE_DECIMAL = /^\d{1,2}(\.\d)?$/;
const NUMBERS: ReadonlyArray<readonly [NumberFilter, string, number, number, RegExp]> = [
  ['yearFrom', 'from', 1870, 2100, INTEGER],
  ['yearTo', 'to', 1870, 2100, INTEGER],
  ['voteFrom', 'vote', 0, 10, ONE_DECIMAL],
  ['voteTo', 'vote-to', 0, 10, ONE_DECIMAL],
  ['votesFrom', 'votes', 0, 1_000_000, INTEGER],
  ['runtimeFrom', 'longer', 0, 1000, INTEGER],
  ['runtimeTo', 'shorter', 0, 1000, INTEGER],
];
const TEXTS: ReadonlyArray<readonly [TextFilter, string, RegExp]> = [
  ['language', 'language', /^[a-z]{2}$/],
  ['country', 'country', /^[A-Z]{2}$/],
  ['certification', 'certificate', /^[A-Z0-9-]{1,8}$/],
];

/** Reads genres, each once: the catalogue joins some of series, so that two slugs can be one genre. */
const genres = (mediaType: MediaType, text: string | null): ReadonlyArray<string> => {
  const known = (text ?? '').split(',').filter((slug) => findGenreBySlug(slug) !== null);
  return [...new Map(known.map((slug) => [genreNameOfType(mediaType, slug), slug])).values()];
};

const number = (text: string | null, min: number, max: number, pattern: RegExp): number | null => {
  const value = text === null || !pattern.test(text) ? Number.NaN : Number(text);
  return value >= min && value <= max ? value : null;
};

const sortKey = (text: string | undefined): CatalogueSortKey | null => CATALOGUE_SORT_KEYS.find((key) => key === text) ?? null;

const readSort = (text: string | null, fallback: CatalogueSort): CatalogueSort => {
  const [, name, direction] = /^([a-z-]+?)(?:\.(asc|desc))?$/.exec(text ?? '') ?? [];
  const key = sortKey(name);
  if (key === null) return fallback;
  return { key, direction: direction === 'asc' || direction === 'desc' ? direction : defaultDirection(key) };
};

const RANGES = [['yearFrom', 'yearTo'], ['voteFrom', 'voteTo'], ['runtimeFrom', 'runtimeTo']] as const;

/** Swaps the bounds of reversed ranges: `from=1990&to=1970` means the years between. */
const withOrderedRanges = (filters: Filters): Filters => ({
  ...filters,
  ...Object.fromEntries(
    RANGES.flatMap(([low, high]) => {
      const [from, to] = [filters[low], filters[high]];
      return from !== null && to !== null && from > to ? [[low, to], [high, from]] : [];
    }),
  ),
});

/**
 * Parses filters and sort order from URL parameters. Values that are invalid, or not available for the media type, are ignored: a
 * mistyped URL shows a list, and no list is narrowed by a filter that its controls cannot display.
 */
export const parseListParams = (
  mediaType: MediaType, parameters: URLSearchParams, usualSort: CatalogueSort = popularitySort,
): ListParams => ({
  filters: withOrderedRanges(
    restrictFiltersToType(mediaType, {
      ...noFilters,
      genresIn: genres(mediaType, parameters.get('genres')),
      genresOut: genres(mediaType, parameters.get('without')),
      content: parameters.getAll('with'),
      ...Object.fromEntries(NUMBERS.map(([field, name, min, max, pattern]) => [field, number(parameters.get(name), min, max, pattern)])),
      ...Object.fromEntries(
        TEXTS.map(([field, name, pattern]) => [field, pattern.test(parameters.get(name) ?? '') ? parameters.get(name) : null]),
      ),
    }),
  ),
  sort: readSort(parameters.get('sort'), usualSort),
});

/** Serializes filters and sort order; other parameters in `others` (a query, a tab) are kept. `parseListParams` is the inverse. */
export const serializeListParams = (
  { filters, sort }: ListParams,
  usualSort: CatalogueSort = popularitySort,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams => {
  const parameters = new URLSearchParams(others);
  // Deleted first, so that the parameter order is fixed and not the order of clicks: one query, one URL.
  const setParam = (name: string, value: string | null): void => {
    parameters.delete(name);
    if (value !== null && value !== '') parameters.set(name, value);
  };
  setParam('genres', filters.genresIn.join(','));
  setParam('without', filters.genresOut.join(','));
  NUMBERS.forEach(([field, name]) => setParam(name, filters[field] === null ? null : String(filters[field])));
  TEXTS.forEach(([field, name]) => setParam(name, filters[field]));
  parameters.delete('with');
  filters.content.forEach((fact) => parameters.append('with', fact));
  const isUsual = sort.key === usualSort.key && sort.direction === usualSort.direction;
  setParam('sort', isUsual ? null : sort.direction === defaultDirection(sort.key) ? sort.key : `${sort.key}.${sort.direction}`);
  return parameters;
};
