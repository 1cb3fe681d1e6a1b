import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { Programme, TitlePage } from '#domain/catalogue/catalogue';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import { ProgrammeFile } from '#adapters/embedded-catalogue/programme/programme-file';
import { lazy } from '#adapters/lazy';
import { createBrowse, type Browse } from '#adapters/embedded-catalogue/queries/browse-titles';
import { decode } from '#domain/shared/decode';
import { decodeDetails } from './details-file';
import { decodeFormerIds, type FormerIds } from './former-ids-file';
import type { ImdbIds } from '#adapters/embedded-catalogue/queries/imdb-ids';
import { decodeImdbIds } from './imdb-ids-file';
import {
  COLLECTIONS_FILE, FIRST_VIEW_FILE, FORMER_IDS_FILE, IMDB_IDS_FILE, INDEX_FILE, detailsFile, personFile, programmeFile,
} from './file-names';
import { decodeGenreFirstPage } from './genre-first-pages';
import { decodeFirstView, type FirstView } from './first-view-file';
import { decodeIndex, type Index } from './index-file';
import { memoize } from './file-cache';
import type { ReadFile } from './read-file';
import type { DetailsRecord } from './details-record';

/** The content of the catalogue's files. Each file is loaded and decoded on first use, then cached. */
export type CatalogueFiles = {
  readonly firstView: Answer<FirstView>;
  readonly index: Answer<Index>;
  /** All titles by their item keys. */
  readonly entries: Answer<ReadonlyMap<string, CatalogueEntry>>;
  readonly imdbIds: Answer<ImdbIds>;
  readonly formerIds: Answer<FormerIds>;
  readonly browse: Answer<Browse>;
  readonly details: (id: TitleId) => Answer<DetailsRecord>;
  /** Undecoded shards and small files, for callers that decode one record. */
  readonly person: (id: number) => Answer<unknown>;
  readonly collections: Answer<unknown>;
  /** Code that few visits need. */
  readonly rare: typeof rare;
  /** First page of a genre. */
  readonly genrePage: (file: string) => Answer<TitlePage>;
  /** @param day `YYYY-MM-DD`. */
  readonly programme: (day: string) => Answer<Programme>;
};

const rare = lazy(() => import('#adapters/embedded-catalogue/content/rare-code'));

/** Maximum number of small files in memory; the oldest are evicted. */
const MAX_CACHED_SHARDS = 48;

/** Runs both answers in parallel and combines their results. Fails with the first failure. */
const combine = <A, B, C>(a: Answer<A>, b: Answer<B>, join: (a: A, b: B) => E.Either<Failure, C>): Answer<C> => async () => {
  const [left, right] = await Promise.all([a(), b()]);
  return E.isLeft(left) ? left : E.isLeft(right) ? right : join(left.right, right.right);
};

export const loadCatalogueFiles = (reader: ReadFile): CatalogueFiles => {
  // Calls `reader` only when the answer runs, so that tests can count the files that are read.
  const read = (file: string): Answer<unknown> => () => reader(file)();
  const cached = memoize(12);
  const shards = memoize(MAX_CACHED_SHARDS);
  const decoded = <A>(file: string, codec: (input: unknown) => E.Either<Failure, A>): Answer<A> =>
    cached(file, pipe(read(file), TE.chainEitherK(codec)));
  const index = cached(INDEX_FILE, pipe(read(INDEX_FILE), TE.chain(decodeIndex)));
  /** The index and another file, which is decoded with it. Both load in parallel. */
  const withIndex = (file: string) => combine(index, cached(file, read(file)), (titles, content) => E.right({ titles, content }));
  return {
    index,
    entries: cached('entries', pipe(index, TE.map(({ movie, tv }) => new Map([...movie, ...tv].map((entry) => [itemKey(entry), entry]))))),
    imdbIds: cached('IMDb ids', pipe(
      withIndex(IMDB_IDS_FILE),
      TE.chain(({ titles, content }) => pipe(
        TE.fromEither(decodeImdbIds(content)),
        TE.chain((file) => rare.call(({ createImdbIds }) => TE.right(createImdbIds(titles, file)))),
      )),
    )),
    formerIds: decoded(FORMER_IDS_FILE, decodeFormerIds),
    firstView: decoded(FIRST_VIEW_FILE, decodeFirstView),
    browse: cached('browse', pipe(index, TE.map(createBrowse))),
    details: (id) => pipe(shards(detailsFile(id), read(detailsFile(id))), TE.chainEitherK(decodeDetails(id))),
    person: (id) => shards(personFile(id), read(personFile(id))),
    collections: shards(COLLECTIONS_FILE, read(COLLECTIONS_FILE)),
    rare,
    programme: (day) => {
      const file = programmeFile(day);
      return pipe(shards(file, read(file)), TE.chainEitherK(decode(ProgrammeFile, file)));
    },
    genrePage: (file) => pipe(shards(file, read(file)), TE.chainEitherK(decodeGenreFirstPage(file))),
  };
};
