import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { detailsFile, personFile } from '#adapters/embedded-catalogue/files/file-names';
import { itemKey } from '#domain/catalogue/title-id';
import { buildFiles } from './build-catalogue';
import { loadFacts } from '../load-facts';

const facts = loadFacts();
const files = await buildFiles(facts);
const titles = [...facts.movies, ...facts.series];

const brotli = (name: string): number =>
  brotliCompressSync(files.get(name) ?? '', { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

type Credits = Readonly<Record<'cast' | 'crew', ReadonlyArray<{ readonly personId: number; readonly name: string }> | undefined>>;
type Shard = Readonly<Record<string, unknown>>;
const shard = (name: string): Shard => JSON.parse(files.get(name) ?? '{}') as Shard;
const largest = (prefix: string): string =>
  [...files].filter(([name]) => name.startsWith(prefix)).reduce((a, b) => (b[1].length > a[1].length ? b : a), ['', ''])[0];

describe('the built catalogue', () => {
  it('is the same, byte for byte, when built again', async () => {
    const again = await buildFiles(loadFacts());
    expect([...again.keys()]).toEqual([...files.keys()]);
    expect([...again].filter(([name, text]) => files.get(name) !== text).map(([name]) => name)).toEqual([]);
  });

  it('has at least 6,000 titles, 1,000 of them series', () => {
    expect(titles.length).toBeGreaterThanOrEqual(6000);
    expect(facts.series.length).toBeGreaterThanOrEqual(1000);
  });

  it('keeps every title in the file that is asked for it', () => {
    const shards = new Map([...files.keys()].filter((name) => name.startsWith('details/')).map((name) => [name, shard(name)]));
    expect(titles.filter((title) => shards.get(detailsFile(title))?.[itemKey(title)] === undefined).map(({ key }) => key)).toEqual([]);
    expect([...shards.values()].reduce((sum, one) => sum + Object.keys(one).length, 0)).toBe(titles.length);
  });

  it('keeps every person that a cast or crew names', () => {
    const people = new Map([...files.keys()].filter((name) => name.startsWith('people/')).map((name) => [name, shard(name)]));
    const named = titles.slice(0, 400).flatMap((title) => {
      const { cast = [], crew = [] } = shard(detailsFile(title))[itemKey(title)] as Credits;
      return [...cast, ...crew];
    });
    expect(named.length).toBeGreaterThan(1000);
    expect(named.filter(({ personId }) => people.get(personFile(personId))?.[String(personId)] === undefined)).toEqual([]);
  });

  it.each([['front.json', 12], ['index.json', 250], ['people.json', 260]])('%s weighs at most %d kB (brotli)', (name, kilobytes) => {
    expect(brotli(name)).toBeLessThanOrEqual(kilobytes * 1000);
  });

  it.each([['details/movie', 24], ['details/tv', 24], ['people/', 12]])('the largest of %s* weighs at most %d kB (brotli)', (prefix, kilobytes) => {
    expect(brotli(largest(prefix))).toBeLessThanOrEqual(kilobytes * 1000);
  });

  it('gives every title an overview, and twelve others to go on to', () => {
    const told = titles.slice(0, 1000)
      .map((title) => shard(detailsFile(title))[itemKey(title)] as { overview?: string; recommendations?: unknown[]; similar?: unknown[] });
    expect(told.filter(({ overview }) => overview === undefined || overview.length < 20)).toEqual([]);
    expect(told.filter(({ recommendations, similar }) => recommendations?.length !== 12 || similar?.length !== 12)).toEqual([]);
  });
});
