import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { titleKey } from '#domain/catalogue/text-match/title-key';
import { expectNoDuplicates, UNKNOWN_ID, type ContractSubject } from './contract-samples.contract';
import { popularitySort, MIN_VOTES, noFilters, CATALOGUE_SORT_KEYS, type Filters, type CatalogueSortKey } from '#domain/catalogue/filters';
import { isDatedCatalogueList, catalogueListsForType } from '#domain/catalogue/catalogue-list';
import { hasNext, LAST_PAGE, PAGE_SIZE } from '#domain/shared/pagination';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { findGenreBySlug } from '#domain/catalogue/genre';

const MEDIA_TYPES = ['movie', 'tv'] as const;
const keysOf = (titles: ReadonlyArray<Title>): ReadonlyArray<string> => titles.map(itemKey);

const keepsLists = ({ catalogue }: ContractSubject): void =>
  void describe('getList', () => {
    it.each(MEDIA_TYPES.flatMap((mediaType) => catalogueListsForType(mediaType).map((list) => [mediaType, list] as const)))(
      'returns a page of titles for %s %s',
      async (mediaType, list) => {
        const page = await expectRight((await catalogue()).getList({ mediaType, list, filters: noFilters, page: 1 }));
        expect(page.items.length).toBeGreaterThan(0);
        expect(page.items.length).toBeLessThanOrEqual(PAGE_SIZE);
        expect(page.totalResults).toBeGreaterThanOrEqual(page.items.length);
        expect(page.items.every((title) => title.mediaType === mediaType)).toBe(true);
        expectNoDuplicates(keysOf(page.items));
        if (!isDatedCatalogueList(list)) expect(page.asOf).toBeNull();
      },
    );

    it('applies filters', async () => {
      const page = await expectRight(
        (await catalogue()).getList({ mediaType: 'movie', list: 'top-rated', filters: { ...noFilters, yearTo: 1969 }, page: 1 }),
      );
      expect(page.items.length).toBeGreaterThan(0);
      expect(page.items.every(({ year }) => year !== null && year <= 1969)).toBe(true);
    });

    it('returns the same titles in another sort order', async () => {
      const filters = { ...noFilters, yearTo: 1969 };
      const own = await expectRight((await catalogue()).getList({ mediaType: 'movie', list: 'top-rated', filters, page: 1 }));
      const newest = await expectRight(
        (await catalogue()).getList({ mediaType: 'movie', list: 'top-rated', filters, sort: { key: 'date', direction: 'desc' }, page: 1 }),
      );
      expect(newest.totalResults).toBe(own.totalResults);
      const years = newest.items.map(({ year }) => year ?? 0);
      expect(years).toEqual(years.toSorted((a, b) => b - a));
      expect(keysOf(newest.items)).not.toEqual(keysOf(own.items));
    });

    it.each(['trending', 'upcoming'] as const)('ignores the sort order for %s', async (list) => {
      const query = { mediaType: 'movie', list, filters: noFilters, page: 1 } as const;
      const fetchKeys = async (overrides: object) =>
        keysOf((await expectRight((await catalogue()).getList({ ...query, ...overrides }))).items);
      expect(await fetchKeys({ sort: { key: 'title', direction: 'desc' } })).toEqual(await fetchKeys({}));
    });

  it('returns the filtered total or null as totalResults', async () => {
    const narrow = { mediaType: 'movie', list: 'trending', filters: { ...noFilters, genresIn: ['western'] } } as const;
    const pages = [await expectRight((await catalogue()).getList({ ...narrow, page: 1 }))];
    for (let last = pages[0]; last !== undefined && hasNext(last); last = pages.at(-1)) {
      pages.push(await expectRight((await catalogue()).getList({ ...narrow, page: last.page + 1 })));
    }
    const titles = pages.flatMap(({ items }) => items);
    expect(titles.length).toBeGreaterThan(0);
    expect([null, titles.length]).toContain(pages[0]?.totalResults);
  });

  it('has a programme of seven parts in which no title is twice, or none', async () => {
    const programme = await expectRight((await catalogue()).getProgramme('2026-11-27'));
    const keys = keysOf(programme.flatMap(({ titles }) => titles));
    expect([new Set(keys).size, programme.length % 7]).toEqual([keys.length, 0]);
  });
  it('fails with not-found for a list of the other type', async () => {
    expect(await expectFailure((await catalogue()).getList({ mediaType: 'tv', list: 'upcoming', filters: noFilters, page: 1 })))
      .toMatchObject({ _tag: 'not-found' });
  });
});

