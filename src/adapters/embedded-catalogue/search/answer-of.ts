import type { Answer } from '#domain/shared/answer';
import type { CatalogueSearch } from './catalogue-search';
import type { SearchRequest } from './search-messages';

/** Calls the method of a request. */
export const answerOf = (search: CatalogueSearch, { method, parameters }: SearchRequest): Answer<unknown> =>
  // A request has the parameters of its method.
  (search[method] as (...all: SearchRequest['parameters']) => Answer<unknown>)(...parameters);
