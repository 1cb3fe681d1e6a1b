import { describe, expect, it } from 'vitest';
import { compareNames } from '../sort-titles';
import { expectRight, expectFailure, expectNoDuplicates, UNKNOWN_ID, type ContractSubject } from './contract-samples.contract';
import { byPopularity, MIN_VOTES, noFilters, SORT_KEYS, type Filters, type SortKey } from '../filters';
import { isDated, listsForType } from '../catalogue-list';
import { hasNext, LAST_PAGE, PAGE_SIZE } from '../../shared/pagination';
import type { Title } from '../title';
import { itemKey } from '../title-id';
import { findGenreBySlug } from '../genre';

const BOTH = ['movie', 'tv'] as const;
const keysOf = (titles: ReadonlyArray<Title>): ReadonlyArray<string> => titles.map(itemKey);

const keepsLists = ({ catalogue }: ContractSubject): void => void describe('lists', () => {
  it.each(BOTH.flatMap((mediaType) => listsForType(mediaType).map((list) => [mediaType, list] as const)))('%s %s', async (mediaType, list) => {
    const page = await expectRight((await catalogue()).getList({ mediaType, list, filters: noFilters, page: 1 }));
    expect(page.items.length).toBeGreaterThan(0);
    expect(page.items.length).toBeLessThanOrEqual(PAGE_SIZE);
    expect(page.totalResults).toBeGreaterThanOrEqual(page.items.length);
    expect(page.items.every((title) => title.mediaType === mediaType)).toBe(true);
    expectNoDuplicates(keysOf(page.items));
    if (!isDated(list)) expect(page.asOf).toBeNull();
  });

  it('are narrowed by filters', async () => {
    const page = await expectRight((await catalogue()).getList({ mediaType: 'movie', list: 'top-rated', filters: { ...noFilters, yearTo: 1969 }, page: 1 }));
    expect(page.items.length).toBeGreaterThan(0);
    expect(page.items.every(({ year }) => year !== null && year <= 1969)).toBe(true);
  });

  it('in another order have the titles that belong to them', async () => {
    const filters = { ...noFilters, yearTo: 1969 };
    const own = await expectRight((await catalogue()).getList({ mediaType: 'movie', list: 'top-rated', filters, page: 1 }));
    const newest = await expectRight((await catalogue()).getList({ mediaType: 'movie', list: 'top-rated', filters, sort: { key: 'date', direction: 'desc' }, page: 1 }));
    expect(newest.totalResults).toBe(own.totalResults);
    const years = newest.items.map(({ year }) => year ?? 0);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect(keysOf(newest.items)).not.toEqual(keysOf(own.items));
  });

  it.each(['trending', 'upcoming'] as const)('%s stay in the order that makes them', async (list) => {
    const asked = { mediaType: 'movie', list, filters: noFilters, page: 1 } as const;
    const ask = async (more: object) => keysOf((await expectRight((await catalogue()).getList({ ...asked, ...more }))).items);
    expect(await ask({ sort: { key: 'title', direction: 'desc' } })).toEqual(await ask({}));
  });

  it('do not promise more than their filters leave: they have as many as they say, or do not say', async () => {
    const narrow = { mediaType: 'movie', list: 'trending', filters: { ...noFilters, genresIn: ['western'] } } as const;
    const pages = [await expectRight((await catalogue()).getList({ ...narrow, page: 1 }))];
    for (let last = pages[0]; last !== undefined && hasNext(last); last = pages.at(-1)) {
      pages.push(await expectRight((await catalogue()).getList({ ...narrow, page: last.page + 1 })));
    }
    const titles = pages.flatMap(({ items }) => items);
    expect(titles.length).toBeGreaterThan(0);
    expect([null, titles.length]).toContain(pages[0]?.totalResults);
  });

  it('of the other type are not found', async () => {
    expect(await expectFailure((await catalogue()).getList({ mediaType: 'tv', list: 'upcoming', filters: noFilters, page: 1 })))
      .toMatchObject({ _tag: 'not-found' });
  });
});