const keepsPages = ({ catalogue }: ContractSubject): void => void describe('pagination', () => {
  const fetchPage = async (page: number) =>
    (await catalogue()).discover({ mediaType: 'movie', filters: noFilters, sort: { key: 'vote', direction: 'desc' }, page });

  it('returns successive pages without duplicates and with one total', async () => {
    const pages = [await expectRight(await fetchPage(1)), await expectRight(await fetchPage(2)), await expectRight(await fetchPage(3))];
    expectNoDuplicates(pages.flatMap(({ items }) => keysOf(items)));
    expect(new Set(pages.map(({ totalResults }) => totalResults)).size).toBe(1);
    expect(pages.map((one) => one.page)).toEqual([1, 2, 3]);
  });

  it('returns the same page for a repeated query', async () => {
    expect(keysOf((await expectRight(await fetchPage(2))).items)).toEqual(keysOf((await expectRight(await fetchPage(2))).items));
  });

  it('returns an empty page with the same totals beyond the last page', async () => {
    const narrow = { mediaType: 'movie', filters: { ...noFilters, yearTo: 1939 }, sort: popularitySort } as const;
    const first = await expectRight((await catalogue()).discover({ ...narrow, page: 1 }));
    const beyond = await expectRight((await catalogue()).discover({ ...narrow, page: first.totalPages + 1 }));
    expect(beyond).toMatchObject({ items: [], totalPages: first.totalPages, totalResults: first.totalResults });
  });

  it.each([0, -1, 1.5, LAST_PAGE + 1])('rejects page %d', async (page) => {
    expect(await expectFailure(await fetchPage(page))).toMatchObject({ _tag: 'invalid', field: 'page' });
  });
});

const hasGenre =
  (slug: string) =>
  ({ mediaType, genres }: Title): boolean =>
    genres.includes(findGenreBySlug(slug)?.[mediaType]?.name ?? '');

/** Filters on fields that `Title` contains; each excludes some titles. */
const summaryFilters: ReadonlyArray<readonly [string, Partial<Filters>, (title: Title) => boolean]> = [
  ['genres in', { genresIn: ['crime', 'drama'] }, (title) => hasGenre('crime')(title) && hasGenre('drama')(title)],
  ['genres out', { genresOut: ['drama', 'comedy'] }, (title) => !hasGenre('drama')(title) && !hasGenre('comedy')(title)],
  ['years', { yearFrom: 1994, yearTo: 1996 }, ({ year }) => year !== null && year >= 1994 && year <= 1996],
  ['vote', { voteFrom: 7.5, voteTo: 8 }, ({ averageVote: vote }) => vote !== null && vote >= 7.5 && vote <= 8],
  ['votes', { votesFrom: 1000 }, ({ voteCount: votes }) => votes !== null && votes >= 1000],
  ['language', { language: 'fr' }, ({ originalLanguage }) => originalLanguage === 'fr'],
];

const keepsFilters = ({ catalogue }: ContractSubject): void => void describe('filters', () => {
  const discover = async (filters: Partial<Filters>) =>
    expectRight((await catalogue()).discover({ mediaType: 'movie', filters: { ...noFilters, ...filters }, sort: popularitySort, page: 1 }));

  it.each(summaryFilters)('filter by %s', async (_, filters, matches) => {
    const { items, totalResults } = await discover(filters);
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((title) => !matches(title))).toEqual([]);
    expect(totalResults).toBeLessThan((await discover({})).totalResults ?? 0);
  });

  it.each([
    ['runtime', { runtimeFrom: 100, runtimeTo: 110 }], ['country', { country: 'JP' }], ['certification', { certification: 'PG-13' }],
  ] as const)('filter by %s, verified in the details', async (name, filters) => {
    const { items } = await discover(filters);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items.slice(0, 3)) {
      const { runtime, countries, certification } = await expectRight((await catalogue()).getDetails(item));
      if (name === 'runtime') expect(runtime !== null && runtime >= 100 && runtime <= 110).toBe(true);
      if (name === 'country') expect(countries).toContain('JP');
      if (name === 'certification') expect(certification).toBe('PG-13');
    }
  });

    it('filter series by the runtime of one episode', async () => {
      const short = await expectRight(
        (await catalogue()).discover({
          mediaType: 'tv',
          filters: { ...noFilters, runtimeFrom: 20, runtimeTo: 30 },
          sort: popularitySort, page: 1,
        }),
      );
      expect(short.items.length).toBeGreaterThan(0);
      for (const item of short.items.slice(0, 3)) {
        const { series } = await expectRight((await catalogue()).getDetails(item));
        expect(series?.episodeRuntime).toBeGreaterThanOrEqual(20);
        expect(series?.episodeRuntime).toBeLessThanOrEqual(30);
      }
    });

    it.each([{ certification: 'TV-MA' }, { certification: 'PG-13' }])('ignore film-only filters for series: %o', async (filmFilter) => {
      const filters = { ...noFilters, ...filmFilter };
      for (const list of ['popular', 'top-rated', 'trending'] as const) {
        const fetchList = async (applied: Filters) =>
          expectRight((await catalogue()).getList({ mediaType: 'tv', list, filters: applied, page: 1 }));
        expect(await fetchList(filters)).toEqual(await fetchList(noFilters));
      }
      const discoverSeries = async (applied: Filters) =>
        expectRight((await catalogue()).discover({ mediaType: 'tv', filters: applied, sort: popularitySort, page: 1 }));
      expect(await discoverSeries(filters)).toEqual(await discoverSeries(noFilters));
    });

  it('return an empty page when no title matches', async () => {
    expect(await discover({ yearFrom: 1700, yearTo: 1701 })).toMatchObject({ items: [], totalResults: 0 });
    expect(await discover({ genresIn: ['kids'] })).toMatchObject({ items: [], totalResults: 0 });
  });
});

