import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import type { Catalogue, CatalogueStats, DiscoverQuery, ListQuery, PeopleSearch, Suggestion, TitlePage, TitleSearch } from '#domain/catalogue/catalogue';
import type { Collection } from '#domain/catalogue/collection';
import type { GenreWithCount } from '#domain/catalogue/genre';
import { isListOfType } from '#domain/catalogue/catalogue-list';
import { emptyPage, type Page } from '#domain/shared/pagination';
import type { Person, PersonDetails } from '#domain/catalogue/person';
import { isBlankSearch, parseSearch } from '#domain/catalogue/search-query';
import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import type { Title } from '#domain/catalogue/title';
import type { TitleId } from '#domain/catalogue/title-id';
import { notFound } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import { withErrorLog } from '../with-error-log';

/** What anybody can do with the catalogue. */
export type CatalogueUseCases = {
  readonly browseList: (question: ListQuery, signal?: AbortSignal) => Answer<TitlePage>;
  readonly discover: (question: DiscoverQuery, signal?: AbortSignal) => Answer<TitlePage>;
  readonly searchTitles: (question: TitleSearch, signal?: AbortSignal) => Answer<Page<Title>>;
  readonly searchPeople: (question: PeopleSearch, signal?: AbortSignal) => Answer<Page<Person>>;
  /** Suggestions for what stands in the box; nothing for blanks. */
  readonly suggest: (text: string, signal?: AbortSignal) => Answer<ReadonlyArray<Suggestion>>;
  readonly openTitle: (id: TitleId, signal?: AbortSignal) => Answer<TitleDetails>;
  readonly openSeason: (id: TitleId, season: number, signal?: AbortSignal) => Answer<Season>;
  readonly listGenres: (signal?: AbortSignal) => Answer<ReadonlyArray<GenreWithCount>>;
  readonly openPerson: (id: number, signal?: AbortSignal) => Answer<PersonDetails>;
  readonly openCollection: (id: number, signal?: AbortSignal) => Answer<Collection>;
  readonly getCatalogueStats: (signal?: AbortSignal) => Answer<CatalogueStats>;
};

export const createCatalogueUseCases = (catalogue: Catalogue, log: Log): CatalogueUseCases => {
  const noted = withErrorLog(log);
  return {
    browseList: noted('catalogue.list', (question, signal) =>
      isListOfType(question.mediaType, question.list) ? catalogue.getList(question, signal) : TE.left(notFound('list'))),
    discover: noted('catalogue.discover', catalogue.discover),
    searchTitles: noted('catalogue.search-titles', (question, signal) =>
      isBlankSearch(question.query) ? TE.right(emptyPage) : catalogue.searchTitles(question, signal)),
    searchPeople: noted('catalogue.search-people', (question, signal) =>
      isBlankSearch(question.query) || question.query.exact !== null ? TE.right(emptyPage) : catalogue.searchPeople(question, signal)),
    suggest: noted('catalogue.suggest', (text, signal) => {
      const query = parseSearch(text);
      return isBlankSearch(query) ? TE.fromEither(E.right([])) : catalogue.suggest(query, signal);
    }),
    openTitle: noted('catalogue.details', catalogue.getDetails),
    openSeason: noted('catalogue.season', catalogue.getSeason),
    listGenres: noted('catalogue.genres', catalogue.getGenres),
    openPerson: noted('catalogue.person', catalogue.getPerson),
    openCollection: noted('catalogue.collection', catalogue.getCollection),
    getCatalogueStats: noted('catalogue.census', catalogue.getStats),
  };
};
