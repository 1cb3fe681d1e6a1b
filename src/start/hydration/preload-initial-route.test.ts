import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { QueryCache } from '#ui/query/query-cache.ts';
import type { Services } from '#ui/services.tsx';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { preloadInitialRoute } from './preload-initial-route';

const services: Services = { get: (key) => (key === CATALOGUE_USE_CASES ? {} : expect.unreachable()) as never };
const page = routeAt('/faq').page;
/** Returns how the preload of a page ended: `loaded`, `lost`, or `waiting` if it has not within 6 s. */
const preload = async (isReadable: boolean): Promise<string> => {
  const cache = new QueryCache();
  vi.spyOn(cache, 'ensure').mockResolvedValue();
  const ended = preloadInitialRoute(services, cache, { pathname: '/faq', search: '' }, () => isReadable).then(
    () => 'loaded',
    (error: unknown) => (error as Error).message,
  );
  const waiting = new Promise<string>((resolve) => {
    setTimeout(resolve, 6000, 'waiting');
  });
  await vi.advanceTimersByTimeAsync(6000);
  return Promise.race([ended, waiting]);
};
const lost = (): Promise<void> => Promise.reject(new Error('lost'));
const never = (): Promise<void> => new Promise(() => undefined);

describe('preloadInitialRoute', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([
    ['rejects if the code of a readable page fails', true, lost, 'lost'],
    ['awaits the code of a readable page', true, never, 'waiting'],
    ['leaves the failure of a page that shows nothing to the page', false, lost, 'loaded'],
    ['does not await the code of a page that shows nothing', false, never, 'loaded'],
  ] as const)('%s', async (_, isReadable, load, expected) => {
    vi.spyOn(page, 'preload').mockImplementationOnce(load);
    expect(await preload(isReadable)).toBe(expected);
  });

  it('rejects if a page whose code failed first has become readable', async () => {
    let isFilled = false;
    const cache = new QueryCache();
    vi.spyOn(cache, 'ensure').mockImplementationOnce(() => {
      isFilled = true;
      return Promise.resolve();
    });
    vi.spyOn(page, 'preload').mockImplementationOnce(lost);
    await expect(preloadInitialRoute(services, cache, { pathname: '/faq', search: '' }, () => isFilled)).rejects.toThrow('lost');
  });
});
