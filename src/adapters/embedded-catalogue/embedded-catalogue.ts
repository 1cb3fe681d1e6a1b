import * as TE from 'fp-ts/TaskEither';
import { flow, pipe } from 'fp-ts/function';
import type { Answer } from '#domain/answer';
import { notFound, type Failure } from '#domain/failure';
import type { Catalogue, Suggestion } from '#domain/catalogue/catalogue';
import { GENRES } from '#domain/catalogue/genre';
import { emptyPage } from '#domain/catalogue/page';
import { isBlankSearch } from '#domain/catalogue/search-query';
import { itemKey } from '#domain/catalogue/title-id';
import { decodeCollection } from './collections-file';
import type { Entry } from './entry';
import { seasonOf, toDetails } from './details-file';
import { firstPageFile } from './first-pages';
import { holdings } from './holdings';
import { unlessAborted } from './kept-files';
import { decodePerson } from './person-file';
import { discoverKey, listKey } from './question-key';
import { listFault, pageFault } from './questions';
import type { ReadFile } from './read-file';
import { named, searchPeople, searchTitles, suggest } from './search';

const unless = <A>(fault: Failure | null, answer: Answer<A>): Answer<A> => (fault === null ? answer : TE.left(fault));

const UNCOUNTED = { movie: null, tv: null };
const suggested = ({ summary }: Entry): Suggestion => ({ kind: 'title', title: summary });

/**
 * The catalogue that ships with the app: static files, made by `npm run catalogue`, read when first needed. Questions that a first
 * view asks are answered by the small `front.json`; the index of all titles comes with the first other question, the names of
 * people with the first search.
 * @param read where the files are: `fetchFiles('/catalogue/')` in a browser.
 */
export const embeddedCatalogue = (read: ReadFile): Catalogue => {
  const held = holdings(read);
  return {
    list: (question, signal) => unlessAborted(
      unless(pageFault(question.page) ?? listFault(question.mediaType, question.list), pipe(
        held.front,
        TE.chain((front) => {
          const known = front.answer(listKey(question));
          return known === null ? pipe(held.browse, TE.map(({ list }) => list(question))) : TE.right(known);
        }),
      )), signal),
    discover: (question, signal) => unlessAborted(
      unless(pageFault(question.page), pipe(
        held.front,
        TE.chain((front) => {
          const known = front.answer(discoverKey(question));
          if (known !== null) return TE.right(known);
          const file = firstPageFile(question);
          return file === null ? pipe(held.browse, TE.map(({ discover }) => discover(question))) : held.firstPage(file);
        }),
      )), signal),
    searchTitles: (question, signal) => unlessAborted(
      unless(pageFault(question.page), isBlankSearch(question.query) ? TE.right({ ...emptyPage, page: question.page }) : pipe(
        held.index,
        TE.chain((index) => pipe(held.titles(question.mediaType), TE.chain((seek) => searchTitles(index, seek, question)))),
      )), signal),
    searchPeople: (question, signal) => unlessAborted(
      unless(pageFault(question.page), isBlankSearch(question.query) ? TE.right({ ...emptyPage, page: question.page }) : pipe(
        held.persons, TE.chain((seek) => searchPeople(seek, question)),
      )), signal),
    suggest: (query, signal) => unlessAborted(
      isBlankSearch(query) ? TE.right([]) : query.exact !== null
        ? pipe(held.index, TE.map((index) => named(index, query.exact, ['movie', 'tv']).map(suggested)))
        : pipe(held.seekers, TE.chain((seekers) => suggest(seekers, query))), signal),
    details: (id, signal) => unlessAborted(pipe(held.details(id), TE.map(toDetails)), signal),
    season: (id, season, signal) => unlessAborted(
      pipe(held.details(id), TE.chain(flow((record) => seasonOf(record, season), TE.fromOption(() => notFound('season'))))), signal),
    genres: (signal) => unlessAborted(
      pipe(held.front, TE.map(({ genres }) => GENRES.map((genre) => ({ ...genre, count: genres[genre.slug] ?? UNCOUNTED })))), signal),
    person: (id, signal) => unlessAborted(pipe(held.person(id), TE.chainEitherK(decodePerson(id))), signal),
    collection: (id, signal) => unlessAborted(pipe(held.collections, TE.chainEitherK(decodeCollection(id))), signal),
    knows: (id, signal) => unlessAborted(pipe(held.keys, TE.map((keys) => keys.has(itemKey(id)))), signal),
    findByImdb: (imdbId, signal) => unlessAborted(
      pipe(held.index, TE.map((index) => named(index, { by: 'imdb', id: imdbId }, ['movie', 'tv']).map(({ summary }) => summary))), signal),
    census: (signal) => unlessAborted(pipe(held.front, TE.map(({ census }) => census)), signal),
  };
};
