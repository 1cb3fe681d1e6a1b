import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { Suggestion } from '#domain/catalogue/catalogue';
import { formatSearch, type SearchQuery } from '#domain/catalogue/search-query';
import type { Query } from '#ui/query/query.ts';

/** Queries the suggestions for a search. The results page chooses its tab by them, and reuses the answer that the box has. */
export const suggestionsQuery = (catalogue: CatalogueUseCases, query: SearchQuery): Query<ReadonlyArray<Suggestion>> => ({
  key: `suggestions ${formatSearch(query)}`,
  fetch: (signal) => catalogue.suggest(query, signal),
});
