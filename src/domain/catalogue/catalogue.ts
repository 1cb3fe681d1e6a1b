import type { Answer } from '#domain/shared/answer';
import type { Collection } from './collection';
import type { ContentFilter, ContentKind } from './content/content-filter';
import type { ForeignIds } from './foreign-ids/foreign-ids';
import type { ServicesSource } from './services/streaming-services';
import type { Filters, CatalogueSort } from './filters';
import type { GenreWithCount } from './genre';
import type { CatalogueList } from './catalogue-list';
import type { MediaType } from './media-type';
import type { MemberFacts } from './credits/member-facts';
import type { Page } from '#domain/shared/pagination';
import type { Person, PersonDetails } from './person';
import type { SearchQuery } from './search-query';
import type { Season, TitleDetails } from './title-details';
import type { Title } from './title';
import type { TitleId } from './title-id';

/** A page of titles. `asOf` is the reference date (`YYYY-MM-DD`) of a dated list if not today, else null. */
export type TitlePage = Page<Title> & { readonly asOf: string | null };

export type ListQuery = {
  readonly mediaType: MediaType;
  readonly list: CatalogueList;
  readonly filters: Filters;
  readonly page: number;
  /** Sort order instead of the list's own; ignored for lists that are not sortable (`isSortableCatalogueList`). */
  readonly sort?: CatalogueSort;
};
export type DiscoverQuery = {
  readonly mediaType: MediaType;
  readonly filters: Filters;
  readonly sort: CatalogueSort;
  readonly page: number;
};
export type TitleSearchQuery = { readonly mediaType: MediaType; readonly query: SearchQuery; readonly page: number };
export type PeopleSearchQuery = { readonly query: SearchQuery; readonly page: number };

/**
 * A whole name. @property mediaType null for both. @property year narrows the answer of a source that answers in pages; null if unknown.
 */
export type NameQuery = { readonly name: string; readonly mediaType: MediaType | null; readonly year: number | null };
/** Why an unopened title is requested: for facts of many titles. Browsers keep the opened ones for a start without a network. */
export type Purpose = 'look-up';
/** A title of a search by whole name. @property hasName whether the source says that the name is one of the title’s, in any language. */
export type NamedHit = Title & { readonly hasName?: true };

/** A suggestion of the search box. */
export type Suggestion = { readonly kind: 'title'; readonly title: Title } | { readonly kind: 'person'; readonly person: Person };
/** A text that was read as a description, with the titles: "korean thriller", "time loop", "tom hanks island". */
export type ReadDescription = {
  readonly mediaType: MediaType;
  /** The part of the text that is a filter of the lists. */
  readonly filters: Filters;
  /** Subjects of the titles, in the words of the text. */
  readonly subjects: ReadonlyArray<string>;
  /** Filters by which a list has the titles; one for each subject that has any. Absent: keywords of the subjects' own words. */
  readonly content?: ReadonlyArray<ContentFilter>;
  readonly people: ReadonlyArray<Pick<Person, 'id' | 'name'>>;
  /** Words of the text that not all of the titles fit, or that nothing stands for (“without gore”), so that they were left out. */
  readonly unread: ReadonlyArray<string>;
  /** Whether some of these were not looked for; absent: titles that fit all of the text were. */
  readonly isUntried?: boolean;
  /** At most 20 titles, of which each fits all of the above; titles with exactly this name first. */
  readonly titles: ReadonlyArray<Title>;
  /** If few titles fit: the reading of other parts of the text, or of the other kind, whose titles are none of these. */
  readonly further?: ReadDescription;
};

/** A kind of fact whose values are names, more than a menu can list. */
export type NamedFact = Extract<ContentKind, 'keyword' | 'studio' | 'network'>;

/** Titles under a name. */
export type ProgrammePart = { readonly name: string; readonly titles: ReadonlyArray<Title> };
/**
 * The programme of a day: the film of the hero, whose name is the year in which it was released on this day (empty for a film of another
 * day); two films of a person, who is the name; then themed shelves. No title is in two parts. Empty for a catalogue without a programme.
 */
export type Programme = ReadonlyArray<ProgrammePart>;

/** Size of the catalogue, for the landing page and list headers; null where the source gives no value. */
export type CatalogueStats = {
  readonly movies: number | null;
  readonly series: number | null;
  readonly firstYear: number | null;
  readonly lastYear: number | null;
  /** Snapshot date, `YYYY-MM-DD`; null for live data. */
  readonly asOf: string | null;
};

