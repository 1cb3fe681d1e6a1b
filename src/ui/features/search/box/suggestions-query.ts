import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { Suggestion } from '#domain/catalogue/catalogue';
import { formatSearch, parseSearch } from '#domain/catalogue/search-query';
import type { Query } from '#ui/query/query.ts';

/** Queries the suggestions for a text. The results page opens the kind of the first one, and reuses the answer that the box has. */
export const suggestionsQuery = (catalogue: CatalogueUseCases, typed: string): Query<ReadonlyArray<Suggestion>> => {
  const text = formatSearch(parseSearch(typed));
  return { key: `suggestions ${text}`, fetch: (signal) => catalogue.suggest(text, signal) };
};
