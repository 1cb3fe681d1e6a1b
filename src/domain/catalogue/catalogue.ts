import type { Answer } from '../shared/answer';
import type { Collection } from './collection';
import type { Filters, Sort } from './filters';
import type { GenreWithCount } from './genre';
import type { CatalogueList } from './catalogue-list';
import type { MediaType } from './media-type';
import type { Page } from '../shared/pagination';
import type { Person, PersonDetails } from './person';
import type { SearchQuery } from './search-query';
import type { Season, TitleDetails } from './title-details';
import type { Title } from './title';
import type { TitleId } from './title-id';

/** A page of titles; `asOf` is the day (`YYYY-MM-DD`) that a dated list speaks of when that is not today. */
export type TitlePage = Page<Title> & { readonly asOf: string | null };

export type ListQuery = {
  readonly mediaType: MediaType;
  readonly list: CatalogueList;
  readonly filters: Filters;
  readonly page: number;
  /** Another order than the list's own, for lists that can have one (`hasOrders`); others stay as they are. */
  readonly sort?: Sort;
};
export type DiscoverQuery = { readonly mediaType: MediaType; readonly filters: Filters; readonly sort: Sort; readonly page: number };
export type TitleSearch = { readonly mediaType: MediaType; readonly query: SearchQuery; readonly page: number };
export type PeopleSearch = { readonly query: SearchQuery; readonly page: number };

/** What the search box offers while somebody types. */
export type Suggestion = { readonly kind: 'title'; readonly title: Title } | { readonly kind: 'person'; readonly person: Person };

/** How much there is, for the landing page and the list heads; null where the source does not say. */
export type CatalogueStats = {
  readonly movies: number | null;
  readonly series: number | null;
  readonly firstYear: number | null;
  readonly lastYear: number | null;
  /** The day of the facts, `YYYY-MM-DD`; null when they are live. */
  readonly asOf: string | null;
};

/**
 * The films and series there are. Titles for adults never come out of it. Every method may refuse with `offline`, `unavailable`,
 * `rate-limited`, `invalid-data` or, once its signal is aborted, `aborted`; those that name one thing also with `not-found`.
 * Filters that a type does not have (`filtersFor`) narrow nothing. A page beyond the last is an empty page with the same totals; a page below 1 or above 500 is refused as `invalid`.
 */
export interface Catalogue {
  /** One of the named lists of a type, narrowed by filters. Another order than its own leaves in it what belongs to it (votes as in `discover`). */
  readonly getList: (question: ListQuery, signal?: AbortSignal) => Answer<TitlePage>;
  /**
   * Titles that fit the filters, sorted. Ties keep one order from page to page. Sorted by vote, titles with too few votes for a
   * verdict (`leastVotes`) are left out, unless the filters say how many are enough.
   */
  readonly discover: (question: DiscoverQuery, signal?: AbortSignal) => Answer<TitlePage>;
  /** Films or series by name: exact names first, then prefixes, then the rest by likeness and renown. */
  readonly searchTitles: (question: TitleSearch, signal?: AbortSignal) => Answer<Page<Title>>;
  readonly searchPeople: (question: PeopleSearch, signal?: AbortSignal) => Answer<Page<Person>>;
  /** At most eight, titles and people mixed, best first. */
  readonly suggest: (query: SearchQuery, signal?: AbortSignal) => Answer<ReadonlyArray<Suggestion>>;
  readonly getDetails: (id: TitleId, signal?: AbortSignal) => Answer<TitleDetails>;
  /** A season with its episodes; a source that has none of them answers an empty list, an unknown season is `not-found`. */
  readonly getSeason: (id: TitleId, season: number, signal?: AbortSignal) => Answer<Season>;
  readonly getGenres: (signal?: AbortSignal) => Answer<ReadonlyArray<GenreWithCount>>;
  readonly getPerson: (id: number, signal?: AbortSignal) => Answer<PersonDetails>;
  readonly getCollection: (id: number, signal?: AbortSignal) => Answer<Collection>;
  /**
   * Whether a title can be here under this number, told without asking anybody outside: only a catalogue with numbers of its own
   * has titles under negative ones. No is sure; after a yes the title may still turn out to be gone.
   */
  readonly hasTitle: (id: TitleId, signal?: AbortSignal) => Answer<boolean>;
  /** Titles known elsewhere by an IMDb id (`tt0133093`); none, one, or rarely both a film and a series. What cannot be such an id finds none. */
  readonly findByImdb: (imdbId: string, signal?: AbortSignal) => Answer<ReadonlyArray<Title>>;
  readonly getStats: (signal?: AbortSignal) => Answer<CatalogueStats>;
}

/** Suggestions beyond this many are a results page. */
export const MAX_SUGGESTIONS = 8;
