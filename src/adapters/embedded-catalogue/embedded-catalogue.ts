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

const unless = <A>(fault: Failure | null, answer: Answer<A>): Answer<A> => (fault === null ? answer : TE.left(fault));

const UNCOUNTED = { movie: null, tv: null };
const suggested = ({ summary }: CatalogueEntry): Suggestion => ({ kind: 'title', title: summary });

/**
 * The catalogue that ships with the app: static files, made by `npm run catalogue`, read when first needed. Questions that a first
 * view asks are answered by the small `front.json`; the index of all titles comes with the first other question, the names of
 * people with the first search.
 * @param read where the files are: `fetchFiles('/catalogue/')` in a browser.
 */
export const embeddedCatalogue = (read: ReadFile): Catalogue => {
  const held = loadCatalogueFiles(read);
  return {
    getList: (question, signal) => abortable(
      unless(pageError(question.page) ?? listError(question.mediaType, question.list), pipe(
        held.firstView,
        TE.chain((front) => {
          const known = front.answer(listKey(question));
          return known === null ? pipe(held.browse, TE.map(({ list }) => list(question))) : TE.right(known);
        }),
      )), signal),
    discover: (question, signal) => abortable(
      unless(pageError(question.page), pipe(
        held.firstView,
        TE.chain((front) => {
          const known = front.answer(discoverKey(question));
          if (known !== null) return TE.right(known);
          const file = firstPageFile(question);
          return file === null ? pipe(held.browse, TE.map(({ discover }) => discover(question))) : held.firstPage(file);
        }),
      )), signal),
    searchTitles: (question, signal) => abortable(
      unless(pageError(question.page), isBlankSearch(question.query) ? TE.right({ ...emptyPage, page: question.page }) : pipe(
        held.index,
        TE.chain((index) => pipe(held.titles(question.mediaType), TE.chain((seek) => searchTitles(index, seek, question)))),
      )), signal),
    searchPeople: (question, signal) => abortable(
      unless(pageError(question.page), isBlankSearch(question.query) ? TE.right({ ...emptyPage, page: question.page }) : pipe(
        held.persons, TE.chain((seek) => searchPeople(seek, question)),
      )), signal),
    suggest: (query, signal) => abortable(
      isBlankSearch(query) ? TE.right([]) : query.exact !== null
        ? pipe(held.index, TE.map((index) => findByExternalId(index, query.exact, ['movie', 'tv']).map(suggested)))
        : pipe(held.searchIndexes, TE.chain((seekers) => suggest(seekers, query))), signal),
    getDetails: (id, signal) => abortable(pipe(held.details(id), TE.map(toDetails)), signal),
    getSeason: (id, season, signal) => abortable(
      pipe(held.details(id), TE.chain(flow((record) => seasonOf(record, season), TE.fromOption(() => notFound('season'))))), signal),
    getGenres: (signal) => abortable(
      pipe(held.firstView, TE.map(({ genres }) => GENRES.map((genre) => ({ ...genre, count: genres[genre.slug] ?? UNCOUNTED })))), signal),
    getPerson: (id, signal) => abortable(pipe(held.person(id), TE.chainEitherK(decodePerson(id))), signal),
    getCollection: (id, signal) => abortable(pipe(held.collections, TE.chainEitherK(decodeCollection(id))), signal),
    hasTitle: (id, signal) => abortable(pipe(held.keys, TE.map((keys) => keys.has(itemKey(id)))), signal),
    findByImdb: (imdbId, signal) => abortable(
      pipe(held.index, TE.map((index) => findByExternalId(index, { by: 'imdb', id: imdbId }, ['movie', 'tv']).map(({ summary }) => summary))), signal),
    getStats: (signal) => abortable(pipe(held.firstView, TE.map(({ census }) => census)), signal),
  };
};