const valueOf: Readonly<Record<Exclude<CatalogueSortKey, 'popularity'>, (title: Title) => number | string | null>> = {
  vote: ({ averageVote: vote }) => vote,
  votes: ({ voteCount: votes }) => votes,
  date: ({ year }) => year,
  title: ({ title }) => title,
  'original-title': ({ title, originalTitle }) => originalTitle ?? title,
};
const comparable = (value: number | string): number | string => (typeof value === 'string' ? titleKey(value) : value);
const compare = (a: number | string, b: number | string): number =>
  comparable(a) < comparable(b) ? -1 : comparable(a) > comparable(b) ? 1 : 0;

const keepsSorts = ({ catalogue }: ContractSubject): void =>
  void describe('sorts', () => {
    const fetchSorted = async (key: CatalogueSortKey, direction: 'asc' | 'desc', mediaType: 'movie' | 'tv' = 'movie') =>
      (
        await expectRight(
          (await catalogue()).discover({ mediaType, filters: { ...noFilters, votesFrom: 1 }, sort: { key, direction }, page: 1 }),
        )
      ).items;

    it.each(
      CATALOGUE_SORT_KEYS.flatMap((key) =>
        key === 'popularity'
          ? []
          : ([
              [key, 'asc'],
              [key, 'desc'],
            ] as const),
      ),
    )('order titles by %s %s', async (key, direction) => {
      const values = (await fetchSorted(key, direction)).map(valueOf[key]).filter((value) => value !== null);
      expect(values.length).toBeGreaterThan(1);
      const sorted = values.toSorted((a, b) => (direction === 'asc' ? compare(a, b) : compare(b, a)));
      expect(values).toEqual(sorted);
    });

    it.each(['asc', 'desc'] as const)('by vote %s require minimum votes unless the filters set a minimum', async (direction) => {
      const total = async (votesFrom: number | null, key: CatalogueSortKey = 'vote') => {
        const filters = { ...noFilters, votesFrom };
        return (await expectRight((await catalogue()).discover({ mediaType: 'movie', filters, sort: { key, direction }, page: 1 })))
          .totalResults;
      };
      const [unlimited, defaultTotal, withZero, withMinimum] = [
        await total(null, 'popularity'),
        await total(null),
        await total(0, 'popularity'),
        await total(MIN_VOTES),
      ];
      expect(defaultTotal).toBeLessThan(unlimited ?? 0);
      expect(defaultTotal).toBeGreaterThanOrEqual(withMinimum ?? 0);
      expect(await total(0)).toBe(withZero);
      expect(await total(MIN_VOTES * 10)).toBeLessThan(defaultTotal ?? 0);
    });

  it('by popularity return different titles in opposite directions', async () => {
    const [best, least] = [keysOf(await fetchSorted('popularity', 'desc')), keysOf(await fetchSorted('popularity', 'asc'))];
    expect(best.filter((key) => least.includes(key))).toEqual([]);
  });
});

/** Contract of lists, pagination, filters and sort orders. */
export const keepsBrowseContract = (subject: ContractSubject): void => {
  keepsLists(subject);
  keepsPages(subject);
  keepsFilters(subject);
  keepsSorts(subject);
  it('getDetails fails with not-found for an unknown id', async () => {
    expect(await expectFailure((await subject.catalogue()).getDetails({ mediaType: 'movie', id: UNKNOWN_ID }))).toMatchObject({
      _tag: 'not-found',
    });
  });
};
