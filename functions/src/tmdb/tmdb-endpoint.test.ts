import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { GatewayRequest, TmdbGateway } from '#adapters/tmdb/gateway/tmdb-gateway';
import { rateLimited } from '#domain/shared/failure';
import { createTmdbEndpoint, tmdbTarget, type ReceivedTmdbCall } from './tmdb-endpoint';

const request = (more: Partial<ReceivedTmdbCall> = {}): ReceivedTmdbCall => ({
  method: 'GET', url: '/api/tmdb/movie/603?language=de', fetchSite: 'same-origin',
  networkPath: { address: '192.0.2.1', lastHop: '192.0.2.1' },
  ...more,
});

const openEndpoint = (limit: Parameters<typeof createTmdbEndpoint>[1] = () => TE.right(undefined)) => {
  const requests: GatewayRequest[] = [];
  const gateway: TmdbGateway = (sent) => {
    requests.push(sent);
    return Promise.resolve({ status: 200, headers: {}, body: new Uint8Array() });
  };
  return { requests, endpoint: createTmdbEndpoint(gateway, limit) };
};
const messageOf = (body: Uint8Array | undefined): unknown => JSON.parse(new TextDecoder().decode(body)) as unknown;

describe('tmdbTarget', () => {
  it.each([
    ['/api/tmdb/movie/603?language=de', '/movie/603?language=de'],
    ['/api/tmdb//host/x', '//host/x'],
    ['/api/tmdb/', '/'],
    ['/api/fetchDataFromTMDB?path=%2Fmovie%2F603&language=de', '/movie/603?language=de'],
    ['/api/fetchDataFromTMDB?path=/movie/603', '/movie/603'],
    ['/api/fetchDataFromTMDB', ''],
    ['/api/tmdb', null],
    ['/api/tmdbx/movie/603', null],
    ['/api/createUser', null],
    ['/api/fetchDataFromTMDB/movie', null],
  ])('%s is %s', (url, expected) => {
    expect(tmdbTarget(url)).toBe(expected);
  });
});

describe('createTmdbEndpoint', () => {
  it('passes method and target to the gateway', async () => {
    const { requests, endpoint } = openEndpoint();
    expect(await endpoint(request())).toMatchObject({ status: 200 });
    expect(await endpoint(request({ method: 'POST', fetchSite: null }))).toMatchObject({ status: 200 });
    expect(requests).toEqual([{ method: 'GET', target: '/movie/603?language=de' }, { method: 'POST', target: '/movie/603?language=de' }]);
  });

  it('answers no other calls', async () => {
    const { requests, endpoint } = openEndpoint();
    expect(await endpoint(request({ url: '/api/health' }))).toBeNull();
    expect(requests).toEqual([]);
  });

  it.each(['cross-site', 'same-site'])('refuses pages of other sites: %s', async (fetchSite) => {
    const { requests, endpoint } = openEndpoint();
    expect(await endpoint(request({ fetchSite }))).toMatchObject({ status: 403 });
    expect(requests).toEqual([]);
  });

  it('answers 429 with the wait when the limit is reached, in TMDB’s format', async () => {
    const { requests, endpoint } = openEndpoint(() => TE.left(rateLimited(2500)));
    const response = await endpoint(request());
    expect(response).toMatchObject({ status: 429, headers: { 'Retry-After': '3', 'cache-control': 'no-store' } });
    expect(messageOf(response?.body)).toMatchObject({ success: false });
    expect(requests).toEqual([]);
  });

  it('answers 404 on a site that does not use TMDB', async () => {
    const response = await createTmdbEndpoint(null, () => TE.right(undefined))(request());
    expect([response?.status, messageOf(response?.body)]).toEqual([
      404,
      { success: false, status_message: 'This site does not use TMDB.' },
    ]);
  });
});
