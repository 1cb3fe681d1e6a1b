import { expect, it } from 'vitest';
import { createTestHttpServer } from '../http/test-http-server.fixture';
import { enforceRateLimit } from '../http/limits/rate-limit';
import { limitPageRenders } from './limit-page-renders';

it('limitPageRenders renders 120 pages at once for one network, whatever their parameters, then answers 429 without caching', async () => {
  const { deps } = createTestHttpServer();
  const page = { status: 200, headers: {}, body: '<!doctype html>' };
  const render = limitPageRenders<[string, object]>(
    () => Promise.resolve(page),
    (path) => enforceRateLimit(deps, { method: 'GET' }, null, path),
  );
  const request = (address: string, x: number) =>
    render({ address, lastHop: '203.0.113.1' }, 'GET', { type: 'movie', id: '289', x: String(x) });
  for (let x = 0; x < 120; x += 1) expect(await request('192.0.2.1', x)).toBe(page);
  expect(await request('192.0.2.1', 120)).toMatchObject({ status: 429, headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' } });
  expect(await request('192.0.2.2', 0)).toBe(page);
});
