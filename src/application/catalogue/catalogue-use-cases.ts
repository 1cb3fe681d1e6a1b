import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import type { Catalogue, CatalogueStats, DiscoverQuery, ListQuery, PeopleSearchQuery, Suggestion, TitlePage, TitleSearchQuery } from '#domain/catalogue/catalogue';
import type { Collection } from '#domain/catalogue/collection';
import type { GenreWithCount } from '#domain/catalogue/genre';
import { isCatalogueListOfType } from '#domain/catalogue/catalogue-list';
import { emptyPage, type Page } from '#domain/shared/pagination';
import type { Person, PersonDetails } from '#domain/catalogue/person';
import { isBlankSearch, parseSearch } from '#domain/catalogue/search-query';
import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import type { Title } from '#domain/catalogue/title';
import type { TitleId } from '#domain/catalogue/title-id';
import { notFound } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import { withErrorLog } from '../with-error-log';

/** Use cases of the catalogue; none requires a session. */
export type CatalogueUseCases = {
  readonly browseList: (query: ListQuery, signal?: AbortSignal) => Answer<TitlePage>;
  readonly discover: (query: DiscoverQuery, signal?: AbortSignal) => Answer<TitlePage>;
  readonly searchTitles: (search: TitleSearchQuery, signal?: AbortSignal) => Answer<Page<Title>>;
  readonly searchPeople: (search: PeopleSearchQuery, signal?: AbortSignal) => Answer<Page<Person>>;
  /** Returns suggestions for the text of the search box; empty for blank text. */
  readonly suggest: (text: string, signal?: AbortSignal, limit?: number) => Answer<ReadonlyArray<Suggestion>>;
  /** Returns the name that a text without a match probably means, or null. */
  readonly correct: (text: string, signal?: AbortSignal) => Answer<string | null>;
  readonly openTitle: (id: TitleId, signal?: AbortSignal) => Answer<TitleDetails>;
  readonly openSeason: (id: TitleId, season: number, signal?: AbortSignal) => Answer<Season>;
  readonly listGenres: (signal?: AbortSignal) => Answer<ReadonlyArray<GenreWithCount>>;
  readonly openPerson: (id: number, signal?: AbortSignal) => Answer<PersonDetails>;
  readonly openCollection: (id: number, signal?: AbortSignal) => Answer<Collection>;
  readonly getCatalogueStats: (signal?: AbortSignal) => Answer<CatalogueStats>;
};

export const createCatalogueUseCases = (catalogue: Catalogue, log: Log): CatalogueUseCases => {
  const logged = withErrorLog(log);
  return {
    browseList: logged('catalogue.list', (query, signal) =>
      isCatalogueListOfType(query.mediaType, query.list) ? catalogue.getList(query, signal) : TE.left(notFound('list'))),
    discover: logged('catalogue.discover', catalogue.discover),
    searchTitles: logged('catalogue.search-titles', (search, signal) =>
      isBlankSearch(search.query) ? TE.right(emptyPage) : catalogue.searchTitles(search, signal)),
    searchPeople: logged('catalogue.search-people', (search, signal) =>
      isBlankSearch(search.query) || search.query.exact !== null ? TE.right(emptyPage) : catalogue.searchPeople(search, signal)),
    suggest: logged('catalogue.suggest', (text, signal, limit) => {
      const query = parseSearch(text);
      return isBlankSearch(query) ? TE.fromEither(E.right([])) : catalogue.suggest(query, signal, limit);
    }),
    correct: logged('catalogue.correct', (text, signal) => {
      const query = parseSearch(text);
      return isBlankSearch(query) || query.exact !== null ? TE.right(null) : catalogue.correct(query, signal);
    }),
    openTitle: logged('catalogue.details', catalogue.getDetails),
    openSeason: logged('catalogue.season', catalogue.getSeason),
    listGenres: logged('catalogue.genres', catalogue.getGenres),
    openPerson: logged('catalogue.person', catalogue.getPerson),
    openCollection: logged('catalogue.collection', catalogue.getCollection),
    getCatalogueStats: logged('catalogue.stats', catalogue.getStats),
  };
};
