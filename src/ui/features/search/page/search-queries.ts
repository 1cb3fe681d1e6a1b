import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { Answer } from '#domain/shared/answer';
import type { Suggestion } from '#domain/catalogue/catalogue';
import type { Page } from '#domain/shared/pagination';
import { formatSearch, type SearchQuery } from '#domain/catalogue/search-query';
import type { Query } from '#ui/query/query.ts';
import type { ResultTab } from '#ui/features/shared/search-address.ts';

/** A result of any kind: a title or a person. */
export type SearchResult = Suggestion;

const mapItems = <A>(answer: Answer<Page<A>>, wrap: (item: A) => SearchResult): Answer<Page<SearchResult>> =>
  pipe(answer, TE.map((page) => ({ ...page, items: page.items.map(wrap) })));

type Results = Answer<Page<SearchResult>>;

/** Requests a page of one kind of result. */
export const fetchResults = (
  catalogue: CatalogueUseCases, tab: ResultTab, query: SearchQuery, page: number, signal?: AbortSignal,
): Results =>
  tab === 'people'
    ? mapItems(catalogue.searchPeople({ query, page }, signal), (person) => ({ kind: 'person', person }))
    : mapItems(catalogue.searchTitles({ mediaType: tab === 'films' ? 'movie' : 'tv', query, page }, signal), (title) => ({
        kind: 'title', title,
      }));

/** Queries the first page of one kind of result, which includes the total. */
export const firstResultsQuery = (catalogue: CatalogueUseCases, tab: ResultTab, query: SearchQuery): Query<Page<SearchResult>> => ({
  key: `search ${tab} ${JSON.stringify(query)}`,
  fetch: (signal) => fetchResults(catalogue, tab, query, 1, signal),
});

/** Maximum number of results of the tab of all kinds. */
const MAX_BEST = 20;

/** Queries the best results of all kinds. */
export const bestResultsQuery = (catalogue: CatalogueUseCases, query: SearchQuery): Query<ReadonlyArray<SearchResult>> => ({
  key: `best results ${formatSearch(query)}`,
  fetch: (signal) => catalogue.suggest(query, signal, MAX_BEST),
});

/** Queries the name that a search without a match probably means. */
export const correctionQuery = (catalogue: CatalogueUseCases, query: SearchQuery): Query<string | null> => ({
  key: `correction ${formatSearch(query)}`,
  fetch: (signal) => catalogue.correct(query, signal),
});

/** Returns the kind of one result. */
export const resultTabOf = (result: SearchResult): ResultTab =>
  result.kind === 'person' ? 'people' : result.title.mediaType === 'movie' ? 'films' : 'series';
