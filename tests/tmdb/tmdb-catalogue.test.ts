import * as E from 'fp-ts/Either';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { resolveTitles } from '#application/catalogue/resolve-titles';
import { createTitleResolver } from '#application/catalogue/title-resolver';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { keepsCatalogueContract } from '#domain/catalogue/contract/catalogue.contract';
import { byPopularity, noFilters } from '#domain/catalogue/filters';
import { withBearerToken } from '#adapters/tmdb/client/bearer-token.fixture';
import type { Fetch } from '#adapters/tmdb/client/fetch-once';
import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';
import { tmdbImageUrls } from '#adapters/tmdb/tmdb-image-urls';
import { expectRight } from '#adapters/tmdb/expect-right.fixture';
import { startTmdbServer, type TmdbServer } from './server/tmdb-server';
import { ADULT_TITLE } from './server/tmdb-data';

const TOKEN = 'a token of ours';
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

/** Ends timers of exactly so many ms at once. @returns a list with an entry for each of them. */
const withoutWaiting = (ms: number): ReadonlyArray<number> => {
  const waits: number[] = [];
  const begin = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, after = 0) => {
    if (after === ms) waits.push(after);
    return begin(act, after === ms ? 0 : after);
  }));
  return waits;
};

beforeAll(async () => { await running(); });
afterEach(() => void vi.restoreAllMocks());
afterEach(() => { server?.control({ faults: [], latency: 0, size: null }); });
afterAll(async () => { await Promise.all(started.map((one) => one.close())); });

keepsCatalogueContract('TMDB', async () => catalogueAt(await running()), {
  movie: { id: 603, imdbId: 'tt0133093', title: 'The Matrix', year: 1999, director: 'Lana Wachowski' },
  series: { id: 1396, imdbId: 'tt0903747', title: 'Breaking Bad' },
  inCollection: { id: 11 },
  adult: ADULT_TITLE,
});

describe('TMDB over HTTP', () => {
  const matrix = { mediaType: 'movie', id: 603 } as const;
  const popular = (page: number) => ({ mediaType: 'movie', list: 'popular', filters: noFilters, page }) as const;

  it('gets over two faults of the other side', async () => {
    const here = await running();
    here.control({ faults: ['GET /3/movie/603 503 x2'] });
    expect((await expectRight(catalogueAt(here).getDetails(matrix))).title).toBe('The Matrix');
  });

  it('waits as long as it is told, then asks again', async () => {
    const here = await running();
    here.control({ faults: ['GET /3/movie/603 429 x1 retry-after=1'] });
    const waits = withoutWaiting(1000);
    expect((await expectRight(catalogueAt(here).getDetails(matrix))).title).toBe('The Matrix');
    expect(waits).toHaveLength(1);
  });

  it.each([
    ['a fault that stays', 'GET /3/movie/603 503', { _tag: 'unavailable', status: 503 }],
    ['a broken connection', 'GET /3/movie/603 drop', { _tag: 'unavailable', status: null }],
    ['an answer that is no JSON', 'GET /3/movie/* garbage', { _tag: 'invalid-data', path: '(whole)' }],
  ])('tells %s', async (_, fault, failure) => {
    const here = await running();
    here.control({ faults: [fault] });
    expect(await catalogueAt(here).getDetails(matrix)()).toMatchObject({ _tag: 'Left', left: failure });
  });

  it('tells a refused token', async () => {
    expect(await catalogueAt(await running(), 'another').getDetails(matrix)())
      .toEqual(E.left({ _tag: 'unavailable', status: 401, message: 'Invalid API key: You must be granted a valid key.' }));
  });

  it('asks once for what two want at the same time, and once for details', async () => {
    const here = await running();
    const catalogue = catalogueAt(here);
    const before = here.calls().length;
    const [one, other] = await Promise.all([expectRight(catalogue.getDetails(matrix)), expectRight(catalogue.getDetails(matrix))]);
    expect(one).toEqual(other);
    expect(here.calls().slice(before)).toHaveLength(1);
  });

  it('drops what is for adults from likenesses, and does not find it by number or IMDb id', async () => {
    const here = await running();
    const catalogue = catalogueAt(here);
    const adult = here.data.adult[0];
    const { recommendations, similar } = await expectRight(catalogue.getDetails({ mediaType: 'movie', id: here.data.of.movie[0]?.id ?? 0 }));
    expect(recommendations.length + similar.length).toBe(39);
    expect([...recommendations, ...similar].filter(({ title }) => title === ADULT_TITLE)).toEqual([]);
    expect(await catalogue.getDetails({ mediaType: 'movie', id: adult?.id ?? 0 })()).toMatchObject({ left: { _tag: 'not-found' } });
    expect(await expectRight(catalogue.findByImdb(adult?.imdbId ?? ''))).toEqual([]);
  });

  it('resolves a title without a number of TMDB\'s by its IMDb id', async () => {
    const here = await running();
    const unnumbered = here.data.of.movie.find(({ tmdbId }) => tmdbId === null);
    const found = await expectRight(catalogueAt(here).findByImdb(unnumbered?.imdbId ?? ''));
    expect(found).toMatchObject([{ mediaType: 'movie', title: unnumbered?.title }]);
    expect(found[0]?.id).toBeGreaterThan(0);
  });

  it('finds a shelf of titles that it does not number, each asked for once, and leaves nothing behind', async () => {
    const here = await running();
    const { movie, tv } = here.data.of;
    const unnumbered = [...movie.filter(({ tmdbId }) => tmdbId === null).slice(0, 20), ...tv.filter(({ tmdbId }) => tmdbId === null).slice(0, 20)];
    const kept = unnumbered.map(({ mediaType, imdbId }, at) => ({ mediaType, id: -at - 1, imdbId }));
    const catalogue = catalogueAt(here);
    const resolving = createTitleResolver(catalogue);
    const before = here.calls().length;
    const found = await expectRight(resolveTitles(resolving)(kept));
    expect(found).toEqual(unnumbered.map(({ mediaType, id }) => E.right({ mediaType, id })));
    await expectRight(resolveTitles(resolving)(kept));
    const asked = here.calls().slice(before).map((call) => call.split('?')[0]);
    expect(asked.toSorted()).toEqual(unnumbered.map(({ imdbId }) => `/find/${imdbId}`).toSorted());
    const last = found.at(-1);
    expect(last !== undefined && E.isRight(last) && (await expectRight(catalogue.getDetails(last.right))).title).toBe(unnumbered.at(-1)?.title);
  });

  it('shows everything that a page can show of a title', async () => {
    const catalogue = catalogueAt(await running());
    const { items } = await expectRight(catalogue.getList({ mediaType: 'tv', list: 'popular', filters: noFilters, page: 1 }));
    const all = await Promise.all(items.map((item) => expectRight(catalogue.getDetails(item))));
    const most = all.find(({ trailers, watch, series }) => trailers.length > 0 && 'US' in watch && series !== null && series.seasons.length > 1);
    expect(most?.trailers[0]).toMatchObject({ kind: 'Trailer', official: true });
    expect(most?.pictures.length).toBe(6);
    const season = await expectRight(catalogue.getSeason({ mediaType: 'tv', id: most?.id ?? 0 }, 1));
    expect(season.episodes[0]).toMatchObject({ season: 1, number: 1, name: 'Chapter 1' });
  });

  it.each([100, 1000, 10_000])('turns the pages of a list of %d to its end, each title once', async (size) => {
    const here = await running();
    here.control({ size });
    const catalogue = catalogueAt(here);
    const { totalPages, totalResults } = await expectRight(catalogue.getList(popular(1)));
    expect([totalPages, totalResults]).toEqual([Math.ceil(size / 20), size]);
    const at = [1, 2, Math.ceil(totalPages / 2), totalPages];
    const pages = await Promise.all([...new Set(at)].map((page) => expectRight(catalogue.getList(popular(page)))));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(E.isRight(await catalogue.getDetails({ mediaType: 'movie', id: ids.at(-1) ?? 0 })())).toBe(true);
    if (totalPages < 500) expect((await expectRight(catalogue.getList(popular(totalPages + 1)))).items).toEqual([]);
  });

  it('finds films in cinemas and to come by the day of the clock, filtered as well', async () => {
    const catalogue = catalogueAt(await running());
    for (const list of ['now-playing', 'upcoming'] as const) {
      const whole = await expectRight(catalogue.getList({ mediaType: 'movie', list, filters: noFilters, page: 1 }));
      const since2000 = await expectRight(catalogue.getList({ mediaType: 'movie', list, filters: { ...noFilters, yearFrom: 2000 }, page: 1 }));
      expect(whole.items.length).toBeGreaterThan(0);
      expect(since2000.items.map(({ id }) => id)).toEqual(whole.items.map(({ id }) => id));
    }
  });

  it('agrees with the list when a page is discovered', async () => {
    const catalogue = catalogueAt(await running());
    const listed = await expectRight(catalogue.getList(popular(2)));
    const found = await expectRight(catalogue.discover({ mediaType: 'movie', filters: noFilters, sort: byPopularity, page: 2 }));
    expect(found.items).toEqual(listed.items);
  });
});

