import { hasFilter, type Filters } from '#domain/catalogue/filters';
import { findGenreBySlug } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { countryName, languageName } from '#ui/messages/format.ts';
import {
  CERTIFICATE_CHOICES, COUNTRY_CHOICES, EPISODE_LENGTHS, FILTER_LANGUAGES, LENGTHS, RATINGS, span, VOTES, YEARS, type FilterChoice, type FilterGroup,
} from './filter-options';

/** A filter that is one choice of several. */
export type FilterDefinition = {
  readonly label: string;
  readonly choices: ReadonlyArray<FilterChoice<FilterGroup>>;
  /** What is chosen, as the value of a choice; bounds that no choice has still have a value. */
  readonly value: (filters: Filters) => string;
  /** What is chosen, in words; null when nothing is. */
  readonly words: (filters: Filters) => string | null;
  /** Exact bounds, where people may want others than the choices. */
  readonly bounds?: { readonly from: Bound; readonly to: Bound; readonly min: number; readonly max: number; readonly step: number };
};
type Bound = 'yearFrom' | 'yearTo' | 'voteFrom' | 'voteTo' | 'runtimeFrom' | 'runtimeTo';

/** What a choice calls itself, else the bounds in words. */
const inWords = (choices: ReadonlyArray<FilterChoice<FilterGroup>>, from: number | null, to: number | null, unit = ''): string | null => {
  if (from === null && to === null) return null;
  const known = choices.find((choice) => choice.value === span(from, to));
  if (known !== undefined) return known.label;
  if (from === null) return `up to ${String(to)}${unit}`;
  if (to === null) return `from ${from}${unit}`;
  return from === to ? `${from}${unit}` : `${from} to ${to}${unit}`;
};

export const YEAR_FILTER: FilterDefinition = {
  label: 'Years',
  choices: YEARS,
  value: ({ yearFrom, yearTo }) => span(yearFrom, yearTo),
  words: ({ yearFrom, yearTo }) => inWords(YEARS, yearFrom, yearTo),
  bounds: { from: 'yearFrom', to: 'yearTo', min: 1870, max: 2100, step: 1 },
};
export const RATING_FILTER: FilterDefinition = {
  label: 'Rating',
  choices: RATINGS,
  value: ({ voteFrom, voteTo }) => span(voteFrom, voteTo),
  words: ({ voteFrom, voteTo }) => inWords(RATINGS, voteFrom, voteTo),
  bounds: { from: 'voteFrom', to: 'voteTo', min: 0, max: 10, step: 0.5 },
};
const lengthKind = (label: string, choices: ReadonlyArray<FilterChoice<FilterGroup>>): FilterDefinition => ({
  label,
  choices,
  value: ({ runtimeFrom, runtimeTo }) => span(runtimeFrom, runtimeTo),
  words: ({ runtimeFrom, runtimeTo }) => inWords(choices, runtimeFrom, runtimeTo, ' min'),
  bounds: { from: 'runtimeFrom', to: 'runtimeTo', min: 0, max: 600, step: 5 },
});
const LENGTH_KIND: Readonly<Record<MediaType, FilterDefinition>> = {
  movie: lengthKind('Runs', LENGTHS),
  tv: lengthKind('Episodes run', EPISODE_LENGTHS),
};
export const LANGUAGE_FILTER: FilterDefinition = {
  label: 'Language',
  choices: FILTER_LANGUAGES,
  value: ({ language }) => language ?? '',
  words: ({ language }) => (language === null ? null : languageName(language)),
};
const COUNTRY_KIND: FilterDefinition = {
  label: 'Country',
  choices: COUNTRY_CHOICES,
  value: ({ country }) => country ?? '',
  words: ({ country }) => (country === null ? null : countryName(country)),
};
const VOTES_KIND: FilterDefinition = {
  label: 'Votes',
  choices: VOTES,
  value: ({ votesFrom }) => span(votesFrom, null),
  words: ({ votesFrom }) => (votesFrom === null ? null : `${votesFrom.toLocaleString('en-US')} votes and more`),
};
const CERTIFICATE_KIND: FilterDefinition = {
  label: 'Certificate',
  choices: CERTIFICATE_CHOICES,
  value: ({ certification }) => certification ?? '',
  words: ({ certification }) => certification,
};

/** Nothing chosen: what a kind's first choice means. */
export const cleared = ({ choices }: FilterDefinition): FilterGroup => choices[0]?.means ?? {};

const ofType = (mediaType: MediaType) => (kind: FilterDefinition): boolean => Object.keys(cleared(kind)).every((name) => hasFilter(mediaType, name));

/** Filters with a place of their own in the bar. */
export const barFilters = (mediaType: MediaType): ReadonlyArray<FilterDefinition> =>
  [YEAR_FILTER, RATING_FILTER, LENGTH_KIND[mediaType], LANGUAGE_FILTER].filter(ofType(mediaType));
/** Filters that share one. */
export const moreFilters = (mediaType: MediaType): ReadonlyArray<FilterDefinition> => [COUNTRY_KIND, VOTES_KIND, CERTIFICATE_KIND].filter(ofType(mediaType));

export const genreLabels = (slug: string): string => findGenreBySlug(slug)?.name ?? slug;

/** The genres without that one. */
export const less = (slugs: ReadonlyArray<string>, slug: string): ReadonlyArray<string> => slugs.filter((other) => other !== slug);
