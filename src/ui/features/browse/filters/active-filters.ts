import type { Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { barFilters, cleared, genreLabels, less, moreFilters } from './filter-definitions';

/** A filter that is on: what it says, and the filters without it. */
export type ActiveFilter = { readonly key: string; readonly label: string; readonly without: Filters };

/** Every filter that is on, in the order of the bar. */
export const activeFilters = (mediaType: MediaType, filters: Filters): ReadonlyArray<ActiveFilter> => [
  ...filters.genresIn.map((slug) => ({
    key: `in ${slug}`, label: genreLabels(slug), without: { ...filters, genresIn: less(filters.genresIn, slug) },
  })),
  ...filters.genresOut.map((slug) => ({
    key: `out ${slug}`, label: `not ${genreLabels(slug)}`, without: { ...filters, genresOut: less(filters.genresOut, slug) },
  })),
  ...[...barFilters(mediaType), ...moreFilters(mediaType)].flatMap((kind) => {
    const words = kind.words(filters);
    const isNumber = kind.label === 'Rating' && words !== null;
    return words === null ? [] : [{ key: kind.label, label: isNumber ? `rated ${words}` : words, without: { ...filters, ...cleared(kind) } }];
  }),
];
