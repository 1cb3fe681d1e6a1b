import * as TE from 'fp-ts/TaskEither';
import { flow, pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { notFound, type Failure } from '#domain/shared/failure';
import type { Catalogue, Suggestion } from '#domain/catalogue/catalogue';
import { GENRES } from '#domain/catalogue/genre';
import { emptyPage } from '#domain/shared/pagination';
import { isBlankSearch } from '#domain/catalogue/search-query';
import { itemKey } from '#domain/catalogue/title-id';
import { decodeCollection } from './files/collections-file';
import type { CatalogueEntry } from './queries/catalogue-entry';
import { seasonOf, toDetails } from './files/details-file';
import { firstPageFile } from './files/first-pages';
import { loadCatalogueFiles } from './files/catalogue-files';
import { abortable } from './files/file-cache';
import { decodePerson } from './files/person-file';
import { discoverKey, listKey } from './queries/query-key';
import { listError, pageError } from './queries/query-errors';
import type { ReadFile } from './files/read-file';
import { findByExternalId, searchPeople, searchTitles, suggest } from './search/embedded-search';

const unlessFailed = <A>(failure: Failure | null, answer: Answer<A>): Answer<A> => (failure === null ? answer : TE.left(failure));

const UNCOUNTED = { movie: null, tv: null };
const toSuggestion = ({ summary }: CatalogueEntry): Suggestion => ({ kind: 'title', title: summary });

/**
 * Implements the `Catalogue` port with the static files that ship with the app, built by `npm run catalogue` and loaded on first use.
 * The small `first-view.json` answers the queries of first views. The first other query loads the index of all titles, the first search
 * loads the names of people.
 * @param read reads a file by name: `fetchFiles('/catalogue/')` in a browser.
 */
export const embeddedCatalogue = (read: ReadFile): Catalogue => {
  const files = loadCatalogueFiles(read);
  return {
    getList: (query, signal) => abortable(
      unlessFailed(pageError(query.page) ?? listError(query.mediaType, query.list), pipe(
        files.firstView,
        TE.chain((firstView) => {
          const precomputed = firstView.answer(listKey(query));
          return precomputed === null ? pipe(files.browse, TE.map(({ list }) => list(query))) : TE.right(precomputed);
        }),
      )), signal),
    discover: (query, signal) => abortable(
      unlessFailed(pageError(query.page), pipe(
        files.firstView,
        TE.chain((firstView) => {
          const precomputed = firstView.answer(discoverKey(query));
          if (precomputed !== null) return TE.right(precomputed);
          const file = firstPageFile(query);
          return file === null ? pipe(files.browse, TE.map(({ discover }) => discover(query))) : files.genrePage(file);
        }),
      )), signal),
    searchTitles: (search, signal) => abortable(
      unlessFailed(pageError(search.page), isBlankSearch(search.query) ? TE.right({ ...emptyPage, page: search.page }) : pipe(
        files.index,
        TE.chain((index) => pipe(files.titles(search.mediaType), TE.chain((searchIndex) => searchTitles(index, searchIndex, search)))),
      )), signal),
    searchPeople: (search, signal) => abortable(
      unlessFailed(pageError(search.page), isBlankSearch(search.query) ? TE.right({ ...emptyPage, page: search.page }) : pipe(
        files.peopleIndex, TE.chain((searchIndex) => searchPeople(searchIndex, search)),
      )), signal),
    suggest: (query, signal) => abortable(
      isBlankSearch(query) ? TE.right([]) : query.exact !== null
        ? pipe(files.index, TE.map((index) => findByExternalId(index, query.exact, ['movie', 'tv']).map(toSuggestion)))
        : pipe(files.searchIndexes, TE.chain((searchIndexes) => suggest(searchIndexes, query))), signal),
    getDetails: (id, signal) => abortable(pipe(files.details(id), TE.map(toDetails)), signal),
    getSeason: (id, season, signal) => abortable(
      pipe(files.details(id), TE.chain(flow((record) => seasonOf(record, season), TE.fromOption(() => notFound('season'))))), signal),
    getGenres: (signal) => abortable(
      pipe(files.firstView, TE.map(({ genres }) => GENRES.map((genre) => ({ ...genre, count: genres[genre.slug] ?? UNCOUNTED })))), signal),
    getPerson: (id, signal) => abortable(pipe(files.person(id), TE.chainEitherK(decodePerson(id))), signal),
    getCollection: (id, signal) => abortable(pipe(files.collections, TE.chainEitherK(decodeCollection(id))), signal),
    hasTitle: (id, signal) => abortable(pipe(files.keys, TE.map((keys) => keys.has(itemKey(id)))), signal),
    findByImdb: (imdbId, signal) => abortable(
      pipe(files.index, TE.map((index) => findByExternalId(index, { by: 'imdb', id: imdbId }, ['movie', 'tv']).map(({ summary }) => summary))), signal),
    getStats: (signal) => abortable(pipe(files.firstView, TE.map(({ stats }) => stats)), signal),
  };
};
