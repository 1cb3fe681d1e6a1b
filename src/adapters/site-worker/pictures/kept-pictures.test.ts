import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPENED } from '#adapters/site-worker/cache-names';
import type { WorkerEvent } from '#adapters/site-worker/worker-scope';

const ROOT = 'https://image.tmdb.org/t/p/';
const at = (name: string, width = 342): string => `${ROOT}w${width}/${name}.jpg`;

let stored = new Map<string, Map<string, Response>>();
let requested: string[] = [];
let isOnline = true;
/** Whether connections break off in the middle of a picture. */
let breaksOff = false;
/** Size of every picture, as its header says, in bytes. */
let bytes = 1000;
/** Number of entries after which the device is full. */
let capacity = Infinity;

const cacheOf = (entries: Map<string, Response>) => ({
  match: ({ url }: Request) => Promise.resolve(entries.get(url)?.clone()),
  put: (address: string, response: Response) => {
    if (breaksOff) return Promise.reject(new TypeError('network error'));
    if (address.includes('/stalled')) return new Promise(() => undefined);
    if (entries.size >= capacity) return Promise.reject(new DOMException('', 'QuotaExceededError'));
    entries.delete(address);
    entries.set(address, response);
    return Promise.resolve();
  },
  keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
  delete: ({ url }: Request) => Promise.resolve(entries.delete(url)),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  stored = new Map<string, Map<string, Response>>();
  [requested, isOnline, breaksOff, bytes, capacity] = [[], true, false, 1000, Infinity];
  vi.stubGlobal('__SITE_FILES__', { pictures: ROOT });
  vi.stubGlobal('caches', {
    has: (name: string) => Promise.resolve(stored.has(name)),
    open: (name: string) => {
      if (!stored.has(name)) stored.set(name, new Map());
      return Promise.resolve(cacheOf(stored.get(name) ?? new Map<string, Response>()));
    },
    match: (address: string, { cacheName }: { readonly cacheName: string }) =>
      Promise.resolve(stored.get(cacheName)?.get(address)?.clone()),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  });
  vi.stubGlobal('fetch', (request: string | Request, init?: RequestInit) => {
    requested.push(`${init?.mode ?? 'as it is'} ${typeof request === 'string' ? request : request.url}`);
    const headers = { 'content-length': String(bytes) };
    return isOnline ? Promise.resolve(new Response('a picture', { headers })) : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const namesIn = (cache: keyof typeof OPENED): ReadonlyArray<string> =>
  [...(stored.get(OPENED[cache])?.keys() ?? [])].map((url) => url.slice(ROOT.length));

/** Starts a worker, as the browser does after a while without requests. */
const startWorker = async () => {
  const pictures = await import('./kept-pictures');
  const settled: Promise<unknown>[] = [];
  const event = { waitUntil: (done: Promise<unknown>) => void settled.push(done) } as unknown as WorkerEvent;
  const show = async (address: string): Promise<Response | 'by the browser'> => {
    if (!pictures.isKeptPicture(new URL(address))) return 'by the browser';
    const response = await pictures.answerPicture({ request: new Request(address), event });
    await Promise.all(settled);
    return response;
  };
  const open = async (title: object): Promise<void> => {
    const kept = pictures.keepTitlePictures(Response.json(title));
    await vi.advanceTimersByTimeAsync(3000);
    await kept;
  };
  await pictures.keepListedPictures([]);
  return { ...pictures, show, open };
};

describe('pictures of opened titles', () => {
  it('are kept in the size that the page shows, also if it was shown before the answer, and no other picture is', async () => {
    const worker = await startWorker();
    expect(await worker.show(at('poster', 500))).toBe('by the browser');
    expect(await worker.show(at('other', 500))).toBe('by the browser');
    await worker.open({ poster_path: '/poster.jpg', backdrop_path: '/wide.jpg' });
    expect(namesIn('pictures')).toEqual(['w500/poster.jpg']);
    await worker.show(at('wide', 1280));
    expect(namesIn('pictures')).toEqual(['w500/poster.jpg', 'w1280/wide.jpg']);
    // Only what may be read counts by its size.
    expect(new Set(requested.map((line) => line.split(' ')[0]))).toEqual(new Set(['cors']));
    await worker.open({ poster_path: '/never-shown.jpg', backdrop_path: null });
    expect(namesIn('pictures')).toContain('w342/never-shown.jpg');
  });

  it('show without a network, in another size if need be, also after the worker was stopped', async () => {
    await (await startWorker()).open({ poster_path: '/poster.jpg' });
    vi.resetModules();
    const worker = await startWorker();
    isOnline = false;
    const shown = [await worker.show(at('poster')), await worker.show(at('poster', 780))];
    expect(shown.map((each) => each instanceof Response && each.ok)).toEqual([true, true]);
    expect(await worker.show(at('other'))).toBe('by the browser');
  });
});

describe('the bounds', () => {
  it('let the oldest go: 300 pictures of lists, and 15 MB', async () => {
    const worker = await startWorker();
    await worker.keepListedPictures(Array.from({ length: 302 }, (_, index) => at(String(index))));
    expect(namesIn('listed')).toHaveLength(300);
    expect(namesIn('listed')).not.toContain('w342/0.jpg');
    bytes = 8_000_000;
    await worker.keepListedPictures([at('large'), at('larger')]);
    expect(namesIn('listed')).toEqual(['w342/larger.jpg']);
  });

  it('make room on a full device, so that nothing else is lost', async () => {
    const worker = await startWorker();
    await worker.keepListedPictures(Array.from({ length: 200 }, (_, index) => at(String(index))));
    capacity = 200;
    await worker.keepListedPictures([at('more')]);
    expect(namesIn('listed')).toHaveLength(150);
  });

  it('end a picture whose connection stalls, and the others are kept', async () => {
    const worker = await startWorker();
    const kept = worker.keepListedPictures(['stalled', 'one', 'two'].map((name) => at(name))).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await kept).toBe('failed');
    expect(namesIn('listed')).toEqual(['w342/one.jpg', 'w342/two.jpg']);
  });

  it('stay as they are when a connection breaks off, and the list is not said to be kept', async () => {
    const worker = await startWorker();
    await worker.keepListedPictures([at('one'), at('two')]);
    breaksOff = true;
    await expect(worker.keepListedPictures([at('three')])).rejects.toThrow('network error');
    expect(namesIn('listed')).toEqual(['w342/one.jpg', 'w342/two.jpg']);
  });
});

it('keeps no picture that is on its way at a sign-out, and forgets all', async () => {
  const worker = await startWorker();
  await worker.keepListedPictures([at('kept')]);
  const { noteDeletion } = await import('#adapters/site-worker/deletions');
  const onItsWay = worker.keepListedPictures([at('late')]);
  // As the worker does at a sign-out.
  worker.forgetPictures();
  noteDeletion();
  stored.clear();
  await onItsWay;
  expect(namesIn('listed')).toEqual([]);
  expect(await worker.show(at('kept'))).toBe('by the browser');
});
