import type { Title } from '#domain/catalogue/title';
import { filmCountText, seriesCountText, yearAndSeasonsText } from './catalogue.messages';
import { formatCountWithNoun } from '#ui/messages/format/format.ts';
import { resultsHeading, SEARCHING_TEXT } from './search-start.messages';

/** The kinds of result; each has a tab. */
export const RESULT_TAB_NAMES = { films: 'Films', series: 'Series', people: 'People' } as const;

/** Texts of the suggestions and of the results page. */
export const SEARCH_MESSAGES = {
  suggestions: 'Suggestions',
  titles: 'Films and series',
  allResults: (text: string): string => `All results for “${text}”`,
  suggestedTitle: (title: Pick<Title, 'mediaType' | 'year' | 'seasonCount'>): string =>
    title.mediaType === 'movie' ? `Film, ${yearAndSeasonsText(title)}` : `Series, ${yearAndSeasonsText(title)}`,
  form: 'Search the catalogue',
  field: 'Search titles and people',
  clear: 'Clear search',
  title: 'Search',
  results: resultsHeading,
  description: 'Films, series and people by name, and titles by what they are about.',
  lead: 'Type a title or part of it, a person’s name, or what it is about.',
  /** With a link to the films of the year. */
  yearOnly: (year: number): string =>
    `Add a word to search within this year, or see [all films of ${year}](/movies/popular?from=${year}&to=${year}).`,
  tips: 'Search tips',
  topFilms: 'Top rated films',
  tabs: 'Result types',
  all: 'All',
  didYouMean: (name: string): string => `Did you mean “${name}”?`,
  searching: SEARCHING_TEXT,
  failedPeople: 'more people',
  noneSoFar: (results: string): string => `Nothing to show in the first ${results}. Load more to keep looking.`,
  noResultsBoard: ['No /results'],
  noResults: (text: string): string => `No results for “${text}”. Check the spelling, or try fewer words or the original title.`,
  noResultsStatus: (text: string): string => `No results for “${text}”.`,
  browseGenres: 'Browse by genre',
  popularFilms: 'Popular films',
} as const;

/** Formats a result count: "38 films", "1 person". */
export const resultCountMessage = (tab: keyof typeof RESULT_TAB_NAMES, count: number): string =>
  tab === 'films' ? filmCountText(count) : tab === 'series' ? seriesCountText(count) : formatCountWithNoun(count, 'person', 'people');

/** Formats the counts that are known and not 0: "38 films, 1 person". */
export const resultCountsMessage = (counts: Readonly<Record<keyof typeof RESULT_TAB_NAMES, number | null>>): string =>
  (['films', 'series', 'people'] as const)
    .flatMap((tab) => (counts[tab] === null || counts[tab] === 0 ? [] : [resultCountMessage(tab, counts[tab])]))
    .join(', ');

export type SearchExample = { readonly query: string; readonly meaning: string };

/** Example searches on the page of the search. */
export const SEARCH_TIPS: ReadonlyArray<SearchExample> = [
  { query: 'time loop', meaning: 'what a title is about' },
  { query: 'korean thrillers', meaning: 'a genre, country, years or length' },
  { query: 'matrix year:1999', meaning: 'only titles from 1999' },
  { query: 'imdb:tt0133093', meaning: 'the title with this IMDb number' },
];

/** All example searches. */
export const SEARCH_EXAMPLES: ReadonlyArray<SearchExample> = [
  { query: 'godfather', meaning: 'a title, or part of it' },
  ...SEARCH_TIPS,
  { query: 'tmdb:603', meaning: 'the title with this TMDB number' },
];
