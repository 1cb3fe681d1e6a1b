import type { DiscoverQuery, ListQuery } from '#domain/catalogue/catalogue';
import type { Filters } from '#domain/catalogue/filters';

const filtersKey = (filters: Filters): string =>
  Object.entries(filters)
    .map(([name, value]) => [name, typeof value === 'object' && value !== null ? value.toSorted().join('+') : String(value ?? '')] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');

/** Returns the key of a query. Equal queries have equal keys, whatever the order of their filters. */
export const listQueryKey = ({ mediaType, list, filters, page, sort }: ListQuery): string =>
  `${mediaType}/${list}${sort === undefined ? '' : `-by-${sort.key}-${sort.direction}`}/${page}?${filtersKey(filters)}`;

export const discoverQueryKey = ({ mediaType, filters, sort, page }: DiscoverQuery): string =>
  `${mediaType}/by-${sort.key}-${sort.direction}/${page}?${filtersKey(filters)}`;
