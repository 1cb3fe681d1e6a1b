import type { Answer } from '#domain/shared/answer';
import { answerOf } from './answer-of';
import type { CatalogueSearch } from './catalogue-search';
import type { SearchRequest, SearchResponse } from './search-messages';

/** Runs a request that another thread sent, and returns the response to send back. */
export const answerSearchRequest = async (search: CatalogueSearch, request: SearchRequest): Promise<SearchResponse> => ({
  id: request.id,
  result: await answerOf(search, request)(),
});

/**
 * Returns a function that answers requests. The first one that a person types prepares the search for the next ones. An import's names need
 * neither people nor typing errors, and would wait for them.
 */
export const answeringRequests = (
  search: CatalogueSearch & { readonly prepare: Answer<unknown> },
): ((request: SearchRequest) => Promise<SearchResponse>) => {
  let isPrepared = false;
  return (request) => {
    if (!isPrepared && request.method !== 'findByName') {
      isPrepared = true;
      void search.prepare();
    }
    return answerSearchRequest(search, request);
  };
};
