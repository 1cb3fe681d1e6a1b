import type { Answer } from '#domain/shared/answer';
import type { Page } from '#domain/shared/pagination';
import type { ReadDescription, NamedHit, NameQuery, PeopleSearchQuery, Suggestion, TitleSearchQuery } from '#domain/catalogue/catalogue';
import type { Person } from '#domain/catalogue/person';
import type { SearchQuery } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';

/** The requests of the search by name, which runs in a worker where the browser has one. Arguments and results can be cloned. */
export type CatalogueSearch = {
  readonly searchTitles: (search: TitleSearchQuery) => Answer<Page<Title>>;
  /** Returns titles with exactly this name, of which an import requests thousands. */
  readonly findByName: (query: NameQuery) => Answer<ReadonlyArray<NamedHit>>;
  readonly searchPeople: (search: PeopleSearchQuery) => Answer<Page<Person>>;
  /** Returns at most `limit` films, series and people, best first. */
  readonly suggest: (query: SearchQuery, limit: number) => Answer<ReadonlyArray<Suggestion>>;
  /** Returns the name that a text without a match probably means; null if a name matches, or if none is similar. */
  readonly correct: (query: SearchQuery) => Answer<string | null>;
  /** Returns titles by filters, subjects and people. Only a text that is no known name loads the subjects. */
  readonly findDescribed: (query: SearchQuery) => Answer<ReadDescription | null>;
};

/** The names of all requests. */
export const SEARCH_METHODS = [
  'searchTitles', 'findByName', 'searchPeople', 'suggest', 'correct', 'findDescribed',
] as const satisfies ReadonlyArray<keyof CatalogueSearch>;