const keepsPages = ({ catalogue }: ContractSubject): void => void describe('pages', () => {
  const page = async (at: number) =>
    (await catalogue()).discover({ mediaType: 'movie', filters: noFilters, sort: { key: 'vote', direction: 'desc' }, page: at });

  it('follow one another without doubles, with one total', async () => {
    const pages = [await expectRight(await page(1)), await expectRight(await page(2)), await expectRight(await page(3))];
    expectNoDuplicates(pages.flatMap(({ items }) => keysOf(items)));
    expect(new Set(pages.map(({ totalResults }) => totalResults)).size).toBe(1);
    expect(pages.map((one) => one.page)).toEqual([1, 2, 3]);
  });

  it('are the same when asked again', async () => {
    expect(keysOf((await expectRight(await page(2))).items)).toEqual(keysOf((await expectRight(await page(2))).items));
  });

  it('beyond the last are empty, with the same totals', async () => {
    const narrow = { mediaType: 'movie', filters: { ...noFilters, yearTo: 1939 }, sort: byPopularity } as const;
    const first = await expectRight((await catalogue()).discover({ ...narrow, page: 1 }));
    const beyond = await expectRight((await catalogue()).discover({ ...narrow, page: first.totalPages + 1 }));
    expect(beyond).toMatchObject({ items: [], totalPages: first.totalPages, totalResults: first.totalResults });
  });

  it.each([0, -1, 1.5, LAST_PAGE + 1])('%d is refused', async (at) => {
    expect(await expectFailure(await page(at))).toMatchObject({ _tag: 'invalid', field: 'page' });
  });
});

const hasGenre = (slug: string) => ({ mediaType, genres }: Title): boolean => genres.includes(findGenreBySlug(slug)?.[mediaType]?.name ?? '');

/** Filters that a summary shows; each really leaves titles out. */
const seen: ReadonlyArray<readonly [string, Partial<Filters>, (title: Title) => boolean]> = [
  ['genres in', { genresIn: ['crime', 'drama'] }, (title) => hasGenre('crime')(title) && hasGenre('drama')(title)],
  ['genres out', { genresOut: ['drama', 'comedy'] }, (title) => !hasGenre('drama')(title) && !hasGenre('comedy')(title)],
  ['years', { yearFrom: 1994, yearTo: 1996 }, ({ year }) => year !== null && year >= 1994 && year <= 1996],
  ['vote', { voteFrom: 7.5, voteTo: 8 }, ({ vote }) => vote !== null && vote >= 7.5 && vote <= 8],
  ['votes', { votesFrom: 1000 }, ({ votes }) => votes !== null && votes >= 1000],
  ['language', { language: 'fr' }, ({ originalLanguage }) => originalLanguage === 'fr'],
];

const keepsFilters = ({ catalogue }: ContractSubject): void => void describe('filters', () => {
  const ask = async (filters: Partial<Filters>) =>
    expectRight((await catalogue()).discover({ mediaType: 'movie', filters: { ...noFilters, ...filters }, sort: byPopularity, page: 1 }));

  it.each(seen)('by %s', async (_, filters, fits) => {
    const { items, totalResults } = await ask(filters);
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((title) => !fits(title))).toEqual([]);
    expect(totalResults).toBeLessThan((await ask({})).totalResults ?? 0);
  });

  it.each([
    ['runtime', { runtimeFrom: 100, runtimeTo: 110 }], ['country', { country: 'JP' }], ['certification', { certification: 'PG-13' }],
  ] as const)('by %s, as the details show', async (name, filters) => {
    const { items } = await ask(filters);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items.slice(0, 3)) {
      const { runtime, countries, certification } = await expectRight((await catalogue()).getDetails(item));
      if (name === 'runtime') expect(runtime !== null && runtime >= 100 && runtime <= 110).toBe(true);
      if (name === 'country') expect(countries).toContain('JP');
      if (name === 'certification') expect(certification).toBe('PG-13');
    }
  });

  it('by runtime, which is that of one episode in a series', async () => {
    const short = await expectRight((await catalogue()).discover({ mediaType: 'tv', filters: { ...noFilters, runtimeFrom: 20, runtimeTo: 30 }, sort: byPopularity, page: 1 }));
    expect(short.items.length).toBeGreaterThan(0);
    for (const item of short.items.slice(0, 3)) {
      const { series } = await expectRight((await catalogue()).getDetails(item));
      expect(series?.episodeRuntime).toBeGreaterThanOrEqual(20);
      expect(series?.episodeRuntime).toBeLessThanOrEqual(30);
    }
  });

  it.each([{ certification: 'TV-MA' }, { certification: 'PG-13' }])('that only films have leave series as they are: %o', async (some) => {
    const filters = { ...noFilters, ...some };
    for (const list of ['popular', 'top-rated', 'trending'] as const) {
      const asked = async (narrowed: Filters) => expectRight((await catalogue()).getList({ mediaType: 'tv', list, filters: narrowed, page: 1 }));
      expect(await asked(filters)).toEqual(await asked(noFilters));
    }
    const found = async (narrowed: Filters) => expectRight((await catalogue()).discover({ mediaType: 'tv', filters: narrowed, sort: byPopularity, page: 1 }));
    expect(await found(filters)).toEqual(await found(noFilters));
  });

  it('that nothing fits give an empty page', async () => {
    expect(await ask({ yearFrom: 1700, yearTo: 1701 })).toMatchObject({ items: [], totalResults: 0 });
    expect(await ask({ genresIn: ['kids'] })).toMatchObject({ items: [], totalResults: 0 });
  });
});

