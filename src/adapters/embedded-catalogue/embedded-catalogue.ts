import * as TE from 'fp-ts/TaskEither';
import { flow, pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { notFound, unavailable, type Failure } from '#domain/shared/failure';
import {
  DEFAULT_SUGGESTION_LIMIT, type Catalogue, type DiscoverQuery, type ListQuery, type Suggestion,
} from '#domain/catalogue/catalogue';
import { GENRES } from '#domain/catalogue/genre';
import { emptyPage, paginate } from '#domain/shared/pagination';
import { isBlankSearch, type SearchQuery } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { DetailsRecord } from './files/details-record';
import { decodeCollection } from './files/collections-file';
import { seasonOf, toDetails } from './files/details-file';
import { genreFirstPageFile } from './files/genre-first-pages';
import { loadCatalogueFiles } from './files/catalogue-files';
import { abortable } from './files/file-cache';
import { decodePerson } from './files/person-file';
import { discoverQueryKey, listQueryKey } from './queries/query-key';
import { unknownListError, pageNumberError } from './queries/query-errors';
import type { ContentFacts } from './content/content-facts';
import { createBrowse, type Browse } from './queries/browse-titles';
import type { ReadFile } from './files/read-file';
import type { CatalogueSearch } from './search/catalogue-search';

const unlessFailed = <A>(failure: Failure | null, answer: Answer<A>): Answer<A> => (failure === null ? answer : TE.left(failure));

/** Loads the code of the search by name. */
export type LoadSearch = () => Promise<CatalogueSearch>;

/** Returns the search in this thread: in Node, and where a worker cannot start. */
export const localSearch = (read: ReadFile): LoadSearch => async () => (await import('./search/create-search')).createSearch(read);

const UNCOUNTED = { movie: null, tv: null };
const toSuggestion = (title: Title): Suggestion => ({ kind: 'title', title });

/**
 * Implements the `Catalogue` port with the static files that ship with the app, built by `npm run catalogue` and loaded on first use.
 * The small `first-view.json` answers the queries of first views. The first other query loads the index of all titles, the first search
 * loads the code and the data of the search.
 * @param read reads a file by name: `fetchCatalogueFile('/catalogue/')` in a browser.
 * @param loadSearch loads the search by name; by default it runs in the same thread.
 */
export const embeddedCatalogue = (read: ReadFile, loadSearch: LoadSearch = localSearch(read)): Catalogue => {
  const files = loadCatalogueFiles(read);
  let search: ReturnType<LoadSearch> | null = null;
  const loading = <A>(load: () => Promise<A>): Answer<A> => TE.tryCatch(load, (thrown) => {
    search = null;
    return unavailable(null, String(thrown));
  });
  /** Runs the search, whose code loads once; a failed load is tried again by the next request. */
  const searching = <A>(request: (search: CatalogueSearch) => Answer<A>): Answer<A> =>
    pipe(loading(() => (search ??= loadSearch())), TE.chain(request));
  /** Returns the titles that an exact operator (`tmdb:`, `imdb:`) identifies: at most one per type. */
  const findExact = (exact: NonNullable<SearchQuery['exact']>): Answer<ReadonlyArray<Title>> =>
    exact.by === 'imdb'
      ? pipe(files.imdbIds, TE.map(({ find }) => find(exact.id).map(({ summary }) => summary)))
      : pipe(files.entries, TE.map((entries) =>
        (['movie', 'tv'] as const).flatMap((mediaType) => entries.get(itemKey({ mediaType, id: exact.id }))?.summary ?? [])));
  const findSuccessor = ({ mediaType, id }: TitleId): Answer<TitleId | null> =>
    // Only the catalogue's own ids, which are negative, were ever replaced.
    id >= 0 ? TE.right(null) : pipe(files.formerIds, TE.map((ids) => {
      const present = ids[itemKey({ mediaType, id })];
      return present === undefined ? null : { mediaType, id: present };
    }));
  const getRecord = (id: TitleId): Answer<DetailsRecord> => pipe(
    files.details(id),
    TE.orElse((failure) => (failure._tag !== 'not-found' ? TE.left(failure) : pipe(
      findSuccessor(id), TE.orElse(() => TE.right<never, TitleId | null>(null)),
        TE.chain((present) => (present === null ? TE.left(failure) : files.details(present))),
    ))),
  );
  const getPerson = (id: number) => pipe(files.person(id), TE.chainEitherK(decodePerson(id)));
  const getCollection = (id: number) => pipe(files.collections, TE.chainEitherK(decodeCollection(id)));
  const content = <A>(ask: (facts: ContentFacts) => Answer<A>): Answer<A> =>
    files.rare.call((code) => ask(code.contentFactsOf({ read, files, getPerson, getCollection, createBrowse })));
  /** Returns the queries over the titles with the facts of the filters by content. Code and files of these load with the first one. */
  const browse = ({ mediaType, filters }: ListQuery | DiscoverQuery): Answer<Browse> =>
    (filters.content.length === 0 ? files.browse : content((facts) => facts.browse(mediaType, filters.content)));
  return {
    getList: (query, signal) => abortable(
      unlessFailed(pageNumberError(query.page) ?? unknownListError(query.mediaType, query.list), pipe(
        files.firstView,
        TE.chain((firstView) => {
          const precomputed = firstView.answer(listQueryKey(query));
          return precomputed === null ? pipe(browse(query), TE.map(({ list }) => list(query))) : TE.right(precomputed);
        }),
      )), signal),
    discover: (query, signal) => abortable(
      unlessFailed(pageNumberError(query.page), pipe(
        files.firstView,
        TE.chain((firstView) => {
          const precomputed = firstView.answer(discoverQueryKey(query));
          if (precomputed !== null) return TE.right(precomputed);
          const file = genreFirstPageFile(query);
          return file === null ? pipe(browse(query), TE.map(({ discover }) => discover(query))) : files.genrePage(file);
        }),
      )), signal),
    searchTitles: (search, signal) => abortable(
      unlessFailed(pageNumberError(search.page), isBlankSearch(search.query) ? TE.right({ ...emptyPage, page: search.page })
        : search.query.exact !== null
          ? pipe(findExact(search.query.exact), TE.map((titles) =>
            paginate(titles.filter(({ mediaType }) => mediaType === search.mediaType), search.page)))
          : searching(({ searchTitles }) => searchTitles(search))), signal),
    searchPeople: (search, signal) => abortable(
      unlessFailed(pageNumberError(search.page),
        isBlankSearch(search.query) ? TE.right({ ...emptyPage, page: search.page })
        : searching(({ searchPeople }) => searchPeople(search))), signal),
    suggest: (query, signal, limit = DEFAULT_SUGGESTION_LIMIT) => abortable(
      isBlankSearch(query) ? TE.right([]) : query.exact !== null
        ? pipe(findExact(query.exact), TE.map((titles) => titles.map(toSuggestion)))
        : searching(({ suggest }) => suggest(query, limit)), signal),
    correct: (query, signal) => abortable(
      query.words === '' || query.exact !== null ? TE.right(null) : searching(({ correct }) => correct(query)), signal),
    findDescribed: (query, signal) => abortable(searching(({ findDescribed }) => findDescribed(query)), signal),
    suggestFacts: (kind, text, signal) => abortable(content((facts) => facts.suggest(kind, text)), signal),
    getDetails: (id, signal) => abortable(pipe(getRecord(id), TE.map(toDetails)), signal),
    getSeason: (id, season, signal) => abortable(
      pipe(getRecord(id), TE.chain(flow((record) => seasonOf(record, season), TE.fromOption(() => notFound('season'))))), signal),
    getGenres: (signal) => abortable(
      pipe(files.firstView, TE.map(({ genres }) => GENRES.map((genre) => ({ ...genre, count: genres[genre.slug] ?? UNCOUNTED })))), signal),
    getPerson: (id, signal) => abortable(getPerson(id), signal),
    getCollection: (id, signal) => abortable(getCollection(id), signal),
    hasTitle: (id, signal) => abortable(pipe(files.entries, TE.map((entries) => entries.has(itemKey(id)))), signal),
    findSuccessor: (id, signal) => abortable(findSuccessor(id), signal),
    findByName: (query, signal) => abortable(searching(({ findByName }) => findByName(query)), signal),
    findByImdb: (imdbId, signal) => abortable(findExact({ by: 'imdb', id: imdbId }), signal),
    // The facts have no numbers of TVDB, and no episodes.
    findByTvdb: (_, signal) => abortable(TE.right([]), signal),
    findEpisode: (_, signal) => abortable(TE.right(null), signal),
    getImdbId: (id, signal) => abortable(pipe(files.imdbIds, TE.map(({ idOf }) => idOf(id))), signal),
    getStats: (signal) => abortable(pipe(files.firstView, TE.map(({ stats }) => stats)), signal),
    getMemberFacts: () => files.rare.call((code) => code.createMemberFacts(read, files.index)),
    getProgramme: (day, signal) => abortable(files.programme(day), signal),
  };
};
