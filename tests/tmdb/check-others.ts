import { expect } from 'vitest';
import { GENRES } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { expectTitles, grownUp, type Check } from './check-pages';
import { day, isRaw, rows, said, type Raw } from './recorded-answers';
import { expectRight } from '#adapters/tmdb/expect-right.fixture';
import { reading } from './recorded-reader';

export const person: Check = async (catalogue, raw) => {
  const somebody = await expectRight(catalogue.getPerson(1));
  expect([somebody.id, somebody.name]).toEqual([raw['id'], raw['name']]);
  expect([somebody.born, somebody.died]).toEqual([said(raw['birthday']), said(raw['deathday'])]);
  expect(somebody.imdbId).toBe(said(raw['imdb_id']));
  expect(somebody.biography).toBe(said(raw['biography']));
  const part = (row: Raw, key: string): string => `${String(row['media_type'])} ${String(row['id'])} ${String(said(row[key]))}`;
  const credits = isRaw(raw['combined_credits']) ? raw['combined_credits'] : {};
  const shown = (path: string, key: string): ReadonlyArray<string> =>
    rows(credits, path).filter((row) => !grownUp(row)).map((row) => part(row, key));
  const got = somebody.filmography.map(({ title, part: did }) =>
    `${title.mediaType} ${title.id} ${String(did.as === 'cast' ? did.character : did.job)}`);
  expect(new Set(got)).toEqual(new Set([...shown('cast', 'character'), ...shown('crew', 'job')]));
  const dates = somebody.filmography.map(({ title }) => title.date ?? '9999');
  expect(dates).toEqual([...dates].sort().reverse());
};

export const personBlock = (name: string): Check => async (_, raw) => {
  const whole = { id: 1, name: 'Whole', imdb_id: name === 'external_ids' ? raw['imdb_id'] : null, [name]: raw };
  await person(reading(JSON.stringify(whole)), whole);
};

export const collection: Check = async (catalogue, raw) => {
  const whole = await expectRight(catalogue.getCollection(1));
  expect([whole.id, whole.name, whole.posterPath]).toEqual([raw['id'], raw['name'], said(raw['poster_path'])]);
  const dateOf = (part: Raw): string => day(part['release_date']) ?? '9999';
  const inOrder = [...rows(raw, 'parts')].sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
  expectTitles(whole.parts, inOrder, 'movie');
};

/** No call is made for genres: their names and numbers are constants, and these answers say whether they are right. */
export const genres = (mediaType: MediaType): Check => (_, raw) => {
  const ours = new Map(GENRES.flatMap((genre) => (genre[mediaType] === null ? [] : [[genre[mediaType].id, genre[mediaType].name] as const])));
  const recorded = new Map(rows(raw, 'genres').map((row) => [Number(row['id']), row['name']] as const));
  // Some were recorded in German: the numbers are compared always, the names where they are English.
  expect(new Set(recorded.keys())).toEqual(new Set(ours.keys()));
  const COMEDY = 35;
  if (recorded.get(COMEDY) === 'Comedy') expect(recorded).toEqual(ours);
  return Promise.resolve();
};

const tags: Readonly<Record<number, string>> = { 400: 'invalid', 401: 'unavailable', 404: 'not-found', 422: 'invalid', 429: 'rate-limited' };

/** An error body with its status becomes a refusal that still has TMDB's sentence, where the kind of refusal carries one. */
export const refusal = (status: number): Check => async (catalogue, raw) => {
  const errors: unknown = raw['errors'];
  const sentence = raw['status_message'] ?? (Array.isArray(errors) ? (errors as ReadonlyArray<unknown>)[0] : undefined);
  const answer = await catalogue.getDetails({ mediaType: 'movie', id: 603 })();
  expect(answer).toMatchObject({ _tag: 'Left', left: { _tag: tags[status] } });
  if (status === 400 || status === 422) expect(answer).toMatchObject({ left: { rule: sentence } });
  if (status === 401) expect(answer).toMatchObject({ left: { status: 401, message: sentence } });
};
