import * as fc from 'fast-check';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { catalogueListsForType } from '#domain/catalogue/catalogue-list';
import type { ContentFilter } from '#domain/catalogue/content/content-filter';
import { CATALOGUE_SORT_KEYS, type Filters } from '#domain/catalogue/filters';
import { GENRES } from '#domain/catalogue/genre';
import { parseSearch } from '#domain/catalogue/search-query';
import { pageOfRows, stubTmdb } from '#adapters/tmdb/stub-tmdb.fixture';
import { checkTmdbRequest } from './allowed-request';
import { createTmdbGateway, type GatewayOptions, type GatewayResponse } from './tmdb-gateway';

const textOf = ({ body }: GatewayResponse): string => new TextDecoder().decode(body);

const gatewayTo = (respond: NonNullable<GatewayOptions['fetch']>, options: Partial<GatewayOptions> = {}) =>
  createTmdbGateway({ origin: 'https://api.themoviedb.org', token: 'secret', fetch: respond, ...options });

describe('checkTmdbRequest', () => {
  it('sorts parameters, so that equal requests are equal texts', () => {
    const [one, other] = ['/search/movie?query=a%20b&page=2&language=en', '/search/movie?language=en&query=a+b&page=2'].map((target) =>
      checkTmdbRequest('GET', target),
    );
    expect(one).toEqual({ isAllowed: true, target: '/search/movie?language=en&page=2&query=a+b' });
    expect(other).toEqual(one);
  });

  it.each(['POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'get', ''])('refuses the method "%s"', (method) => {
    expect(checkTmdbRequest(method, '/movie/603')).toMatchObject({ rejection: { status: 405, allow: 'GET' } });
  });

  it.each([
    '', '/', 'movie/603', '//api.test/movie/603', 'https://api.test/3/movie/603', '/\\api.test/movie/603', '/../movie/603',
    '/movie/../account', '/movie/%2e%2e/account', '/movie/603/', '/movie/603#x', '/movie/603;x', '/movie/0603', '/movie/-1', '/movie/1e3',
    '/movie/latest', '/account', '/authentication/token/new', '/movie/603/rating', '/genre/movie/list', '/tv/1/season/1/episode/1',
    '/configuration', '@api.test/movie/603', '/movie/603\n',
  ])('refuses the path "%s"', (target) => {
    expect(checkTmdbRequest('GET', target)).toMatchObject({ isAllowed: false, rejection: { status: 404 } });
  });

  it.each([
    '/movie/603?api_key=x', '/movie/603?language=en&language=de', '/movie/603?language=', '/movie/603?language=en%0A',
    '/movie/603?append_to_response=account_states', '/movie/603?append_to_response=videos,', '/movie/popular?page=0',
    '/movie/popular?page=501', '/movie/popular?page=1.5', '/search/movie?query=', `/search/movie?query=${'x'.repeat(201)}`,
    '/search/movie?query=x&include_adult=true', '/discover/movie?sort_by=revenue.desc', '/movie/603?__proto__=x',
    '/movie/603?constructor=x', '/movie/603?=x', '/movie/603?x', '/discover/movie?with_genres=18,', '/movie/603?language=en?region=x',
  ])('refuses the parameters of "%s"', (target) => {
    expect(checkTmdbRequest('GET', target)).toMatchObject({ isAllowed: false, rejection: { status: 400 } });
  });

  it('refuses long addresses, and names a refused parameter with at most 100 characters', () => {
    expect(checkTmdbRequest('GET', `/search/movie?query=${'x'.repeat(5000)}`)).toMatchObject({ rejection: { status: 414 } });
    const long = checkTmdbRequest('GET', `/movie/603?${'x'.repeat(3000)}=1`);
    expect(long.isAllowed ? '' : long.rejection.message).toMatch(/^x{100} is not allowed/);
  });

  it('allows every request of the adapter', async () => {
    const named = (name: string) => pageOfRows({ id: 4, name }, { id: 5, name });
    const { catalogue, requests } = stubTmdb({ '/search/keyword': named('time loop'), '/search/company': named('A24') });
    const content: ContentFilter[] = [
      'keyword:time loop', 'person:31', 'studio:A24', 'network:HBO', 'status:ended', 'status:mini', 'seasons:1',
      'service:DE-8-337',
    ];
    const maybe = <A>(arbitrary: fc.Arbitrary<A>) => fc.option(arbitrary);
    const slugs = fc.subarray(GENRES.map(({ slug }) => slug), { maxLength: 3 });
    const anyFilters: fc.Arbitrary<Filters> = fc.record({
      genresIn: slugs, genresOut: slugs,
      yearFrom: maybe(fc.integer({ min: 1870, max: 2100 })),
      yearTo: maybe(fc.integer({ min: 1870, max: 2100 })),
      voteFrom: maybe(fc.constantFrom(0, 7.5, 10)),
      voteTo: maybe(fc.constantFrom(0, 7.5, 10)),
      votesFrom: maybe(fc.nat(1_000_000)),
      runtimeFrom: maybe(fc.nat(1000)),
      runtimeTo: maybe(fc.nat(1000)),
      language: maybe(fc.constantFrom('en', 'ru')),
      country: maybe(fc.constantFrom('US', 'AT')),
      certification: maybe(fc.constantFrom('G', 'PG-13', 'NC-17')),
      content: fc.subarray(content),
    });
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 220 }),
      fc.constantFrom('dune year:1984', 'tmdb:603', 'imdb:tt0133093', '映画'.repeat(100)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('movie' as const, 'tv' as const),
        anyFilters,
        fc.constantFrom(...CATALOGUE_SORT_KEYS),
        fc.integer({ min: 1, max: 500 }),
        texts,
        async (mediaType, filters, key, page, text) => {
          const query = parseSearch(text);
          const answers = [
            catalogue.discover({ mediaType, filters, sort: { key, direction: 'asc' }, page }),
            catalogue.searchTitles({ mediaType, query, page }),
            catalogue.searchPeople({ query, page }),
            catalogue.suggest(query),
            catalogue.findDescribed(parseSearch(`${text} films of the 80s`)),
            catalogue.suggestFacts('keyword', text),
            catalogue.suggestFacts('studio', text),
            catalogue.getServices?.('DE') ?? TE.right([]),
            catalogue.getDetails({ mediaType, id: page }),
            catalogue.getSeason({ mediaType, id: page }, 0),
            catalogue.getPerson(page),
            catalogue.findByImdb(`tt${page + 10_000}`),
            catalogue.findByTvdb(page),
            catalogue.findEpisode({ by: 'tvdb', id: page }),
            catalogue.getCollection(page),
            ...catalogueListsForType(mediaType).map((list) => catalogue.getList({ mediaType, list, filters, page })),
          ];
          await Promise.all(answers.map((answer) => answer()));
        },
      ),
      { numRuns: 50 },
    );
    const refused = requests
      .map(({ path, parameters }) => `${path}?${new URLSearchParams(parameters).toString()}`)
      .filter((target) => !checkTmdbRequest('GET', target).isAllowed);
    expect(requests.length).toBeGreaterThan(200);
    expect(refused).toEqual([]);
  });
});

