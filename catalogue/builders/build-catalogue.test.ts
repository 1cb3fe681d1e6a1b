import { brotliCompressSync, constants } from 'node:zlib';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { detailsFile, personFile } from '#adapters/embedded-catalogue/files/file-names';
import { PeopleFile } from '#adapters/embedded-catalogue/files/people-file';
import { deriveIdFromName } from '#adapters/embedded-catalogue/queries/ids-from-names';
import { createPersonTable } from '#adapters/embedded-catalogue/search/person-table';
import type { TitleTable } from '#adapters/embedded-catalogue/search/title-table';
import { itemKey } from '#domain/catalogue/title-id';
import { decode } from '#domain/shared/decode';
import { buildFiles } from './build-catalogue';
import { loadFacts } from '../load-facts';

const facts = loadFacts();
const files = await buildFiles(facts);
const titles = [...facts.movies, ...facts.series];

const brotli = (name: string): number =>
  brotliCompressSync(files.get(name) ?? '', { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

type Credits = Readonly<Record<'cast' | 'crew', ReadonlyArray<{ readonly personId: number; readonly name: string }> | undefined>>;
type Shard = Readonly<Record<string, unknown>>;
const shards = new Map<string, Shard>();
const shard = (name: string): Shard => {
  const parsed = shards.get(name) ?? (JSON.parse(files.get(name) ?? '{}') as Shard);
  shards.set(name, parsed);
  return parsed;
};
const largest = (prefix: string): string =>
  [...files].filter(([name]) => name.startsWith(prefix)).reduce((a, b) => (b[1].length > a[1].length ? b : a), ['', ''])[0];

describe('buildFiles', () => {
  it('returns identical bytes when run twice', async () => {
    // A tenth of the titles goes through the same code as all of them.
    const some = {
      ...facts,
      movies: facts.movies.filter((_, index) => index % 10 === 0),
      series: facts.series.filter((_, index) => index % 10 === 0),
    };
    const [one, other] = [await buildFiles(some), await buildFiles(structuredClone(some))];
    expect(one.size).toBeGreaterThan(100);
    expect([...other.keys()]).toEqual([...one.keys()]);
    expect([...other].filter(([name, text]) => one.get(name) !== text).map(([name]) => name)).toEqual([]);
  });

  it('has at least 6,000 titles, 1,000 of them series', () => {
    expect(titles.length).toBeGreaterThanOrEqual(6000);
    expect(facts.series.length).toBeGreaterThanOrEqual(1000);
  });

  it('has the details of every title in the file named by detailsFile', () => {
    const details = new Map([...files.keys()].filter((name) => name.startsWith('details/')).map((name) => [name, shard(name)]));
    expect(titles.filter((title) => details.get(detailsFile(title))?.[itemKey(title)] === undefined).map(({ key }) => key)).toEqual([]);
    expect([...details.values()].reduce((sum, one) => sum + Object.keys(one).length, 0)).toBe(titles.length);
  });

  it('has every person of a cast or crew in the file named by personFile', () => {
    const people = new Map([...files.keys()].filter((name) => name.startsWith('people/')).map((name) => [name, shard(name)]));
    const credits = titles.slice(0, 400).flatMap((title) => {
      const { cast = [], crew = [] } = shard(detailsFile(title))[itemKey(title)] as Credits;
      return [...cast, ...crew];
    });
    expect(credits.length).toBeGreaterThan(1000);
    expect(credits.filter(({ personId }) => people.get(personFile(personId))?.[String(personId)] === undefined)).toEqual([]);
  });

  it('links the credits of namesakes to each of them; the first keeps the address that the name alone had', () => {
    const idIn = (key: string, name: string): number | undefined => {
      const title = titles.find((each) => each.key === key);
      const { cast = [], crew = [] } = title === undefined ? {} : shard(detailsFile(title))[itemKey(title)] as Credits;
      return [...cast, ...crew].find((credit) => credit.name === name)?.personId;
    };
    expect(idIn('tmdb-5925', 'Steve McQueen')).toBe(deriveIdFromName('Steve McQueen'));
    expect(idIn('tmdb-76025', 'Steve McQueen')).toBe(deriveIdFromName('Steve McQueen (2)'));
    expect(idIn('imdb-tt1199099', 'Richard Wilson')).toBe(deriveIdFromName('Richard Wilson'));
    expect(idIn('tmdb-46420', 'Richard Wilson')).toBe(deriveIdFromName('Richard Wilson (3)'));
  });

  it('keeps people under the ids of their former names', () => {
    type Person = { readonly name: string; readonly parts: ReadonlyArray<unknown> };
    const personOf = (identity: string): Person | undefined => {
      const id = deriveIdFromName(identity);
      return shard(personFile(id))[String(id)] as Person | undefined;
    };
    expect(personOf('Ellen Page')).toMatchObject({ name: 'Elliot Page' });
    expect(personOf('Robin Wright Penn')).toMatchObject({ name: 'Robin Wright' });
    const former = Object.entries(facts.formerNames);
    expect(former.filter(([, present]) => personOf(present) === undefined)).toEqual([]);
    expect(former.map(([name]) => personOf(name))).toEqual(former.map(([, present]) => personOf(present)));
    const inSearch = new Set((shard('people.json') as { readonly name: ReadonlyArray<string> }).name);
    expect(former.filter(([name]) => inSearch.has(name))).toEqual([]);
  });

  it('knows a person for directing if more than half of the credits are behind the camera, one of them as director', () => {
    type Record = { readonly knownFor?: string; readonly parts?: ReadonlyArray<{ readonly job?: string }> };
    const people = [...files.keys()].filter((name) => name.startsWith('people/'))
      .flatMap((name) => Object.entries(shard(name)) as ReadonlyArray<readonly [id: string, Record]>);
    const jobs = ({ parts = [] }: Record): ReadonlyArray<string> => parts.flatMap(({ job }) => job ?? []);
    const isBehindCamera = (person: Record): boolean => jobs(person).length > (person.parts ?? []).length / 2;
    const department = (person: Record) =>
      (!isBehindCamera(person) ? 'Acting' : jobs(person).includes('Director') ? 'Directing' : undefined);
    expect(people.filter(([, person]) => person.knownFor !== department(person)).map(([id]) => id)).toEqual([]);
    expect(people.some(([, person]) => department(person) === undefined)).toBe(true);
    expect(people.some(([, person]) => person.knownFor === 'Acting' && jobs(person).length * 2 === person.parts?.length)).toBe(true);
    const found = decode(PeopleFile, 'people.json')(shard('people.json'));
    if (E.isLeft(found)) throw new Error(JSON.stringify(found.left));
    const { personAt } = createPersonTable(found.right, { size: 0 } as TitleTable);
    const records = new Map(people);
    const inSearch = found.right.name.map((_, row) => personAt(row));
    expect(inSearch.filter(({ id, knownFor }) => knownFor !== (records.get(String(id))?.knownFor ?? null))).toEqual([]);
  });

  it.each([['first-view.json', 12], ['index.json', 250]])('keeps %s within %d kB (brotli)', (name, kilobytes) => {
    expect(brotli(name)).toBeLessThanOrEqual(kilobytes * 1000);
  });

  // New titles bring new names: what counts for a search is the size per title.
  it.each([
    ['index.json', 23],
    ['people.json', 33],
    ['title-texts.json', 18],
    ['people-texts.json', 8],
  ])('keeps %s within %d bytes per title (brotli)', (name, bytes) => {
    expect(brotli(name) / titles.length).toBeLessThanOrEqual(bytes);
  });

  it('lists titles and people by popularity, which is the order of equally good matches', () => {
    const { movie, tv } = shard('index.json') as Record<'movie' | 'tv', { readonly popularity: ReadonlyArray<number> }>;
    expect([...movie.popularity.slice(1), ...tv.popularity.slice(1)].filter((step) => step < 0)).toEqual([]);
  });

  it('names the present title for every id that a title had before', () => {
    const present = new Set(titles.map(itemKey));
    const formerIds = shard('former-ids.json');
    expect(formerIds).toMatchObject({ 'movie--155': 527_774, 'movie--1458': 3059, 'movie--3822': 9316, 'tv--98': 2382, 'tv--2072': 1848 });
    expect(
      Object.entries(formerIds).filter(([key, id]) => present.has(key) || !present.has(`${key.split('-')[0] ?? ''}-${String(id)}`)),
    ).toEqual([]);
  });

  it('has the seasons of a series with their episodes, and only a number for a season that the facts do not list', () => {
    const simpsons = facts.series.find(({ title }) => title === 'The Simpsons');
    if (simpsons === undefined) throw new Error('no Simpsons');
    const { series } = shard(detailsFile(simpsons))[itemKey(simpsons)] as { series: { seasons: ReadonlyArray<Record<string, unknown>> } };
    expect(series.seasons).toHaveLength(36);
    expect(series.seasons[0]).toEqual({ number: 1, name: 'Season 1', episodeCount: 13, date: '1989-12-17' });
    expect(series.seasons[35]).toEqual({ number: 36, name: 'Season 36' });
  });

  it.each([
    ['details/movie', 24],
    ['details/tv', 24],
    ['people/', 12],
  ])('keeps the largest of %s* within %d kB (brotli)', (prefix, kilobytes) => {
    expect(brotli(largest(prefix))).toBeLessThanOrEqual(kilobytes * 1000);
  });

  it('gives every title an overview, twelve recommendations and twelve similar titles', () => {
    const records = titles.slice(0, 1000)
      .map((title) => shard(detailsFile(title))[itemKey(title)] as { overview?: string; recommendations?: unknown[]; similar?: unknown[] });
    expect(records.filter(({ overview }) => overview === undefined || overview.length < 20)).toEqual([]);
    expect(records.filter(({ recommendations, similar }) => recommendations?.length !== 12 || similar?.length !== 12)).toEqual([]);
  });
});
