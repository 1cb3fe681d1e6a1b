import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { TitlePage } from '#domain/catalogue/catalogue';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { MediaType } from '#domain/catalogue/media-type';
import { createBrowse, type Browse } from '../queries/browse-titles';
import { decodeDetails } from './details-file';
import { FIRST_VIEW_FILE, INDEX_FILE, PEOPLE_FILE, detailsFile, personFile, COLLECTIONS_FILE } from './file-names';
import { decodeFirstPage } from './first-pages';
import { decodeFirstView, type FirstView } from './first-view-file';
import { decodeIndex, type Index } from './index-file';
import { memoize } from './file-cache';
import { decodePeople, type KnownPerson } from './people-file';
import type { ReadFile } from './read-file';
import type { DetailsRecord } from './details-record';
import type { CatalogueEntry } from '../queries/catalogue-entry';
import { createPeopleIndex, createTitleIndex, type SearchIndexes } from '../search/embedded-search';
import type { SearchIndex } from '../search/search-index';

/** What the catalogue's files hold, each read and decoded at first need and then kept. */
export type CatalogueFiles = {
  readonly firstView: Answer<FirstView>;
  readonly index: Answer<Index>;
  /** The item keys of all titles. */
  readonly keys: Answer<ReadonlySet<string>>;
  readonly browse: Answer<Browse>;
  readonly titles: (mediaType: MediaType) => Answer<SearchIndex<CatalogueEntry>>;
  readonly persons: Answer<SearchIndex<KnownPerson>>;
  readonly searchIndexes: Answer<SearchIndexes>;
  readonly details: (id: TitleId) => Answer<DetailsRecord>;
  /** Shards and small files as they came, for whoever decodes a part of them. */
  readonly person: (id: number) => Answer<unknown>;
  readonly collections: Answer<unknown>;
  /** The first page of a genre. */
  readonly firstPage: (file: string) => Answer<TitlePage>;
};

/** How many of the small files stay in memory; the newest do. */
const KEPT_SHARDS = 48;

/** Asks for both at once and goes on when both are there. */
const together = <A, B, C>(a: Answer<A>, b: Answer<B>, join: (a: A, b: B) => E.Either<Failure, C>): Answer<C> => async () => {
  const [left, right] = await Promise.all([a(), b()]);
  return E.isLeft(left) ? left : E.isLeft(right) ? right : join(left.right, right.right);
};

export const loadCatalogueFiles = (reader: ReadFile): CatalogueFiles => {
  // Asked for only when run, so that a reader may count what is opened.
  const read = (file: string): Answer<unknown> => () => reader(file)();
  const whole = memoize(8);
  const shards = memoize(KEPT_SHARDS);
  const decoded = <A>(file: string, codec: (input: unknown) => E.Either<Failure, A>): Answer<A> =>
    whole(file, pipe(read(file), TE.chainEitherK(codec)));
  const index = whole(INDEX_FILE, pipe(read(INDEX_FILE), TE.chain(decodeIndex)));
  const people = pipe(
    together(index, whole(PEOPLE_FILE, read(PEOPLE_FILE)), (titles, file) => E.right({ titles, file })),
    TE.chain(({ titles, file }) => decodePeople(titles)(file)),
  );
  const persons = whole('persons', pipe(people, TE.chain(createPeopleIndex)));
  const titles = (mediaType: MediaType): Answer<SearchIndex<CatalogueEntry>> =>
    whole(`${mediaType} titles`, pipe(index, TE.chain((all) => createTitleIndex(all[mediaType]))));
  const both = together(titles('movie'), titles('tv'), (movie, tv) => E.right({ movie, tv }));
  return {
    index,
    keys: whole('keys', pipe(index, TE.map(({ movie, tv }) => new Set([...movie, ...tv].map(itemKey))))),
    firstView: decoded(FIRST_VIEW_FILE, decodeFirstView),
    browse: whole('browse', pipe(index, TE.map(createBrowse))),
    titles,
    persons,
    searchIndexes: together(both, persons, (seekers, all) => E.right({ ...seekers, people: all })),
    details: (id) => pipe(shards(detailsFile(id), read(detailsFile(id))), TE.chainEitherK(decodeDetails(id))),
    person: (id) => shards(personFile(id), read(personFile(id))),
    collections: shards(COLLECTIONS_FILE, read(COLLECTIONS_FILE)),
    firstPage: (file) => pipe(shards(file, read(file)), TE.chainEitherK(decodeFirstPage(file))),
  };
};
