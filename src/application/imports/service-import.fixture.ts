import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { isSameTitle } from '#domain/catalogue/title-id';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { Answer } from '#domain/shared/answer';
import { noSettings } from '#domain/users/user';
import { notFound } from '#domain/shared/failure';
import { emptyOutbox } from '#application/ports/outbox-store';
import { oldList } from '#application/data-file/member-file.fixture';
import type { NamedOwnFile } from '#application/data-file/own-rows/own-entry';
import type { MemberFile } from '#application/data-file/read-member-file';
import { noChoices, type ImportChoices } from './import-choices';
import type { MatchDeps } from './match-title';
import { readServiceFiles } from './read-service-files';
import { importOfRows, type PrepareImportDeps, type PreparedImport } from './service-import';
import type { ServiceFile } from './text/parse-file';

/** Reads files of other services, and takes own files, as one import. */
export const prepareImport =
  (
    deps: PrepareImportDeps, files: ReadonlyArray<ServiceFile>, now: number, own: ReadonlyArray<NamedOwnFile> = [],
  ): Answer<PreparedImport> =>
  async () => importOfRows(deps, await readServiceFiles(files), now, own)();

/** When the imports of `importWith` are prepared. */
export const IMPORT_NOW = Date.UTC(2026, 10, 20, 20);
const title = (mediaType: MediaType, id: number, name: string, year: number, originalTitle: string | null = null): Title =>
  aTitle({ mediaType, id, title: name, year, originalTitle });
const TITLES = [
  title('movie', 949, 'Heat', 1995), title('movie', 10, 'The Thing', 1982), title('movie', 11, 'The Thing', 2011),
  title('movie', 496243, 'Parasite', 2019, '기생충'), title('movie', 21, 'Flow', 2024), title('movie', 22, 'Flow', 2024),
  title('tv', 4607, 'Lost', 2004), title('movie', 30, 'Lost Highway', 1997), title('movie', 949001, 'Chernobyl Diaries', 2012),
  title('tv', 949, 'Another Series', 2001),
];
const IMDB: Readonly<Record<string, Title | undefined>> = { tt0113277: TITLES[0], tt0411008: TITLES[6] };
/** A catalogue of a few titles, some with equal names. */
export const catalogueOfNamesakes: MatchDeps['catalogue'] = {
  hasTitle: (id) => TE.right(TITLES.some((each) => isSameTitle(each, id))),
  searchTitles: ({ mediaType, query: { words, exact } }) => {
    const items = TITLES.filter(
      (each) =>
        each.mediaType === mediaType &&
        (exact === null ? each.title.includes(words) || each.originalTitle === words : each.id === exact.id),
    );
    return TE.right({ items, page: 1, totalPages: 1, totalResults: items.length });
  },
  findByName: ({ name, mediaType }) =>
    TE.right(
      TITLES.filter(
        (each) => (mediaType === null || each.mediaType === mediaType) && (each.title.includes(name) || each.originalTitle === name),
      ),
    ),
  getDetails: () => TE.left(notFound('title')), getSeason: () => TE.left(notFound('season')),
  findByImdb: (id) => TE.right(IMDB[id] === undefined ? [] : [IMDB[id]]),
  findByTvdb: (id) => TE.right(TITLES.filter(({ mediaType }) => id === 73739 && mediaType === 'tv').slice(0, 1)),
  findEpisode: () => TE.right(null), getImdbId: () => TE.right(null),
};
export const stateOfTitle = (itemKey: string, more: Partial<MemberTitleState>): MemberTitleState => ({
  itemKey, imdbID: null, listIDs: [], viewings: [], episodes: null, rating: null,
  ...more,
});
const ownProfile = () => ({ content: [], settings: noSettings, phoneNumber: null, savedFilters: null, services: null, turnedDown: null });
const noFile: MemberFile = { lists: [], viewings: [], ratings: [], episodes: [], own: null };
type Files = ReadonlyArray<readonly [name: string, text: string]>;
/** @property remembered choices of former imports. */
type Choices = Partial<ImportChoices> & { readonly remembered?: ImportChoices['titles'] };
/** Imports files into an account with these states of titles, whose lists have ids for names. Returns the plan and what is added. */
export const importWith = async (
  states: ReadonlyArray<MemberTitleState>, { remembered = new Map(), ...choices }: Choices, ...files: Files
) => {
  const lists = {
    lists: of(E.right([...new Set(['watchlist', ...states.flatMap(({ listIDs }) => listIDs)])].map((name) =>
      ({ ...oldList(name), listID: name, itemCount: states.filter(({ listIDs }) => listIDs.includes(name)).length })))),
    outbox: of(E.right(emptyOutbox)),
    findStates: () => TE.right(states),
  };
  const deps = {
    catalogue: catalogueOfNamesakes, lists, remembered, onProgress: () => undefined, signal: new AbortController().signal,
    ownProfile,
  };
  const answer = await prepareImport(deps, files.map(([name, text]) => ({ name, text })), IMPORT_NOW)();
  if (E.isLeft(answer)) throw new Error(answer.left._tag);
  const plan = await answer.right.plan({ ...noChoices, ...choices });
  return { plan, file: (await answer.right.contentsOf(plan, { ...noChoices, ...choices }))[0] ?? noFile, read: answer.right.read };
};
/** Imports files into an account with an empty watchlist. */
export const importOf = (...files: Files) => importWith([], {}, ...files);
/** Returns where each row ends: the key of the title that is added, or its name, state and reason. */
export const endOf = ({ plan }: Awaited<ReturnType<typeof importOf>>): ReadonlyArray<string> =>
  plan.rows.map(({ name, title, state: end, reason }) => (end === 'new' ? (title?.itemKey ?? '') : `${name} ${end} ${reason}`));
