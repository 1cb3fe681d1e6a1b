import { beforeEach, expect, it, vi } from 'vitest';
import { FORGOTTEN } from './cache-names';
import type { WorkerEvent } from './worker-scope';

// Counts entries in the background, beyond the end of a test.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: Object, CacheExpiration: Object }));

const FILM = 'https://films.example/api/tmdb/movie/603';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The answer that the browser has kept. */
let kept: Response | undefined;
let hasSignedOut = false;
const put = vi.fn(() => Promise.resolve());
let network: () => Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch'));

class WaitingEvent extends Event {
  readonly waitUntil = (): void => undefined;
}

/** Keeps an answer of some days ago. */
const keepFor = (days: number): void => {
  kept = new Response('kept', { headers: { date: new Date(Date.now() - days * DAY_MS).toUTCString() } });
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL(FILM));
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('registration', { scope: 'https://films.example/' });
  vi.stubGlobal('__SITE_FILES__', { version: '1', frame: '', shell: { url: '/shell.html', revision: '1' } });
  vi.stubGlobal('ExtendableEvent', WaitingEvent);
  vi.stubGlobal('FetchEvent', class extends WaitingEvent {});
  const match = () => Promise.resolve(kept?.clone());
  const has = (name: string) => Promise.resolve(hasSignedOut && name === FORGOTTEN);
  hasSignedOut = false;
  put.mockClear();
  vi.stubGlobal('caches', { match, has, open: () => Promise.resolve({ match, put }) });
  vi.stubGlobal('fetch', () => network());
});

/** Returns what a strategy answers. @param lateAnswer lets the network answer, after eight seconds. */
const answerOf = async (strategy: 'titles' | 'looked', lateAnswer = (): void => undefined): Promise<string> => {
  const { opened } = await import('./opened-caches');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const event = new WaitingEvent('fetch') as unknown as WorkerEvent;
  const [response, done] = opened[strategy].handleAll({ request: new Request(FILM), event });
  const answer = response.then((answered) => answered.text(), () => 'failure');
  await vi.advanceTimersByTimeAsync(8000);
  lateAnswer();
  vi.useRealTimers();
  await done.catch(() => undefined);
  return answer;
};

it('shows a kept title if the network does not answer in time, and no kept look-up, whose facts may have changed', async () => {
  keepFor(60);
  let lateAnswer = (): void => undefined;
  network = () => new Promise((resolve) => { lateAnswer = () => resolve(new Response('new')); });
  expect(await answerOf('titles', () => lateAnswer())).toBe('kept');
  expect(await answerOf('looked', () => lateAnswer())).toBe('new');
});

it('uses both without a network, but nothing that is older than six months', async () => {
  keepFor(60);
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  expect([await answerOf('titles'), await answerOf('looked')]).toEqual(['kept', 'kept']);
  keepFor(181);
  expect([await answerOf('titles'), await answerOf('looked')]).toEqual(['failure', 'failure']);
});

it('loads files of the catalogue past the browser’s own cache, which a sign-out leaves, but for those of the first visit', async () => {
  const modes: RequestCache[] = [];
  kept = undefined;
  vi.stubGlobal('fetch', ({ cache }: Request) => Promise.resolve((modes.push(cache), new Response('film'))));
  const { opened } = await import('./opened-caches');
  const event = new WaitingEvent('fetch') as unknown as WorkerEvent;
  for (const cache of ['default', 'force-cache'] as const) {
    const request = new Request('https://films.example/catalogue/0000aaaa/details/movie-155.json', { cache });
    const [response, done] = opened.catalogue.handleAll({ request, event });
    expect(await (await response).text()).toBe('film');
    await done;
  }
  expect(modes).toEqual(['no-store', 'force-cache']);
});

it('takes a file from the browser’s own cache without a network, until a member has signed out', async () => {
  kept = undefined;
  const inBrowser = vi.fn(() => Promise.resolve(new Response('film')));
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) =>
    init?.cache === 'only-if-cached' ? inBrowser() : Promise.reject(new TypeError('Failed to fetch')));
  const { opened } = await import('./opened-caches');
  const answer = async (): Promise<string> => {
    const event = new WaitingEvent('fetch') as unknown as WorkerEvent;
    const request = new Request('https://films.example/catalogue/0000aaaa/details/movie-155.json');
    const [response, done] = opened.catalogue.handleAll({ request, event });
    void done.catch(() => undefined);
    return response.then((answered) => answered.text(), () => 'failure');
  };
  expect(await answer()).toBe('film');
  hasSignedOut = true;
  expect(await answer()).toBe('failure');
  expect(inBrowser).toHaveBeenCalledTimes(1);
});

it('keeps a document only if the files of its version are kept', async () => {
  const [ours, theirs] = ['/assets/index-ours.js', '/assets/index-next.js'];
  vi.stubGlobal('caches', {
    match: (request: unknown) => Promise.resolve(request === ours ? new Response('') : undefined),
    open: () => Promise.resolve({ match: () => Promise.resolve(undefined), put }),
  });
  const { opened } = await import('./opened-caches');
  const keptOf = async (html: string): Promise<number> => {
    put.mockClear();
    network = () => Promise.resolve(new Response(html));
    const event = new WaitingEvent('fetch') as unknown as WorkerEvent;
    const [response, done] = opened.pages.handleAll({ request: new Request('https://films.example/faq'), event });
    expect(await (await response).text()).toBe(html);
    await done;
    return put.mock.calls.length;
  };
  const documents = [ours, theirs].map((main) => `<html><script data-main="${main}" data-with=""></script></html>`);
  expect([await keptOf(documents[0] ?? ''), await keptOf(documents[1] ?? ''), await keptOf('<html></html>')]).toEqual([1, 0, 0]);
});
