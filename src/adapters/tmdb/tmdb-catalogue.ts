import * as TE from 'fp-ts/TaskEither';
import type { Catalogue, CatalogueStats } from '#domain/catalogue/catalogue';
import { GENRES, type GenreWithCount } from '#domain/catalogue/genre';
import { isTmdbId } from '#domain/catalogue/title-id';
import { validatingPage } from './queries/query-answers';
import { getCollection } from './queries/get-collection';
import { getDetails, getSeason } from './queries/get-details';
import { discoverTitles } from './queries/discover-titles';
import { findByImdbId } from './queries/find-by-imdb-id';
import { getList } from './queries/get-list';
import { getPerson } from './queries/get-person';
import { createTmdbClient, type TmdbClientOptions } from './client/tmdb-client';
import { searchTmdbPeople, searchTmdbTitles } from './queries/search-catalogue';
import type { TmdbSettings } from './tmdb-settings';
import { suggestFromTmdb } from './queries/suggest';

export type TmdbOptions = TmdbClientOptions & {
  /** Called for every query, so that a change of language takes effect immediately. */
  readonly settings: () => TmdbSettings;
};

/** TMDB does not return the number of its titles. */
const unknownStats: CatalogueStats = { movies: null, series: null, firstYear: null, lastYear: null, asOf: null };
const genres: ReadonlyArray<GenreWithCount> = GENRES.map((genre) => ({ ...genre, count: { movie: null, tv: null } }));

/**
 * Implements the `Catalogue` port with the TMDB API. Equal concurrent requests are sent once; nothing is cached.
 * Transient errors are retried, at most twice. Runs in browsers and in Node.
 */
export const tmdbCatalogue = ({ settings, ...clientOptions }: TmdbOptions): Catalogue => {
  const context = { request: createTmdbClient(clientOptions), settings, clock: clientOptions.clock };
  return {
    getList: (query, signal) => validatingPage(query.page, () => getList(context)(query, signal)),
    discover: (query, signal) => validatingPage(query.page, () => discoverTitles(context)(query, {}, signal)),
    searchTitles: (query, signal) => validatingPage(query.page, () => searchTmdbTitles(context)(query, signal)),
    searchPeople: (query, signal) => validatingPage(query.page, () => searchTmdbPeople(context)(query, signal)),
    suggest: suggestFromTmdb(context),
    // TMDB has no suggestions for spelling.
    correct: () => TE.right(null),
    getDetails: getDetails(context),
    getSeason: getSeason(context),
    getGenres: () => TE.right(genres),
    getPerson: getPerson(context),
    getCollection: getCollection(context),
    hasTitle: ({ id }) => TE.right(isTmdbId(id)),
    findSuccessor: () => TE.right(null),
    findByImdb: findByImdbId(context),
    // TMDB has no ids but its own, which every catalogue knows.
    getImdbId: () => TE.right(null),
    getStats: () => TE.right(unknownStats),
  };
};
