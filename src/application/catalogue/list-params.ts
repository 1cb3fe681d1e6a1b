import { byPopularity, filtersFor, defaultDirection, noFilters, SORT_KEYS, type Filters, type Sort, type SortKey } from '#domain/catalogue/filters';
import { findGenreBySlug } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';

/** Filters and order as the address keeps them: short names, only what differs from "any". */
export type ListParams = { readonly filters: Filters; readonly sort: Sort };

type NumberFilter = { [K in keyof Filters]: Filters[K] extends number | null ? K : never }[keyof Filters];
type TextFilter = { [K in keyof Filters]: Filters[K] extends string | null ? K : never }[keyof Filters];

const WHOLE = /^\d{1,7}$/;
const TENTHS = /^\d{1,2}(\.\d)?$/;
const NUMBERS: ReadonlyArray<readonly [NumberFilter, string, number, number, RegExp]> = [
  ['yearFrom', 'from', 1870, 2100, WHOLE],
  ['yearTo', 'to', 1870, 2100, WHOLE],
  ['voteFrom', 'vote', 0, 10, TENTHS],
  ['voteTo', 'vote-to', 0, 10, TENTHS],
  ['votesFrom', 'votes', 0, 1_000_000, WHOLE],
  ['runtimeFrom', 'longer', 0, 1000, WHOLE],
  ['runtimeTo', 'shorter', 0, 1000, WHOLE],
];
const TEXTS: ReadonlyArray<readonly [TextFilter, string, RegExp]> = [
  ['language', 'language', /^[a-z]{2}$/],
  ['country', 'country', /^[A-Z]{2}$/],
  ['certification', 'certificate', /^[A-Z0-9-]{1,8}$/],
];

const slugs = (parameters: URLSearchParams, name: string): ReadonlyArray<string> => [
  ...new Set((parameters.get(name) ?? '').split(',').filter((slug) => findGenreBySlug(slug) !== null)),
];

const number = (text: string | null, least: number, most: number, shape: RegExp): number | null => {
  const value = text === null || !shape.test(text) ? Number.NaN : Number(text);
  return value >= least && value <= most ? value : null;
};

const sortKey = (text: string | undefined): SortKey | null => SORT_KEYS.find((known) => known === text) ?? null;

const readSort = (text: string | null, otherwise: Sort): Sort => {
  const [, name, direction] = /^([a-z-]+?)(?:\.(asc|desc))?$/.exec(text ?? '') ?? [];
  const key = sortKey(name);
  if (key === null) return otherwise;
  return { key, direction: direction === 'asc' || direction === 'desc' ? direction : defaultDirection(key) };
};

/**
 * What the address asks for of a type. Whatever makes no sense in it, or not for this type, is left out: an address that somebody
 * mistyped still shows a list, and no list is narrowed by what its filters cannot show.
 */
export const parseListParams = (mediaType: MediaType, parameters: URLSearchParams, usualSort: Sort = byPopularity): ListParams => ({
  filters: filtersFor(mediaType, {
    ...noFilters,
    genresIn: slugs(parameters, 'genres'),
    genresOut: slugs(parameters, 'without'),
    ...Object.fromEntries(NUMBERS.map(([field, name, least, most, shape]) => [field, number(parameters.get(name), least, most, shape)])),
    ...Object.fromEntries(TEXTS.map(([field, name, shape]) => [field, shape.test(parameters.get(name) ?? '') ? parameters.get(name) : null])),
  }),
  sort: readSort(parameters.get('sort'), usualSort),
});

/** The parameters that mean this; whatever else stands in `others` (a query, a tab) is kept. Reading them gives the same again. */
export const toSearchParams = ({ filters, sort }: ListParams, usualSort: Sort = byPopularity, others: URLSearchParams = new URLSearchParams()): URLSearchParams => {
  const parameters = new URLSearchParams(others);
  // Taken out first, so that the order in the address is ours and not that of somebody's clicks: one question, one address.
  const put = (name: string, value: string | null): void => {
    parameters.delete(name);
    if (value !== null && value !== '') parameters.set(name, value);
  };
  put('genres', filters.genresIn.join(','));
  put('without', filters.genresOut.join(','));
  NUMBERS.forEach(([field, name]) => put(name, filters[field] === null ? null : String(filters[field])));
  TEXTS.forEach(([field, name]) => put(name, filters[field]));
  const isUsual = sort.key === usualSort.key && sort.direction === usualSort.direction;
  put('sort', isUsual ? null : sort.direction === defaultDirection(sort.key) ? sort.key : `${sort.key}.${sort.direction}`);
  return parameters;
};
