import { expect } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { GENRES } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { expectTitles, grownUp, type Check } from './check-pages';
import { day, isRaw, rows, said, type Raw } from './recorded-answers';
import { reading } from './recorded-reader';

export const person: Check = async (catalogue, raw) => {
  const decoded = await expectRight(catalogue.getPerson(1));
  expect([decoded.id, decoded.name]).toEqual([raw['id'], raw['name']]);
  expect([decoded.born, decoded.died]).toEqual([said(raw['birthday']), said(raw['deathday'])]);
  expect(decoded.imdbId).toBe(said(raw['imdb_id']));
  expect(decoded.biography).toBe(said(raw['biography']));
  const summary = (row: Raw, key: string): string => `${String(row['media_type'])} ${String(row['id'])} ${String(said(row[key]))}`;
  const credits = isRaw(raw['combined_credits']) ? raw['combined_credits'] : {};
  const shown = (path: string, key: string): ReadonlyArray<string> =>
    rows(credits, path).filter((row) => !grownUp(row)).map((row) => summary(row, key));
  const actual = decoded.filmography.map(({ title, part: role }) =>
    `${title.mediaType} ${title.id} ${String(role.as === 'cast' ? role.character : role.job)}`);
  expect(new Set(actual)).toEqual(new Set([...shown('cast', 'character'), ...shown('crew', 'job')]));
  const dates = decoded.filmography.map(({ title }) => title.date ?? '9999');
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

/** Providers that only rent and sell. */
const SHOPS = new Set<unknown>([2, 3, 10, 68, 192]);

/** Compares the services of a region with the providers, which TMDB orders for each region, without shops. */
export const services: Check = async (catalogue, raw) => {
  if (catalogue.getServices === undefined) throw new Error('TMDB knows services.');
  const decoded = await expectRight(catalogue.getServices('US'));
  const place = (row: Raw): number => {
    const places = row['display_priorities'];
    return Number((isRaw(places) ? places['US'] : undefined) ?? row['display_priority']);
  };
  const all = new Map(rows(raw, 'results').flatMap((row) => (SHOPS.has(row['provider_id']) ? [] : [[row['provider_id'], row] as const])));
  expect(new Set(decoded.map(({ id }) => id))).toEqual(new Set(all.keys()));
  const places = decoded.map(({ id }) => place(all.get(id) ?? {}));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  for (const { id, name, logoPath } of decoded)
    expect([name, logoPath]).toEqual([String(all.get(id)?.['provider_name']).trim(), said(all.get(id)?.['logo_path'])]);
};

/** Compares the constants `GENRES` with recorded answers; the adapter makes no request for genres. */
export const genres =
  (mediaType: MediaType): Check =>
  (_, raw) => {
    const known = new Map(
      GENRES.flatMap((genre) => (genre[mediaType] === null ? [] : [[genre[mediaType].id, genre[mediaType].name] as const])),
    );
    const recorded = new Map(rows(raw, 'genres').map((row) => [Number(row['id']), row['name']] as const));
    // Some answers were recorded in German: ids are always compared, names only if they are English.
    expect(new Set(recorded.keys())).toEqual(new Set(known.keys()));
    const COMEDY = 35;
    if (recorded.get(COMEDY) === 'Comedy') expect(recorded).toEqual(known);
    return Promise.resolve();
  };

const tags: Readonly<Record<number, string>> = {
  400: 'invalid', 401: 'unavailable', 404: 'not-found', 422: 'invalid', 429: 'rate-limited',
};

/** Checks that an error response becomes a Failure with TMDB's message, for the kinds of Failure that have one. */
export const expectedFailure = (status: number): Check => async (catalogue, raw) => {
  const errors: unknown = raw['errors'];
  const message = raw['status_message'] ?? (Array.isArray(errors) ? (errors as ReadonlyArray<unknown>)[0] : undefined);
  const answer = await catalogue.getDetails({ mediaType: 'movie', id: 603 })();
  expect(answer).toMatchObject({ _tag: 'Left', left: { _tag: tags[status] } });
  if (status === 400 || status === 422) expect(answer).toMatchObject({ left: { rule: message } });
  if (status === 401) expect(answer).toMatchObject({ left: { status: 401, message } });
};
