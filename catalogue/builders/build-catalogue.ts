import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { createBrowse } from '#adapters/embedded-catalogue/queries/browse-titles';
import { COLLECTIONS_FILE, FIRST_VIEW_FILE, INDEX_FILE, PEOPLE_FILE, PREVIEWS_FILE } from '#adapters/embedded-catalogue/files/file-names';
import { FIRST_PAGES, FirstPage } from '#adapters/embedded-catalogue/files/first-pages';
import { decodeIndex, type Index } from '#adapters/embedded-catalogue/files/index-file';
import { nameIds } from '#adapters/embedded-catalogue/queries/name-ids';
import { itemKey } from '#domain/catalogue/title-id';
import { buildCollections } from './build-collections';
import { buildDetails } from './build-details';
import { buildFront } from './build-first-view';
import { buildIndex } from './build-index';
import { buildPeople, buildPersons, filmographies } from './build-people';
import { buildPreviews } from './build-previews';
import type { Facts } from '../load-facts';
import { intoFiles } from '../shard-files';

/** File name -> content. */
export type BuiltFiles = ReadonlyMap<string, string>;

/** The index as the app will read it, so that what the build works out is what the app would work out. */
const readBack = async (content: unknown): Promise<Index> => {
  const index = await decodeIndex(JSON.parse(JSON.stringify(content)))();
  if (E.isLeft(index)) throw new Error(JSON.stringify(index.left));
  return index.right;
};

/** Two titles with one number would shadow each other; a mended record can bring that about. */
const refuseDoubles = (all: Facts['movies']): void => {
  const keys = new Map<string, string>();
  all.forEach((facts) => {
    const other = keys.get(itemKey(facts));
    if (other !== undefined) throw new Error(`${facts.key} and ${other} are both ${itemKey(facts)}`);
    keys.set(itemKey(facts), facts.key);
  });
};

/** All files of the embedded catalogue. The same facts give the same bytes. */
export const buildFiles = async (facts: Facts): Promise<BuiltFiles> => {
  const { movies, series } = facts;
  const content = buildIndex(facts);
  const index = await readBack(content);
  const all = [...movies, ...series];
  refuseDoubles(all);
  const entries = [...index.movie, ...index.tv];
  const people = nameIds(all.flatMap(({ cast, directors, creators }) => [...cast.map(({ name }) => name), ...directors, ...creators]));
  const collections = nameIds(movies.flatMap(({ collection }) => collection ?? []));
  const { discover } = createBrowse(index);
  const everybody = filmographies(all, people);
  const sharded = [
    buildDetails(movies, index.movie, people, collections),
    buildDetails(series, index.tv, people, collections),
    buildPersons(everybody, entries),
  ];
  const shards = sharded.map(({ records }) => intoFiles(records));
  const whole: ReadonlyArray<readonly [string, unknown]> = [
    [FIRST_VIEW_FILE, buildFront(index)],
    [INDEX_FILE, content],
    [PEOPLE_FILE, buildPeople(everybody)],
    [COLLECTIONS_FILE, buildCollections(movies, index.movie, collections)],
    [PREVIEWS_FILE, buildPreviews(all)],
    ...FIRST_PAGES.map(([file, question]) => [file, FirstPage.encode(discover(question))] as const),
    ...sharded.flatMap(({ files }, at) => files.map((file) => [file, shards[at]?.get(file) ?? {}] as const)),
  ];
  return new Map(whole.map(([name, value]) => [name, JSON.stringify(value)]));
};

/** Writes the files beside the folder first, so that nobody ever reads half a catalogue. */
export const writeFiles = (files: BuiltFiles, folder: string): void => {
  const fresh = `${folder}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  ['details', 'people', 'genres'].forEach((part) => mkdirSync(join(fresh, part), { recursive: true }));
  files.forEach((text, name) => writeFileSync(join(fresh, name), text));
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
};
