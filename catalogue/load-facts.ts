import { existsSync, readFileSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import type { MediaType } from '#domain/catalogue/media-type';
import { Corrections, FactRecord, Overviews, type Correction } from './fact-record';
import { titleFacts, type TitleFacts } from './title-facts';

/** Everything the embedded catalogue is made of, best-known titles first. */
export type Facts = {
  readonly movies: ReadonlyArray<TitleFacts>;
  readonly series: ReadonlyArray<TitleFacts>;
  /** The number of every title without a TMDB id, by key; old entries stay for ever. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Keys that the kept file of numbers does not have yet; whoever builds writes them down. */
  readonly newNumbers: ReadonlyArray<string>;
};

export const FACTS_FOLDER = new URL('.', import.meta.url);

const checked = <A>(codec: t.Type<A, unknown>, source: string, input: unknown): A => {
  const result = decode(codec, source)(input);
  if (E.isRight(result)) return result.right;
  throw new Error(`${source}: ${JSON.stringify(result.left)}`);
};

const json = (text: string): unknown => JSON.parse(text) as unknown;

/** A file that may not be there yet counts as an empty object. */
const optional = <A>(codec: t.Type<A, unknown>, name: string): A => {
  const url = new URL(name, FACTS_FOLDER);
  return checked(codec, name, existsSync(url) ? json(readFileSync(url, 'utf8')) : {});
};

const mended = (record: object, correction: Correction | undefined): unknown => {
  const fields = Object.entries({ ...record, ...correction });
  return Object.fromEntries(fields.filter(([name, value]) => value !== null && name !== 'why' && name !== 'drop'));
};

/** A record with what is corrected in it, and the last broadcast that its source knew of. */
type Read = { readonly record: FactRecord; readonly lastAirDateThen: string | null };

const records = (name: string, corrections: Corrections): ReadonlyArray<Read> =>
  readFileSync(new URL(`facts/${name}`, FACTS_FOLDER), 'utf8').split('\n').flatMap((line, at) => {
    if (line === '') return [];
    const raw = json(line) as { readonly key: string; readonly last?: string };
    const correction = corrections[raw.key];
    if (correction?.['drop'] === true) return [];
    return [{ record: checked(FactRecord, `${name}:${at + 1}`, mended(raw, correction)), lastAirDateThen: raw.last ?? null }];
  });

const byScore = (a: TitleFacts, b: TitleFacts): number => b.score - a.score || (a.key < b.key ? -1 : 1);

/** Titles without a TMDB id that have no number yet get the next ones, in the order of their keys. */
const numbered = (kept: Readonly<Record<string, number>>, all: ReadonlyArray<FactRecord>) => {
  const newNumbers = all.filter(({ key, tmdb }) => tmdb === undefined && !(key in kept)).map(({ key }) => key).sort();
  const lowest = Object.values(kept).reduce((a, b) => Math.min(a, b), 0);
  return { numbers: { ...kept, ...Object.fromEntries(newNumbers.map((key, at) => [key, lowest - at - 1])) }, newNumbers };
};

/**
 * Reads the facts, with corrections and own overviews applied. Writes nothing.
 * @throws Error naming file, line and path when a record is not what it has to be.
 */
export const loadFacts = (): Facts => {
  const corrections = optional(Corrections, 'facts/corrections.json');
  const overviews = optional(Overviews, 'facts/overviews.json');
  const movies = records('movies.jsonl', corrections);
  const series = records('tv.jsonl', corrections);
  const kept = optional(t.record(t.string, t.number), 'stable-ids.json');
  const { numbers, newNumbers } = numbered(kept, [...movies, ...series].map(({ record }) => record));
  const facts = (mediaType: MediaType, all: ReadonlyArray<Read>): ReadonlyArray<TitleFacts> =>
    all.map(({ record, lastAirDateThen }) =>
      titleFacts(mediaType, record, { number: numbers[record.key] ?? 0, overview: overviews[record.key] ?? null, lastAirDateThen })).sort(byScore);
  return { movies: facts('movie', movies), series: facts('tv', series), numbers, newNumbers };
};
