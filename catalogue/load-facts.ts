import { existsSync, readFileSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import type { MediaType } from '#domain/catalogue/media-type';
import {
  Corrections, FactRecord, FormerNames, MergedKeys, MisleadingKeywords, Namesakes, Nicknames, Overviews, OwnSubjects, PosterChoices,
  type Correction,
} from './fact-record';
import { titleFacts, type TitleFacts } from './title-facts';

/** The input of the embedded catalogue's build, best-known titles first. */
export type Facts = {
  readonly movies: ReadonlyArray<TitleFacts>;
  readonly series: ReadonlyArray<TitleFacts>;
  /** Ids of all titles without a TMDB id, by key; entries are never removed. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Keys that are missing in `stable-ids.json`; the build adds them. */
  readonly newNumbers: ReadonlyArray<string>;
  /** Keys of former records, with the keys of the records that replace them. */
  readonly merged: Readonly<Record<string, string>>;
  readonly namesakes: Namesakes;
  readonly formerNames: FormerNames;
};

export type { PosterChoices } from './fact-record';

export const FACTS_FOLDER = new URL('.', import.meta.url);

const decodeOrThrow = <A>(codec: t.Type<A, unknown>, source: string, input: unknown): A => {
  const result = decode(codec, source)(input);
  if (E.isRight(result)) return result.right;
  throw new Error(`${source}: ${JSON.stringify(result.left)}`);
};

const json = (text: string): unknown => JSON.parse(text) as unknown;

/** Reads and decodes a JSON file. A missing file is decoded as an empty object. */
const readOptional = <A>(codec: t.Type<A, unknown>, name: string): A => {
  const url = new URL(name, FACTS_FOLDER);
  return decodeOrThrow(codec, name, existsSync(url) ? json(readFileSync(url, 'utf8')) : {});
};

const applyCorrection = (record: object, correction: Correction | undefined): unknown => {
  const fields = Object.entries({ ...record, ...correction });
  return Object.fromEntries(fields.filter(([name, value]) => value !== null && name !== 'why' && name !== 'drop'));
};

const records = (name: string, corrections: Corrections): ReadonlyArray<FactRecord> =>
  readFileSync(new URL(`facts/${name}`, FACTS_FOLDER), 'utf8').split('\n').flatMap((line, at) => {
    if (line === '') return [];
    const raw = json(line) as { readonly key: string };
    const correction = corrections[raw.key];
    return correction?.['drop'] === true ? [] : [decodeOrThrow(FactRecord, `${name}:${at + 1}`, applyCorrection(raw, correction))];
  });

const byScore = (a: TitleFacts, b: TitleFacts): number => b.score - a.score || (a.key < b.key ? -1 : 1);

/** Assigns the next ids to titles with neither a TMDB id nor a stable id, in the order of their keys. */
const assignIds = (stableIds: Readonly<Record<string, number>>, all: ReadonlyArray<FactRecord>) => {
  const newNumbers = all.filter(({ key, tmdb }) => tmdb === undefined && !(key in stableIds)).map(({ key }) => key).sort();
  const lowest = Object.values(stableIds).reduce((a, b) => Math.min(a, b), 0);
  return { numbers: { ...stableIds, ...Object.fromEntries(newNumbers.map((key, at) => [key, lowest - at - 1])) }, newNumbers };
};

/**
 * Reads the facts and applies corrections and own overviews. Writes nothing.
 * @throws Error with file, line and path if a record is invalid.
 */
export const loadFacts = (): Facts => {
  const corrections = readOptional(Corrections, 'facts/corrections.json');
  const overviews = readOptional(Overviews, 'facts/overviews.json');
  const nicknames = readOptional(Nicknames, 'facts/nicknames.json');
  const ownSubjects = readOptional(OwnSubjects, 'facts/subjects.json');
  const misleading = Object.entries(readOptional(MisleadingKeywords, 'facts/misleading-keywords.json'));
  const merged = readOptional(MergedKeys, 'facts/merged.json');
  const namesakes = readOptional(Namesakes, 'facts/namesakes.json');
  const formerNames = readOptional(FormerNames, 'facts/former-names.json');
  const networkNames = readOptional(t.record(t.string, t.string), 'facts/network-names.json');
  const movies = records('movies.jsonl', corrections);
  const series = records('tv.jsonl', corrections);
  const stableIds = readOptional(t.record(t.string, t.number), 'stable-ids.json');
  const { numbers, newNumbers } = assignIds(stableIds, [...movies, ...series]);
  const facts = (mediaType: MediaType, all: ReadonlyArray<FactRecord>): ReadonlyArray<TitleFacts> =>
    all.map((record) => titleFacts(mediaType, record, {
      number: numbers[record.key] ?? 0, overview: overviews[record.key] ?? null, nicknames: nicknames[record.key] ?? [],
      ownSubjects: ownSubjects[record.key] ?? [], networkNames,
      misleading: misleading.flatMap(([keyword, titles]) => (record.key in titles ? [keyword] : [])),
    })).sort(byScore);
  return { movies: facts('movie', movies), series: facts('tv', series), numbers, newNumbers, merged, namesakes, formerNames };
};

/** Reads what is written down by hand about posters. */
export const loadPosterChoices = (): PosterChoices => readOptional(PosterChoices, 'facts/posters.json');