describe('the local TMDB server', () => {
  it('is told what is to go wrong while it runs, and tells what it was asked', async () => {
    const { origin } = await running();
    const control = (body: string) => fetch(`${origin}/__control`, { method: 'POST', body });
    expect((await control(JSON.stringify({ latency: 50, faults: ['GET /3/tv/* 404 x1'] }))).status).toBe(200);
    expect((await control('{"faults":["nonsense"]}')).status).toBe(400);
    const waits = withoutWaiting(50);
    expect((await fetch(`${origin}/3/tv/1396`)).status).toBe(404);
    expect(waits).toHaveLength(1);
    const refused = await fetch(`${origin}/3/tv/1396`);
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
    expect(await (await fetch(`${origin}/__control`)).json()).toMatchObject({ latency: 50, calls: expect.arrayContaining(['/tv/1396']) as unknown });
  });

  it('refuses as TMDB does', async () => {
    const { origin } = await running();
    const ask = async (path: string) => {
      const response = await fetch(`${origin}/3${path}`, { headers: { authorization: `Bearer ${TOKEN}` } });
      return [response.status, await response.json()] as const;
    };
    expect(await ask('/movie/popular?page=501')).toMatchObject([400, { status_code: 22, success: false }]);
    expect(await ask('/search/movie')).toEqual([422, { errors: ['query must be provided'] }]);
    expect(await ask('/movie/2000000000')).toMatchObject([404, { status_code: 34 }]);
    expect(await ask('/no/such/thing')).toMatchObject([404, { status_code: 34 }]);
  });

  it('serves pictures at the addresses of the adapter, or none', async () => {
    const here = await running();
    const poster = (await expectRight(catalogueAt(here).getDetails({ mediaType: 'movie', id: 603 }))).posterPath;
    const src = tmdbImageUrls({ base: here.origin }).source('poster', poster)?.src ?? '';
    const drawn = await fetch(src);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await drawn.text()).toContain('width="342" height="513"');
    here.control({ pictures: false });
    expect((await fetch(src)).status).toBe(404);
    here.control({ pictures: true });
  });
});
