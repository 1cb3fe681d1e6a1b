import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { latePort } from '#adapters/late-port';
import { lazy } from '#adapters/lazy';
import type { Answer } from '#domain/shared/answer';
import type { Catalogue, CatalogueStats } from '#domain/catalogue/catalogue';
import { GENRES, type GenreWithCount } from '#domain/catalogue/genre';
import { isTmdbId } from '#domain/catalogue/title-id';
import { validatingPage } from './queries/query-answers';
import { discoverTitles } from './queries/discover-titles';
import { getList } from './queries/get-list';
import { createTmdbClient, type TmdbClientOptions } from './client/tmdb-client';
import { searchTmdbPeople, searchTmdbTitles } from './queries/search-catalogue';
import type { RareQueries } from './queries/rare-queries';
import type { TmdbLocale } from './tmdb-locale';
import { suggestFromTmdb } from './queries/suggest';

export type TmdbOptions = TmdbClientOptions & {
  /** Called for every query, so that a change of language takes effect immediately. */
  readonly settings: () => TmdbLocale;
};

/** TMDB does not return the number of its titles. */
const unknownStats: CatalogueStats = { movies: null, series: null, firstYear: null, lastYear: null, asOf: null };
const genres: ReadonlyArray<GenreWithCount> = GENRES.map((genre) => ({ ...genre, count: { movie: null, tv: null } }));

/**
 * Implements the `Catalogue` port with the TMDB API. Equal concurrent requests are sent once; nothing is cached.
 * Transient errors are retried, at most twice. Queries that
 * few visits need load when they are first called; the query of a title's page loads with its page or after the first list. Runs in
 * browsers and in Node.
 */
export const tmdbCatalogue = ({ settings, ...clientOptions }: TmdbOptions): Catalogue => {
  const context = { request: createTmdbClient(clientOptions), settings, clock: clientOptions.clock };
  const details = lazy(() => import('./queries/get-details').then((query) => query.getDetails(context)));
  const getDetails: Catalogue['getDetails'] = (...args) => details.call((getTitle) => getTitle(...args));
  const loadRare = async (): Promise<RareQueries> => (await import('./queries/rare-queries')).rareQueries({ ...context, getDetails });
  const late = latePort(lazy(loadRare), (queries) => queries, {});
  /** Loads the query of a title's page after an answer with titles, before one of them is opened. */
  const thenLoadDetails = <A>(answer: Answer<A>): Answer<A> => pipe(answer, TE.tapIO(() => () => { void details.get(); }));
  return {
    getList: (query, signal) => thenLoadDetails(validatingPage(query.page, () => getList(context)(query, signal))),
    discover: (query, signal) => thenLoadDetails(validatingPage(query.page, () => discoverTitles(context)(query, {}, signal))),
    searchTitles: (query, signal) =>
      thenLoadDetails(
        validatingPage(query.page, () =>
          query.query.exact === null ? searchTmdbTitles(context)(query, signal) : late.searchTitles(query, signal),
        ),
      ),
    searchPeople: (query, signal) => validatingPage(query.page, () => searchTmdbPeople(context)(query, signal)),
    suggest: suggestFromTmdb(context, late.suggest),
    // TMDB has no suggestions for spelling.
    correct: () => TE.right(null),
    findDescribed: late.findDescribed,
    suggestFacts: late.suggestFacts,
    getServices: late.getServices,
    getDetails,
    getSeason: late.getSeason,
    getGenres: () => TE.right(genres),
    getPerson: late.getPerson,
    getCollection: late.getCollection,
    hasTitle: ({ id }) => TE.right(isTmdbId(id)),
    findSuccessor: () => TE.right(null),
    findByImdb: late.findByImdb,
    findByTvdb: late.findByTvdb,
    findEpisode: late.findEpisode,
    findByName: late.findByName,
    // TMDB has no ids but its own, which every catalogue has.
    getImdbId: () => TE.right(null),
    getStats: () => TE.right(unknownStats),
    getMemberFacts: late.getMemberFacts,
    getProgramme: () => TE.right([]),
  };
};
