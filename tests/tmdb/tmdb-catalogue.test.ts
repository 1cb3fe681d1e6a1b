import * as E from 'fp-ts/Either';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { keepsCatalogueContract } from '#domain/catalogue/contract/catalogue.contract';
import { popularitySort, noFilters } from '#domain/catalogue/filters';
import { withBearerToken } from '#adapters/tmdb/client/bearer-token.fixture';
import type { Fetch } from '#adapters/tmdb/client/fetch-once';
import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';
import { tmdbImageUrlBuilder } from '#adapters/tmdb/tmdb-image-url-builder';
import { startTmdbServer, type TmdbServer } from './server/tmdb-server';
import { ADULT_TITLE } from './server/tmdb-data';

const TOKEN = 'a test token';
const started: TmdbServer[] = [];
let server: TmdbServer | null = null;

const running = async (): Promise<TmdbServer> => {
  if (server !== null) return server;
  server = await startTmdbServer({ token: TOKEN });
  started.push(server);
  return server;
};

const plain: Fetch = (url, init) => fetch(url, init);
const catalogueAt = ({ origin, data }: TmdbServer, token = TOKEN): Catalogue =>
  tmdbCatalogue({
    fetch: withBearerToken(plain, token),
    baseUrl: `${origin}/3`,
    clock: { now: () => Date.parse(`${data.today}T12:00:00Z`) },
    settings: () => ({ language: 'en-US', region: 'US' }),
    random: () => 0,
  });

/** Makes timers of exactly `ms` fire immediately. @returns a list that gets an entry for each of these timers. */
const withoutWaiting = (ms: number): ReadonlyArray<number> => {
  const waits: number[] = [];
  const originalSetTimeout = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, delay = 0) => {
    if (delay === ms) waits.push(delay);
    return originalSetTimeout(callback, delay === ms ? 0 : delay);
  }));
  return waits;
};

beforeAll(async () => { await running(); });
afterEach(() => void vi.restoreAllMocks());
afterEach(() => { server?.control({ faults: [], latency: 0, size: null }); });
afterAll(async () => { await Promise.all(started.map((each) => each.close())); });

keepsCatalogueContract('TMDB', async () => catalogueAt(await running()), {
  movie: { id: 603, imdbId: 'tt0133093', title: 'The Matrix', year: 1999, director: 'Lana Wachowski' },
  series: {
    id: 1396, imdbId: 'tt0903747', tvdbId: 81189, title: 'Breaking Bad', episode: { imdbId: 'tt0959621', tvdbId: 349232, season: 1 },
  },
  inCollection: { id: 11 },
  hasForeignIds: true, hasImdbIds: false, hasTasteModel: false,
  adult: ADULT_TITLE,
});

