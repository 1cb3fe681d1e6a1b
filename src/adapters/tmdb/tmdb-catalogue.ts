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
  /** Read anew for every question, so that a change of language shows at once. */
  readonly settings: () => TmdbSettings;
};

/** TMDB does not say how many titles it has. */
const census: CatalogueStats = { movies: null, series: null, firstYear: null, lastYear: null, asOf: null };
const genres: ReadonlyArray<GenreWithCount> = GENRES.map((genre) => ({ ...genre, count: { movie: null, tv: null } }));

/**
 * The catalogue as TMDB has it, live. Answers are remembered for five minutes and equal questions in flight are asked once;
 * passing faults are asked again, at most twice. Runs in browsers and in Node.
 */
export const tmdbCatalogue = ({ settings, ...connection }: TmdbOptions): Catalogue => {
  const context = { request: createTmdbClient(connection), settings, clock: connection.clock };
  return {
    getList: (question, signal) => validatingPage(question.page, () => getList(context)(question, signal)),
    discover: (question, signal) => validatingPage(question.page, () => discoverTitles(context)(question, {}, signal)),
    searchTitles: (question, signal) => validatingPage(question.page, () => searchTmdbTitles(context)(question, signal)),
    searchPeople: (question, signal) => validatingPage(question.page, () => searchTmdbPeople(context)(question, signal)),
    suggest: suggestFromTmdb(context),
    getDetails: getDetails(context),
    getSeason: getSeason(context),
    getGenres: () => TE.right(genres),
    getPerson: getPerson(context),
    getCollection: getCollection(context),
    hasTitle: ({ id }) => TE.right(isTmdbId(id)),
    findByImdb: findByImdbId(context),
    getStats: () => TE.right(census),
  };
};
