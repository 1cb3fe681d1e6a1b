import { isFilterOfType, type Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { filterRangeText, FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import { countryName, languageName } from '#ui/messages/format/format.ts';
import {
  EPISODE_LENGTH_CHOICES, languageChoices, FILM_LENGTH_CHOICES, RATING_CHOICES, boundsOptionValue, YEAR_CHOICES, type FilterChoice,
  type FilterValues,
} from './filter-options';

/** A filter with one selected choice of several. */
export type FilterDefinition = {
  readonly label: string;
  /** Returns the choices. Menus call it when they open: some choices take long to make. Absent: `MORE_CHOICES` has them. */
  readonly choices?: () => ReadonlyArray<FilterChoice<FilterValues>>;
  /** The filter values with nothing selected. */
  readonly emptyValues: FilterValues;
  /** Returns the selection as the `value` of a choice; bounds without a matching choice also have a value. */
  readonly value: (filters: Filters) => string;
  /** Returns the selection as text; null when nothing is selected. */
  readonly words: (filters: Filters) => string | null;
  /** The catalogue lacks this fact of some titles, which the filter leaves out. */
  readonly isIncomplete?: true;
  /** Exact bounds, for filters that also accept values outside the choices. */
  readonly bounds?: { readonly from: Bound; readonly to: Bound; readonly min: number; readonly max: number; readonly step: number };
};
type Bound = 'yearFrom' | 'yearTo' | 'voteFrom' | 'voteTo' | 'runtimeFrom' | 'runtimeTo';

/** Returns the label of the matching choice, else the bounds as text; null without bounds. */
const formatBounds = (
  choices: ReadonlyArray<FilterChoice<FilterValues>>, from: number | null, to: number | null, unit: 'min' | null = null,
): string | null => {
  if (from === null && to === null) return null;
  const match = choices.find((choice) => choice.value === boundsOptionValue(from, to));
  return match === undefined ? filterRangeText(from, to, unit) : match.label;
};

export const YEAR_FILTER: FilterDefinition = {
  label: FILTER_MESSAGES.years,
  choices: () => YEAR_CHOICES,
  emptyValues: { yearFrom: null, yearTo: null },
  value: ({ yearFrom, yearTo }) => boundsOptionValue(yearFrom, yearTo),
  words: ({ yearFrom, yearTo }) => formatBounds(YEAR_CHOICES, yearFrom, yearTo),
  bounds: { from: 'yearFrom', to: 'yearTo', min: 1870, max: 2100, step: 1 },
};
export const RATING_FILTER: FilterDefinition = {
  label: FILTER_MESSAGES.rating,
  choices: () => RATING_CHOICES,
  emptyValues: { voteFrom: null, voteTo: null },
  value: ({ voteFrom, voteTo }) => boundsOptionValue(voteFrom, voteTo),
  words: ({ voteFrom, voteTo }) => formatBounds(RATING_CHOICES, voteFrom, voteTo),
  bounds: { from: 'voteFrom', to: 'voteTo', min: 0, max: 10, step: 0.5 },
};
const lengthFilter = (label: string, choices: ReadonlyArray<FilterChoice<FilterValues>>): FilterDefinition => ({
  label,
  choices: () => choices,
  emptyValues: { runtimeFrom: null, runtimeTo: null },
  value: ({ runtimeFrom, runtimeTo }) => boundsOptionValue(runtimeFrom, runtimeTo),
  words: ({ runtimeFrom, runtimeTo }) => formatBounds(choices, runtimeFrom, runtimeTo, 'min'),
  isIncomplete: true,
  bounds: { from: 'runtimeFrom', to: 'runtimeTo', min: 0, max: 600, step: 5 },
});
const LENGTH_FILTER: Readonly<Record<MediaType, FilterDefinition>> = {
  movie: lengthFilter(FILTER_MESSAGES.length, FILM_LENGTH_CHOICES),
  tv: lengthFilter(FILTER_MESSAGES.episodeLength, EPISODE_LENGTH_CHOICES),
};
export const LANGUAGE_FILTER: FilterDefinition = {
  label: FILTER_MESSAGES.language,
  choices: languageChoices,
  emptyValues: { language: null },
  value: ({ language }) => language ?? '',
  words: ({ language }) => (language === null ? null : languageName(language)),
  isIncomplete: true,
};
const COUNTRY_FILTER: FilterDefinition = {
  label: FILTER_MESSAGES.country,
  emptyValues: { country: null },
  value: ({ country }) => country ?? '',
  words: ({ country }) => (country === null ? null : countryName(country)),
  isIncomplete: true,
};
const VOTES_FILTER: FilterDefinition = {
  label: FILTER_MESSAGES.votes,
  emptyValues: { votesFrom: null },
  value: ({ votesFrom }) => boundsOptionValue(votesFrom, null),
  words: ({ votesFrom }) => (votesFrom === null ? null : FILTER_MESSAGES.votesChip(votesFrom)),
};
const CERTIFICATE_FILTER: FilterDefinition = {
  label: FILTER_MESSAGES.certificate,
  emptyValues: { certification: null },
  value: ({ certification }) => certification ?? '',
  words: ({ certification }) => certification,
  isIncomplete: true,
};

const appliesTo =
  (mediaType: MediaType) =>
  (definition: FilterDefinition): boolean =>
    Object.keys(definition.emptyValues).every((name) => isFilterOfType(mediaType, name));

/** Returns the filters with their own menu in the bar. */
export const barFilters = (mediaType: MediaType): ReadonlyArray<FilterDefinition> =>
  [YEAR_FILTER, RATING_FILTER, LENGTH_FILTER[mediaType], LANGUAGE_FILTER].filter(appliesTo(mediaType));
/** Returns the filters that share the "More" menu. */
export const moreFilters = (mediaType: MediaType): ReadonlyArray<FilterDefinition> =>
  [COUNTRY_FILTER, VOTES_FILTER, CERTIFICATE_FILTER].filter(appliesTo(mediaType));

/** Returns `slugs` without `slug`. */
export const filterOutSlug = (slugs: ReadonlyArray<string>, slug: string): ReadonlyArray<string> => slugs.filter((other) => other !== slug);