describe('createTmdbGateway', () => {
  it('calls the host with the token and passes the answer on, without other headers', async () => {
    const calls: unknown[] = [];
    const gateway = gatewayTo((url, { headers, redirect }) => {
      calls.push({ url, headers, redirect });
      return Promise.resolve(new Response('{"id":1}', { headers: { 'set-cookie': 'a=b', 'content-type': 'text/html' } }));
    });
    const response = await gateway({ method: 'GET', target: '/movie/1?language=de' });
    expect(calls).toEqual([
      {
        url: 'https://api.themoviedb.org/3/movie/1?language=de',
        headers: { accept: 'application/json', authorization: 'Bearer secret' },
        redirect: 'manual',
      },
    ]);
    expect([response.status, textOf(response), Object.keys(response.headers), response.headers['content-type']]).toEqual([
      200, '{"id":1}',
      ['content-type', 'cache-control', 'x-content-type-options'],
      'application/json; charset=utf-8',
    ]);
  });

  it('does not call the host for a refused request', async () => {
    const gateway = gatewayTo(() => { throw new Error('called'); });
    const response = await gateway({ method: 'GET', target: '//api.test/movie/1' });
    expect([response.status, JSON.parse(textOf(response))]).toEqual([
      404,
      { success: false, status_message: 'The requested resource could not be found.' },
    ]);
    expect((await gateway({ method: 'POST', target: '/movie/1' })).headers['allow']).toBe('GET');
  });

  it('passes on errors of TMDB, a 429 with its wait', async () => {
    const gateway = gatewayTo(() =>
      Promise.resolve(Response.json({ status_message: 'Slow down.' }, { status: 429, headers: { 'retry-after': '7' } })),
    );
    const response = await gateway({ method: 'GET', target: '/movie/1' });
    expect([response.status, response.headers['retry-after'], textOf(response)]).toEqual([429, '7', '{"status_message":"Slow down."}']);
  });

  it.each([
    [
      'a redirect',
      () => Promise.resolve(new Response(null, { status: 302, headers: { location: 'https://api.test/' } })),
      'TMDB redirected the request.',
    ],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), 'TMDB could not be reached.'],
    ['an exception', () => { throw new Error('broken'); }, 'TMDB could not be reached.'],
    ['an answer that is too large', () => Promise.resolve(new Response('x'.repeat(101))), 'The answer of TMDB is too large.'],
  ])('answers 502 for %s', async (_, respond, message) => {
    const response = await gatewayTo(respond, { maxBytes: 100 })({ method: 'GET', target: '/movie/1' });
    expect([response.status, JSON.parse(textOf(response))]).toEqual([502, { success: false, status_message: message }]);
  });

  it('stops reading an answer that is too large', async () => {
    let reads = 0;
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => { reads += 1; controller.enqueue(new Uint8Array(60)); },
      cancel: () => { isCancelled = true; },
    });
    await gatewayTo(() => Promise.resolve(new Response(body)), { maxBytes: 100 })({ method: 'GET', target: '/movie/1' });
    expect([isCancelled, reads < 5]).toEqual([true, true]);
  });

  it('answers 504 after the time limit and ends the call', async () => {
    const signals: AbortSignal[] = [];
    const gateway = gatewayTo((_, { signal }) => { signals.push(signal); return new Promise(() => undefined); }, { timeLimit: 0 });
    expect((await gateway({ method: 'GET', target: '/movie/1' })).status).toBe(504);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('ends the call when the caller goes away', async () => {
    const caller = new AbortController();
    const gateway = gatewayTo((_, { signal }) => new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      caller.abort();
    }));
    expect((await gateway({ method: 'GET', target: '/movie/1', signal: caller.signal })).status).toBe(502);
  });

  it('sends no token if there is none', async () => {
    const sent: unknown[] = [];
    await gatewayTo(
      (_, { headers }) => {
        sent.push(headers);
        return Promise.resolve(Response.json({}));
      },
      { token: null },
    )({ method: 'GET', target: '/movie/1' });
    expect(sent).toEqual([{ accept: 'application/json' }]);
  });
});
