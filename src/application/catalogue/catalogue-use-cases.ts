import * as TE from 'fp-ts/TaskEither';
import type { Catalogue, Suggestion } from '#domain/catalogue/catalogue';
import { isCatalogueListOfType } from '#domain/catalogue/catalogue-list';
import { emptyPage } from '#domain/shared/pagination';
import { isBlankSearch, type SearchQuery } from '#domain/catalogue/search-query';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import { withErrorLog } from '#application/with-error-log';

/** Use cases of the catalogue, under the names of the port; none requires a session. */
export type CatalogueUseCases = Pick<
  Catalogue,
  | 'getList'
  | 'discover'
  | 'searchTitles'
  | 'searchPeople'
  | 'suggest'
  | 'correct'
  | 'findDescribed'
  | 'getDetails'
  | 'getSeason'
  | 'getGenres'
  | 'getPerson'
  | 'getCollection'
  | 'getStats'
  | 'getProgramme'
>;

/** Answers null for a query without words to read. */
const ofWords =
  <A>(ask: (query: SearchQuery, signal?: AbortSignal) => Answer<A | null>): typeof ask =>
  (query, signal) =>
    isBlankSearch(query) || query.exact !== null ? TE.right(null) : ask(query, signal);

/** Logs the catalogue's internal failures, and answers without a request what needs none: unknown lists and blank searches. */
export const createCatalogueUseCases = (catalogue: Catalogue, log: Log): CatalogueUseCases => {
  const logged = withErrorLog(log);
  return {
    getList: logged('catalogue.list', (query, signal) =>
      isCatalogueListOfType(query.mediaType, query.list) ? catalogue.getList(query, signal) : TE.left(notFound('list'))),
    discover: logged('catalogue.discover', catalogue.discover),
    searchTitles: logged('catalogue.search-titles', (search, signal) =>
      isBlankSearch(search.query) ? TE.right(emptyPage) : catalogue.searchTitles(search, signal)),
    searchPeople: logged('catalogue.search-people', (search, signal) =>
      isBlankSearch(search.query) || search.query.exact !== null ? TE.right(emptyPage) : catalogue.searchPeople(search, signal)),
    suggest: logged('catalogue.suggest', (query, signal, limit) =>
      isBlankSearch(query) ? TE.right<never, ReadonlyArray<Suggestion>>([]) : catalogue.suggest(query, signal, limit)),
    correct: logged('catalogue.correct', ofWords(catalogue.correct)),
    findDescribed: logged('catalogue.described', ofWords(catalogue.findDescribed)),
    getDetails: logged('catalogue.details', catalogue.getDetails),
    getSeason: logged('catalogue.season', catalogue.getSeason),
    getGenres: logged('catalogue.genres', catalogue.getGenres),
    getPerson: logged('catalogue.person', catalogue.getPerson),
    getCollection: logged('catalogue.collection', catalogue.getCollection),
    getStats: logged('catalogue.stats', catalogue.getStats),
    getProgramme: logged('catalogue.programme', catalogue.getProgramme),
  };
};
