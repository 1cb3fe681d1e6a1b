import { beforeEach, expect, it, vi } from 'vitest';
import { OPENED } from './cache-names';

const ORIGIN = 'https://films.example';
const [OLD, NEW] = ['/catalogue/0000aaaa/', '/catalogue/0000bbbb/'];

/** Addresses to which the bound applies, in the order of their last use. */
let timed: string[] = [];
vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    constructor(readonly name: string) {}
    updateTimestamp(url: string): Promise<unknown> {
      return this.name === OPENED.catalogue ? Promise.resolve(timed.push(url)) : Promise.reject(new Error(this.name));
    }
  },
}));

let paths = new Set<string>();
const pathOf = (address: string): string => new URL(address, ORIGIN).pathname;
class FakeRequest {
  constructor(readonly url: string, readonly options: RequestInit) {}
}
const cache = {
  keys: () => Promise.resolve([...paths].map((path) => ({ url: ORIGIN + path }))),
  match: (path: string) => Promise.resolve(paths.has(pathOf(path)) ? new Response() : undefined),
  add: ({ url, options }: FakeRequest) =>
    url.includes('lost') || options.cache !== 'no-store' ? Promise.reject(new Error('404')) : Promise.resolve(void paths.add(pathOf(url))),
  delete: (path: string) => Promise.resolve(paths.delete(pathOf(path))),
};

beforeEach(() => {
  timed = [];
  vi.stubGlobal('Request', FakeRequest);
  vi.stubGlobal('caches', { has: (name: string) => Promise.resolve(name === OPENED.catalogue), open: () => Promise.resolve(cache) });
});

/** Installs and activates the version with this catalogue. */
const update = async (folder: string): Promise<void> => {
  const { deleteOtherCatalogues, renewCatalogueFiles } = await import('./renewed-catalogue');
  await renewCatalogueFiles(folder);
  expect(timed).toEqual([]);
  await deleteOtherCatalogues(folder);
};

it('renews what was opened, which counts for the bound of opened files once the new version runs', async () => {
  paths = new Set([`${OLD}a.json`, `${OLD}lost.json`, `${NEW}b.json`]);
  await update(NEW);
  expect([...paths]).toEqual([`${NEW}b.json`, `${NEW}a.json`]);
  expect(timed).toEqual([`${ORIGIN}${NEW}b.json`, `${ORIGIN}${NEW}a.json`]);
});

it('changes nothing with the same catalogue', async () => {
  paths = new Set([`${OLD}a.json`]);
  await update(OLD);
  expect([[...paths], timed]).toEqual([[`${OLD}a.json`], []]);
});
