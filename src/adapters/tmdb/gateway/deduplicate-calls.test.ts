import { describe, expect, it } from 'vitest';
import { deduplicateTmdbCalls } from './deduplicate-calls';
import type { GatewayResponse, TmdbGateway } from './tmdb-gateway';

const answer = (status: number): GatewayResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
  body: new TextEncoder().encode('{}'),
});

/** A gateway whose calls wait until `finish` is called. */
const openGateway = (status = 200) => {
  const targets: string[] = [];
  let finish: () => void = () => undefined;
  const isFinished = new Promise<void>((resolve) => { finish = resolve; });
  const gateway: TmdbGateway = async ({ target }) => {
    targets.push(target);
    await isFinished;
    return answer(status);
  };
  return { targets, finish, shared: deduplicateTmdbCalls(gateway) };
};

describe('deduplicateTmdbCalls', () => {
  it('sends equal calls once while the first is running, whatever the order of their parameters', async () => {
    const { targets, finish, shared } = openGateway();
    const calls = [
      shared({ method: 'GET', target: '/movie/603?language=de' }),
      shared({ method: 'GET', target: '/movie/603?language=de' }),
      shared({ method: 'GET', target: '/movie/604' }),
    ];
    finish();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(targets).toEqual(['/movie/603?language=de', '/movie/604']);
    await shared({ method: 'GET', target: '/movie/603?language=de' });
    expect(targets).toHaveLength(3);
  });

  it('shares no failed call with later callers', async () => {
    let calls = 0;
    const shared = deduplicateTmdbCalls(() => Promise.reject(new Error(String((calls += 1)))));
    await expect(shared({ method: 'GET', target: '/movie/1' })).rejects.toThrow('1');
    await expect(shared({ method: 'GET', target: '/movie/1' })).rejects.toThrow('2');
  });

  it.each([
    ['/movie/603', 200, 'public, max-age=3600, s-maxage=86400'],
    ['/movie/popular', 200, 'public, max-age=300, s-maxage=3600'],
    ['/discover/tv', 200, 'public, max-age=300, s-maxage=3600'],
    ['/search/movie?query=x', 200, 'public, max-age=300, s-maxage=3600'],
    ['/movie/603', 404, 'public, max-age=60, s-maxage=600'],
    ['/movie/603', 429, 'no-store'],
    ['/movie/603', 502, 'no-store'],
  ])('caches %s with status %i as %s', async (target, status, expected) => {
    const { finish, shared } = openGateway(status);
    finish();
    expect((await shared({ method: 'GET', target })).headers['cache-control']).toBe(expected);
  });

  it('passes refused requests on', async () => {
    const { targets, finish, shared } = openGateway(405);
    finish();
    expect((await shared({ method: 'POST', target: '/movie/1' })).headers['cache-control']).toBe('no-cache');
    expect(targets).toEqual(['/movie/1']);
  });
});
