import type { Filters } from '#domain/catalogue/filters';
import { genreNameOfType } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { barFilters, RATING_FILTER, filterOutSlug, moreFilters } from './filter-definitions';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';

/** An active filter: its label, and the filters without it. */
export type ActiveFilter = { readonly key: string; readonly label: string; readonly without: Filters };

/** Returns the names of the facts by which titles are left out because the catalogue lacks them. */
export const incompleteDataFilterNames = (mediaType: MediaType, filters: Filters): ReadonlyArray<string> =>
  [...barFilters(mediaType), ...moreFilters(mediaType)]
    .filter(({ isIncomplete = false, words }) => isIncomplete && words(filters) !== null)
    .map(({ label }) => label.toLowerCase());

/** Returns every active filter, in the order of the filter bar. */
export const activeFilters = (mediaType: MediaType, filters: Filters): ReadonlyArray<ActiveFilter> => [
  ...filters.genresIn.map((slug) => ({
    key: `in ${slug}`, label: genreNameOfType(mediaType, slug), without: { ...filters, genresIn: filterOutSlug(filters.genresIn, slug) },
  })),
  ...filters.genresOut.map((slug) => ({
    key: `out ${slug}`,
    label: FILTER_MESSAGES.excludedGenre(genreNameOfType(mediaType, slug)),
    without: { ...filters, genresOut: filterOutSlug(filters.genresOut, slug) },
  })),
  ...[...barFilters(mediaType), ...moreFilters(mediaType)].flatMap((definition) => {
    const text = definition.words(filters);
    if (text === null) return [];
    const label = definition === RATING_FILTER ? FILTER_MESSAGES.ratingChip(text) : text;
    return [{ key: definition.label, label, without: { ...filters, ...definition.emptyValues } }];
  }),
];