describe('tmdbCatalogue over HTTP', () => {
  const matrix = { mediaType: 'movie', id: 603 } as const;
  const popular = (page: number) => ({ mediaType: 'movie', list: 'popular', filters: noFilters, page }) as const;

  it('retries after two 503 responses', async () => {
    const testServer = await running();
    testServer.control({ faults: ['GET /3/movie/603 503 x2'] });
    expect((await expectRight(catalogueAt(testServer).getDetails(matrix))).title).toBe('The Matrix');
  });

  it('retries after the time in Retry-After on a 429 response', async () => {
    const testServer = await running();
    testServer.control({ faults: ['GET /3/movie/603 429 x1 retry-after=1'] });
    const waits = withoutWaiting(1000);
    expect((await expectRight(catalogueAt(testServer).getDetails(matrix))).title).toBe('The Matrix');
    expect(waits).toHaveLength(1);
  });

  it.each([
    ['a permanent 503', 'GET /3/movie/603 503', { _tag: 'unavailable', status: 503 }],
    ['a dropped connection', 'GET /3/movie/603 drop', { _tag: 'unavailable', status: null }],
    ['a response that is not JSON', 'GET /3/movie/* garbage', { _tag: 'invalid-data', path: '(whole)' }],
  ])('returns a Failure for %s', async (_, fault, failure) => {
    const testServer = await running();
    testServer.control({ faults: [fault] });
    expect(await catalogueAt(testServer).getDetails(matrix)()).toMatchObject({ _tag: 'Left', left: failure });
  });

  it('returns unavailable with status 401 for an invalid token', async () => {
    expect(await catalogueAt(await running(), 'another').getDetails(matrix)())
      .toEqual(E.left({ _tag: 'unavailable', status: 401, message: 'Invalid API key: You must be granted a valid key.' }));
  });

  it('sends one request for two simultaneous queries of the same details', async () => {
    const testServer = await running();
    const catalogue = catalogueAt(testServer);
    const before = testServer.calls().length;
    const [one, other] = await Promise.all([expectRight(catalogue.getDetails(matrix)), expectRight(catalogue.getDetails(matrix))]);
    expect(one).toEqual(other);
    expect(testServer.calls().slice(before)).toHaveLength(1);
  });

  it('omits adult titles from similar titles and does not find them by TMDB id or IMDb id', async () => {
    const testServer = await running();
    const catalogue = catalogueAt(testServer);
    const adult = testServer.data.adult[0];
    const { recommendations, similar } = await expectRight(
      catalogue.getDetails({ mediaType: 'movie', id: testServer.data.of.movie[0]?.id ?? 0 }),
    );
    expect(recommendations.length + similar.length).toBe(39);
    expect([...recommendations, ...similar].filter(({ title }) => title === ADULT_TITLE)).toEqual([]);
    expect(await catalogue.getDetails({ mediaType: 'movie', id: adult?.id ?? 0 })()).toMatchObject({ left: { _tag: 'not-found' } });
    expect(await expectRight(catalogue.findByImdb(adult?.imdbId ?? ''))).toEqual([]);
  });

  it('finds a title without a known TMDB id by its IMDb id', async () => {
    const testServer = await running();
    const withoutId = testServer.data.of.movie.find(({ tmdbId }) => tmdbId === null);
    const found = await expectRight(catalogueAt(testServer).findByImdb(withoutId?.imdbId ?? ''));
    expect(found).toMatchObject([{ mediaType: 'movie', title: withoutId?.title }]);
    expect(found[0]?.id).toBeGreaterThan(0);
  });

  it('decodes trailers, offers, seasons and images of a title', async () => {
    const catalogue = catalogueAt(await running());
    const { items } = await expectRight(catalogue.getList({ mediaType: 'tv', list: 'popular', filters: noFilters, page: 1 }));
    const all = await Promise.all(items.map((item) => expectRight(catalogue.getDetails(item))));
    const complete = all.find(
      ({ trailers, watch, series }) => trailers.length > 0 && 'US' in watch && series !== null && series.seasons.length > 1,
    );
    expect(complete?.trailers[0]).toMatchObject({ kind: 'Trailer', official: true });
    expect(complete?.images.length).toBe(6);
    const season = await expectRight(catalogue.getSeason({ mediaType: 'tv', id: complete?.id ?? 0 }, 1));
    expect(season.episodes[0]).toMatchObject({ season: 1, number: 1, name: 'Chapter 1' });
  });

  it.each([100, 1000, 10_000])('pages through a list of %d titles without duplicates', async (size) => {
    const testServer = await running();
    testServer.control({ size });
    const catalogue = catalogueAt(testServer);
    const { totalPages, totalResults } = await expectRight(catalogue.getList(popular(1)));
    expect([totalPages, totalResults]).toEqual([Math.ceil(size / 20), size]);
    const pageNumbers = [1, 2, Math.ceil(totalPages / 2), totalPages];
    const pages = await Promise.all([...new Set(pageNumbers)].map((page) => expectRight(catalogue.getList(popular(page)))));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(E.isRight(await catalogue.getDetails({ mediaType: 'movie', id: ids.at(-1) ?? 0 })())).toBe(true);
    if (totalPages < 500) expect((await expectRight(catalogue.getList(popular(totalPages + 1)))).items).toEqual([]);
  });

  it('requests now-playing and upcoming films by the date of the clock, also with filters', async () => {
    const catalogue = catalogueAt(await running());
    for (const list of ['now-playing', 'upcoming'] as const) {
      const unfiltered = await expectRight(catalogue.getList({ mediaType: 'movie', list, filters: noFilters, page: 1 }));
      const since2000 = await expectRight(
        catalogue.getList({ mediaType: 'movie', list, filters: { ...noFilters, yearFrom: 2000 }, page: 1 }),
      );
      expect(unfiltered.items.length).toBeGreaterThan(0);
      expect(since2000.items.map(({ id }) => id)).toEqual(unfiltered.items.map(({ id }) => id));
    }
  });

  it('discovers the same titles as the popular list for the same page', async () => {
    const catalogue = catalogueAt(await running());
    const listed = await expectRight(catalogue.getList(popular(2)));
    const found = await expectRight(catalogue.discover({ mediaType: 'movie', filters: noFilters, sort: popularitySort, page: 2 }));
    expect(found.items).toEqual(listed.items);
  });
});

describe('startTmdbServer', () => {
  it('accepts latency and faults at run time and reports its requests', async () => {
    const { origin } = await running();
    const control = (body: string) => fetch(`${origin}/__control`, { method: 'POST', body });
    expect((await control(JSON.stringify({ latency: 50, faults: ['GET /3/tv/* 404 x1'] }))).status).toBe(200);
    expect((await control('{"faults":["nonsense"]}')).status).toBe(400);
    const waits = withoutWaiting(50);
    expect((await fetch(`${origin}/3/tv/1396`)).status).toBe(404);
    expect(waits).toHaveLength(1);
    const unauthorized = await fetch(`${origin}/3/tv/1396`);
    expect([unauthorized.status, unauthorized.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
    expect(await (await fetch(`${origin}/__control`)).json()).toMatchObject({
      latency: 50, calls: expect.arrayContaining(['/tv/1396']) as unknown,
    });
  });

  it('responds with TMDB\'s errors', async () => {
    const { origin } = await running();
    const request = async (path: string) => {
      const response = await fetch(`${origin}/3${path}`, { headers: { authorization: `Bearer ${TOKEN}` } });
      return [response.status, await response.json()] as const;
    };
    expect(await request('/movie/popular?page=501')).toMatchObject([400, { status_code: 22, success: false }]);
    expect(await request('/search/movie')).toEqual([422, { errors: ['query must be provided'] }]);
    expect(await request('/movie/2000000000')).toMatchObject([404, { status_code: 34 }]);
    expect(await request('/no/such/thing')).toMatchObject([404, { status_code: 34 }]);
  });

  it('serves images at the adapter\'s URLs, or 404 when images are off', async () => {
    const testServer = await running();
    const poster = (await expectRight(catalogueAt(testServer).getDetails({ mediaType: 'movie', id: 603 }))).posterPath;
    const src = tmdbImageUrlBuilder({ base: testServer.origin }).source('poster', poster)?.src ?? '';
    const image = await fetch(src);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await image.text()).toContain('width="342" height="513"');
    testServer.control({ images: false });
    expect((await fetch(src)).status).toBe(404);
    testServer.control({ images: true });
  });
});