/**
 * Films and series, without adult titles. All methods may fail with `offline`, `unavailable`, `rate-limited`, `invalid-data` or,
 * after an abort, `aborted`; methods for a single item also with `not-found`. Filters that a type lacks (`filtersFor`) have no effect.
 * A page beyond the last is empty with the same totals; a page below 1 or above 500 fails with `invalid`.
 */
export interface Catalogue extends ServicesSource, ForeignIds {
  /** Returns a named list of a type, filtered. Another sort order keeps the same titles (minimum votes as in `discover`). */
  readonly getList: (query: ListQuery, signal?: AbortSignal) => Answer<TitlePage>;
  /**
   * Returns titles that match the filters, sorted; ties are ordered consistently across pages. Sorting by vote excludes titles with
   * fewer votes than `minVotesFor`, unless the filters set a minimum.
   */
  readonly discover: (query: DiscoverQuery, signal?: AbortSignal) => Answer<TitlePage>;
  /** Searches films or series by name, best first: by match and popularity, as the source of `suggest` ranks them. */
  readonly searchTitles: (query: TitleSearchQuery, signal?: AbortSignal) => Answer<Page<Title>>;
  readonly searchPeople: (query: PeopleSearchQuery, signal?: AbortSignal) => Answer<Page<Person>>;
  /** Returns at most `limit` (default `DEFAULT_SUGGESTION_LIMIT`, at most 20) titles and people, best matches first. */
  readonly suggest: (query: SearchQuery, signal?: AbortSignal, limit?: number) => Answer<ReadonlyArray<Suggestion>>;
  /**
   * Returns the name that a query without a match probably means ("Did you mean …"); null if names match, none is similar, or the source
   * cannot tell.
   */
  readonly correct: (query: SearchQuery, signal?: AbortSignal) => Answer<string | null>;
  /**
   * Returns titles that the text describes by filters of the lists, subjects or people; null for a name, for a text that is not
   * understood, and if no title fits. A text of filters alone is read although it may be a name.
   */
  readonly findDescribed: (query: SearchQuery, signal?: AbortSignal) => Answer<ReadDescription | null>;
  /** Returns at most `DEFAULT_SUGGESTION_LIMIT` names of a fact with words that begin as the text's; for an empty text networks only. */
  readonly suggestFacts: (kind: NamedFact, text: string, signal?: AbortSignal) => Answer<ReadonlyArray<string>>;
  readonly getDetails: (id: TitleId, signal?: AbortSignal, purpose?: Purpose) => Answer<TitleDetails>;
  /** Returns a season with its episodes; an empty list if the source has no episodes. `not-found` for an unknown season. */
  readonly getSeason: (id: TitleId, season: number, signal?: AbortSignal, purpose?: Purpose) => Answer<Season>;
  readonly getGenres: (signal?: AbortSignal) => Answer<ReadonlyArray<GenreWithCount>>;
  readonly getPerson: (id: number, signal?: AbortSignal) => Answer<PersonDetails>;
  readonly getCollection: (id: number, signal?: AbortSignal) => Answer<Collection>;
  /**
   * Returns whether the catalogue may contain the id, without a network request. Only catalogues with ids of their own have negative
   * ids. False is certain; after true, `getDetails` may fail with `not-found`.
   */
  readonly hasTitle: (id: TitleId, signal?: AbortSignal) => Answer<boolean>;
  /**
   * Returns the present id of a title that this catalogue had under another id, because two records were one title or its TMDB id became
   * known; null for all other ids. `getDetails` accepts the former id too.
   */
  readonly findSuccessor: (id: TitleId, signal?: AbortSignal) => Answer<TitleId | null>;
  /** Finds films and series by a whole name, with whatever else is in the source's answer: in no order, not filtered by year. */
  readonly findByName: (query: NameQuery, signal?: AbortSignal) => Answer<ReadonlyArray<NamedHit>>;
  /** Returns the IMDb id, where the catalogue has it without a request for this title, as of its own ids that have one; else null. */
  readonly getImdbId: (id: TitleId, signal?: AbortSignal) => Answer<string | null>;
  readonly getStats: (signal?: AbortSignal) => Answer<CatalogueStats>;
  /** Returns the lookups that only pages of members need. */
  readonly getMemberFacts: () => Answer<MemberFacts>;
  /** Returns the programme of a day. @param day `YYYY-MM-DD`. */
  readonly getProgramme: (day: string, signal?: AbortSignal) => Answer<Programme>;
}

/** Maximum number of suggestions; the results page shows more. */
export const DEFAULT_SUGGESTION_LIMIT = 8;