const valueOf: Readonly<Record<Exclude<SortKey, 'popularity'>, (title: Title) => number | string | null>> = {
  vote: ({ vote }) => vote,
  votes: ({ votes }) => votes,
  date: ({ year }) => year,
  title: ({ title }) => title,
  'original-title': ({ title, originalTitle }) => originalTitle ?? title,
};
const compare = (a: number | string, b: number | string): number => (typeof a === 'string' ? compareNames(a, String(b)) : a - Number(b));

const keepsSorts = ({ catalogue }: ContractSubject): void => void describe('sorts', () => {
  const ask = async (key: SortKey, direction: 'asc' | 'desc', mediaType: 'movie' | 'tv' = 'movie') =>
    (await expectRight((await catalogue()).discover({ mediaType, filters: { ...noFilters, votesFrom: 1 }, sort: { key, direction }, page: 1 }))).items;

  it.each(SORT_KEYS.flatMap((key) => (key === 'popularity' ? [] : [[key, 'asc'], [key, 'desc']] as const)))('by %s %s', async (key, direction) => {
    const values = (await ask(key, direction)).map(valueOf[key]).filter((value) => value !== null);
    expect(values.length).toBeGreaterThan(1);
    const sorted = values.toSorted((a, b) => (direction === 'asc' ? compare(a, b) : compare(b, a)));
    expect(values).toEqual(sorted);
  });

  it.each(['asc', 'desc'] as const)('by vote %s ask for enough votes, unless somebody says how many are enough', async (direction) => {
    const total = async (votesFrom: number | null, key: SortKey = 'vote') => {
      const filters = { ...noFilters, votesFrom };
      return (await expectRight((await catalogue()).discover({ mediaType: 'movie', filters, sort: { key, direction }, page: 1 }))).totalResults;
    };
    const [all, usual, any, enough] = [await total(null, 'popularity'), await total(null), await total(0, 'popularity'), await total(MIN_VOTES)];
    expect(usual).toBeLessThan(all ?? 0);
    expect(usual).toBeGreaterThanOrEqual(enough ?? 0);
    expect(await total(0)).toBe(any);
    expect(await total(MIN_VOTES * 10)).toBeLessThan(usual ?? 0);
  });

  it('by popularity begin at opposite ends', async () => {
    const [best, least] = [keysOf(await ask('popularity', 'desc')), keysOf(await ask('popularity', 'asc'))];
    expect(best.filter((key) => least.includes(key))).toEqual([]);
  });
});

/** What everybody who turns pages relies on. */
export const keepsBrowseContract = (made: ContractSubject): void => {
  keepsLists(made);
  keepsPages(made);
  keepsFilters(made);
  keepsSorts(made);
  it('knows no title by a number that names none', async () => {
    expect(await expectFailure((await made.catalogue()).getDetails({ mediaType: 'movie', id: UNKNOWN_ID }))).toMatchObject({ _tag: 'not-found' });
  });
};
