import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfflineCatalogueState } from '#application/ports/site-worker/offline-catalogue';
import { openOfflineCatalogue } from './browser-offline-catalogue';
import { deleteOtherContents, KEPT_CATALOGUE, matchKeptFile, renewKeptCatalogue } from './kept-catalogue';

const ORIGIN = 'https://films.example';
const [OLD, NEW] = ['/catalogue/0000aaaa/', '/catalogue/0000bbbb/'];
type Files = Readonly<Record<string, string>>;

/** The browser's caches, of which a cache stores at most `capacity` entries; and a server with these files. */
let capacity = Infinity;
let stored = new Map<string, Map<string, Response>>();
let server: Files = {};
let loaded: string[] = [];
let isOnline = true;
/** Called with each address that is loaded. */
let onLoad: (address: string) => void = () => undefined;

const keyOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;
const cacheOf = (entries: Map<string, Response>) => ({
  match: (request: RequestInfo) => Promise.resolve(entries.get(keyOf(request))?.clone()),
  put: (request: RequestInfo, response: Response) => {
    if (entries.size >= capacity) return Promise.reject(new DOMException('', 'QuotaExceededError'));
    entries.set(keyOf(request), response);
    return Promise.resolve();
  },
  keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
  delete: (request: RequestInfo) => Promise.resolve(entries.delete(keyOf(request))),
});

/** Publishes a catalogue of these files. */
const publish = (folder: string, files: Files): void => {
  const list = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, [content.length, content.replace(' ', '-')]]));
  server = {
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [folder + name, content])),
    [`${folder}files.json`]: JSON.stringify(list),
  };
};
const FILES: Files = { 'index.json': 'all', 'details/a.json': 'film a', 'details/b.json': 'film b' };
const ALL_BYTES = 15;

