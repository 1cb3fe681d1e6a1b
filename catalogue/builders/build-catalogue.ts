import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { createBrowse } from '#adapters/embedded-catalogue/queries/browse-titles';
import {
  COLLECTIONS_FILE, FIRST_VIEW_FILE, FORMER_IDS_FILE, IMDB_IDS_FILE, INDEX_FILE, PEOPLE_FILE, PEOPLE_SEARCH_TEXTS_FILE,
  LINK_PREVIEW_IMAGES_FILE, TITLE_SEARCH_TEXTS_FILE,
} from '#adapters/embedded-catalogue/files/file-names';
import { GENRE_FIRST_PAGES, GenreFirstPage } from '#adapters/embedded-catalogue/files/genre-first-pages';
import { decodeIndex, type Index } from '#adapters/embedded-catalogue/files/index-file';
import { deriveIdsFromNames } from '#adapters/embedded-catalogue/queries/ids-from-names';
import { SERIES_FACTS_FILE } from '#adapters/embedded-catalogue/content/series-facts-file';
import { SUBJECTS_FILE } from '#adapters/embedded-catalogue/search/described/subjects-file';
import { CREDITS_FILE } from '#adapters/embedded-catalogue/credits/credits-file';
import { TASTE_FILE } from '#adapters/embedded-catalogue/taste/taste-file';
import { itemKey } from '#domain/catalogue/title-id';
import { buildCollections } from './build-collections';
import { buildDetails } from './build-details';
import { buildFirstView } from './build-first-view';
import { buildFormerIds, formerPersonNames } from './build-former-ids';
import { buildImdbIds } from './build-imdb-ids';
import { buildIndex } from './build-index';
import { buildPeople, buildFilmographyFiles, byPersonPopularity, filmographies } from './build-people';
import { findRelated } from './build-related';
import { buildPreviews } from './build-previews';
import { buildPeopleTexts, buildTitleTexts } from './build-search-texts';
import { buildSeriesFacts } from './build-series-facts';
import { buildSubjects } from './build-subjects';
import { buildCredits } from './build-credits';
import { buildTaste } from './build-taste';
import type { Facts } from '../load-facts';
import { buildProgrammes } from '../programme/build-programme';
import { personIdentity, type PersonIdOf } from '../namesakes';
import { summarySentences } from '../sentence/summary-sentence';
import { groupByFile } from '../shard-files';

/** File name -> content. */
export type BuiltFiles = ReadonlyMap<string, string>;

/** Decodes the index as the app does, so that the build computes the same results as the app. */
const decodeBuiltIndex = async (indexContent: unknown): Promise<Index> => {
  const index = await decodeIndex(JSON.parse(JSON.stringify(indexContent)))();
  if (E.isLeft(index)) throw new Error(JSON.stringify(index.left));
  return index.right;
};

/** Throws if two titles have the same item key, which a correction can cause. One title would hide the other. */
const assertUniqueKeys = (all: Facts['movies']): void => {
  const keys = new Map<string, string>();
  all.forEach((facts) => {
    const other = keys.get(itemKey(facts));
    if (other !== undefined) throw new Error(`${facts.key} and ${other} are both ${itemKey(facts)}`);
    keys.set(itemKey(facts), facts.key);
  });
};

/** Builds all files of the embedded catalogue. Deterministic: the same facts produce the same bytes. */
export const buildFiles = async (facts: Facts): Promise<BuiltFiles> => {
  const { movies, series } = facts;
  const indexContent = buildIndex(facts);
  const index = await decodeBuiltIndex(indexContent);
  const all = [...movies, ...series];
  assertUniqueKeys(all);
  const entries = [...index.movie, ...index.tv];
  const identityOf = personIdentity(facts.namesakes);
  const personIds = deriveIdsFromNames(all.flatMap(({ key, cast, directors, creators }) =>
    [...cast.map(({ name }) => name), ...directors, ...creators].map((name) => identityOf(name, key))));
  const personIdOf: PersonIdOf = (name, titleKey) => personIds.get(identityOf(name, titleKey)) ?? 0;
  const collections = deriveIdsFromNames(movies.flatMap(({ collection }) => collection ?? []));
  const formerNames = formerPersonNames(facts.formerNames, personIds);
  const { discover } = createBrowse(index);
  const people = filmographies(all, personIdOf);
  const searchedPeople = byPersonPopularity(people, entries);
  const sentenceOf = summarySentences(all, facts.namesakes);
  const relatedOf = findRelated(all, entries);
  const sharded = [
    buildDetails(movies, index.movie, personIdOf, collections, sentenceOf, relatedOf),
    buildDetails(series, index.tv, personIdOf, collections, sentenceOf, relatedOf),
    buildFilmographyFiles(people, entries, formerNames),
  ];
  const shards = sharded.map(({ records }) => groupByFile(records));
  const content: ReadonlyArray<readonly [string, unknown]> = [
    [FIRST_VIEW_FILE, buildFirstView(index)],
    [INDEX_FILE, indexContent],
    [TITLE_SEARCH_TEXTS_FILE, buildTitleTexts(facts)],
    [SUBJECTS_FILE, buildSubjects(all)],
    [SERIES_FACTS_FILE, buildSeriesFacts(series)],
    [IMDB_IDS_FILE, buildImdbIds(facts)],
    [FORMER_IDS_FILE, buildFormerIds(facts)],
    [TASTE_FILE, buildTaste(facts, identityOf)],
    [CREDITS_FILE, buildCredits(facts, personIdOf)],
    [PEOPLE_FILE, buildPeople(searchedPeople)],
    [PEOPLE_SEARCH_TEXTS_FILE, buildPeopleTexts(searchedPeople, formerNames)],
    [COLLECTIONS_FILE, buildCollections(movies, index.movie, collections)],
    [LINK_PREVIEW_IMAGES_FILE, buildPreviews(all)],
    ...GENRE_FIRST_PAGES.map(([file, question]) => [file, GenreFirstPage.encode(discover(question))] as const),
    ...buildProgrammes(facts, index),
    ...sharded.flatMap(({ files }, at) => files.map((file) => [file, shards[at]?.get(file) ?? {}] as const)),
  ];
  return new Map(content.map(([name, value]) => [name, JSON.stringify(value)]));
};

/** Writes the files to a temporary folder and renames it, so that no reader sees an incomplete catalogue. */
export const writeFiles = (files: BuiltFiles, folder: string): void => {
  const temporary = `${folder}.${process.pid}`;
  rmSync(temporary, { recursive: true, force: true });
  ['details', 'people', 'genres', 'programme'].forEach((part) => mkdirSync(join(temporary, part), { recursive: true }));
  files.forEach((text, name) => writeFileSync(join(temporary, name), text));
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
};