beforeEach(() => {
  capacity = Infinity;
  stored = new Map<string, Map<string, Response>>();
  [loaded, isOnline, onLoad] = [[], true, () => undefined];
  publish(OLD, FILES);
  vi.stubGlobal('caches', {
    has: (name: string) => Promise.resolve(stored.has(name)),
    open: (name: string) => {
      if (!stored.has(name)) stored.set(name, new Map());
      return Promise.resolve(cacheOf(stored.get(name) ?? new Map<string, Response>()));
    },
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    match: (request: string, { cacheName = '' }: MultiCacheQueryOptions) =>
      cacheOf(stored.get(cacheName) ?? new Map<string, Response>()).match(request),
  });
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    loaded.push(address.split('/').at(-1) ?? '');
    onLoad(address);
    if (signal?.aborted === true) return Promise.reject(new DOMException('', 'AbortError'));
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    const content = server[address];
    return Promise.resolve(new Response(content ?? '', { status: content === undefined ? 404 : 200 }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const opened = async (free = 1000) => {
  let time = 0;
  const catalogue = await openOfflineCatalogue({
    folder: OLD, totalBytes: ALL_BYTES, isOnline: () => isOnline, events: new EventTarget(), now: () => (time += 1000),
    storage: { estimate: () => Promise.resolve({ quota: 5000 + free, usage: 5000 }) },
  });
  const states: OfflineCatalogueState[] = [];
  catalogue.state.subscribe((state) => E.isRight(state) && states.push(state.right));
  const ended = (): Promise<OfflineCatalogueState> =>
    vi.waitFor(() => {
      const last = states.at(-1);
      if (last === undefined || last.phase === 'loading') throw new Error('still loading');
      return last;
    });
  return { ...catalogue, states, ended };
};
const contentOf = async (address: string): Promise<string | undefined> => (await matchKeptFile(ORIGIN + address))?.text();

describe('openOfflineCatalogue', () => {
  it('stores all files, says how far it is, and knows it when it is opened again', async () => {
    const catalogue = await opened();
    expect(catalogue.states).toEqual([{ phase: 'none', keptBytes: 0, totalBytes: ALL_BYTES, failure: null }]);
    catalogue.keep();
    expect(await catalogue.ended()).toEqual({ phase: 'whole', keptBytes: ALL_BYTES, totalBytes: ALL_BYTES, failure: null });
    expect(catalogue.states.map(({ keptBytes }) => keptBytes)).toEqual([0, 0, 3, 9, 15, 15]);
    expect(await contentOf(`${OLD}details/b.json`)).toBe('film b');
    expect((await opened()).states).toMatchObject([{ phase: 'whole' }]);
  });

  it('keeps what was stored before the network failed, and loads only the rest later', async () => {
    const catalogue = await opened();
    onLoad = (address) => void (isOnline = !address.endsWith('b.json'));
    catalogue.keep();
    expect(await catalogue.ended()).toMatchObject({ phase: 'part', keptBytes: 9, failure: { _tag: 'offline' } });
    [isOnline, onLoad, loaded] = [true, () => undefined, []];
    catalogue.keep();
    expect(await catalogue.ended()).toMatchObject({ phase: 'whole', failure: null });
    expect(loaded).toEqual(['b.json']);
  });

  it('loads nothing if the files do not fit, and says so if the storage is full before it expected that', async () => {
    const small = await opened(ALL_BYTES - 1);
    small.keep();
    expect(await small.ended()).toMatchObject({ phase: 'none', failure: { storage: 'full' } });
    expect(loaded).toEqual([]);
    capacity = 2;
    const filled = await opened();
    filled.keep();
    expect(await filled.ended()).toMatchObject({ phase: 'part', keptBytes: 3, failure: { storage: 'full' } });
  });

  it('says that the storage is full also if a file arrives after the one that did not fit', async () => {
    const load = fetch;
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => { arrive = resolve; });
    vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
      if (address.endsWith('index.json')) await late;
      return load(address, { ...options, signal: null });
    });
    capacity = 2;
    const catalogue = await opened();
    catalogue.keep();
    expect(await catalogue.ended()).toMatchObject({ phase: 'part', failure: { storage: 'full' } });
    capacity = Infinity;
    arrive();
    await new Promise((resolve) => { setTimeout(resolve, 5); });
    expect(catalogue.states.at(-1)).toMatchObject({ phase: 'part', failure: { storage: 'full' } });
  });

  it('stops and deletes everything when it is turned off', async () => {
    const catalogue = await opened();
    onLoad = (address) => address.endsWith('a.json') && catalogue.remove();
    catalogue.keep();
    await vi.waitFor(() => expect(catalogue.states.at(-1)).toMatchObject({ phase: 'none', failure: null }));
    await new Promise((resolve) => { setTimeout(resolve, 5); });
    expect([catalogue.states.at(-1)?.phase, stored.has(KEPT_CATALOGUE)]).toEqual(['none', false]);
  });

  it('makes no cache if it is turned off in the first moment, or if the list cannot be loaded', async () => {
    const catalogue = await opened();
    const moment = () => new Promise((resolve) => { setTimeout(resolve, 5); });
    catalogue.keep();
    catalogue.remove();
    await moment();
    expect([catalogue.states.at(-1)?.phase, stored.size]).toEqual(['none', 0]);
    isOnline = false;
    catalogue.keep();
    expect(await catalogue.ended()).toMatchObject({ phase: 'none', failure: { _tag: 'offline' } });
    expect(stored.size).toBe(0);
    isOnline = true;
    catalogue.keep();
    await catalogue.ended();
    catalogue.keep();
    catalogue.remove();
    await moment();
    expect([catalogue.states.at(-1)?.phase, stored.size]).toEqual(['none', 0]);
  });
});

describe('a new version', () => {
  const next = { ...FILES, 'details/b.json': 'film B', 'details/c.json': 'film c' };

  it('loads only the contents that changed, and the old ones stay until it is active', async () => {
    const catalogue = await opened();
    catalogue.keep();
    await catalogue.ended();
    publish(NEW, next);
    loaded = [];
    await renewKeptCatalogue(NEW);
    expect(loaded.sort()).toEqual(['b.json', 'c.json', 'files.json']);
    expect([await contentOf(`${OLD}details/b.json`), await contentOf(`${NEW}details/b.json`)]).toEqual(['film b', 'film B']);
    await deleteOtherContents(NEW);
    expect([await contentOf(`${OLD}details/b.json`), await contentOf(`${NEW}details/a.json`)]).toEqual([undefined, 'film a']);
    expect(stored.get(KEPT_CATALOGUE)?.size).toBe(5);
  });

  it('of a part loads no file that was missing before', async () => {
    const catalogue = await opened();
    onLoad = (address) => void (isOnline = !address.endsWith('a.json'));
    catalogue.keep();
    await catalogue.ended();
    [isOnline, onLoad, loaded] = [true, () => undefined, []];
    publish(NEW, { ...next, 'index.json': 'ALL' });
    await renewKeptCatalogue(NEW);
    expect(loaded.sort()).toEqual(['files.json', 'index.json', ...(loaded.includes('b.json') ? ['b.json'] : [])].sort());
  });

  it('is installed on a full device, too, without what does not fit', async () => {
    const catalogue = await opened();
    catalogue.keep();
    await catalogue.ended();
    publish(NEW, next);
    capacity = 5;
    await renewKeptCatalogue(NEW);
    expect([await contentOf(`${NEW}details/a.json`), await contentOf(`${NEW}details/b.json`)]).toEqual(['film a', undefined]);
    [capacity, server] = [5, {}];
    publish('/catalogue/0000cccc/', { ...next, 'index.json': 'ALL' });
    await renewKeptCatalogue('/catalogue/0000cccc/');
    expect(await contentOf(`${OLD}details/b.json`)).toBe('film b');
  });

  it('is not installed while the network is gone, and does nothing where nothing is kept', async () => {
    await renewKeptCatalogue(NEW);
    expect([loaded, stored.size]).toEqual([[], 0]);
    stored.set(KEPT_CATALOGUE, new Map());
    await renewKeptCatalogue(NEW);
    expect(loaded).toEqual([]);
    const catalogue = await opened();
    catalogue.keep();
    await catalogue.ended();
    isOnline = false;
    await expect(renewKeptCatalogue(NEW)).rejects.toThrow();
    expect(await contentOf(`${OLD}index.json`)).toBe('all');
  });
});
