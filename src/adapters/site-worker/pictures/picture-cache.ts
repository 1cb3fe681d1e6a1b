import { MAX_KEPT_PICTURES } from '#application/ports/site-worker/site-worker';
import { OPENED } from '#adapters/site-worker/cache-names';
import { isStorageFull } from '#adapters/site-worker/kept-catalogue';

/**
 * Largest numbers and sizes in bytes; beyond, the oldest pictures go. A poster of 342 px has about 28 kB, a wide picture of 1280 px 150.
 * Titles that are opened do not displace the titles of lists.
 */
const BOUNDS: Readonly<Record<string, { readonly entries: number; readonly bytes: number }>> = {
  [OPENED.listed]: { entries: MAX_KEPT_PICTURES, bytes: 15_000_000 },
  [OPENED.pictures]: { entries: 200, bytes: 15_000_000 },
};

/** The cache of each picture that is kept, or to be kept once a page shows it, by the name of its file: all sizes have the same. */
const cacheOf = new Map<string, string>();
/** Sizes in bytes, by address. */
const sizes = new Map<string, number>();

export const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

const readNames = async (): Promise<void> => {
  for (const cacheName of Object.keys(BOUNDS))
    if (await caches.has(cacheName))
      for (const { url } of await (await caches.open(cacheName)).keys()) if (!cacheOf.has(nameOf(url))) cacheOf.set(nameOf(url), cacheName);
  hasRead = true;
};
let hasRead = false;
let reading: Promise<void> | null = null;

/** Reads once which pictures the caches have. */
export const readPictures = (): Promise<void> => (reading ??= readNames());

/** Returns the cache of a picture; undefined for one that is not to be kept, null until the caches are read. */
export const cacheOfPicture = (name: string): string | null | undefined => cacheOf.get(name) ?? (hasRead ? undefined : null);

/** A page may show the picture next: it is to be kept then. */
export const wantPicture = (name: string): void => {
  if (!cacheOf.has(name)) cacheOf.set(name, OPENED.pictures);
};

export const matchPicture = async (address: string): Promise<Response | undefined> => {
  for (const cacheName of Object.keys(BOUNDS)) {
    const response = await caches.match(address, { cacheName });
    if (response !== undefined) return response;
  }
  return undefined;
};

/** Returns a picture in any size in which it is kept. */
export const matchAnySize = async (name: string): Promise<Response | undefined> => {
  const cacheName = cacheOf.get(name);
  if (cacheName === undefined) return undefined;
  const cache = await caches.open(cacheName);
  const request = (await cache.keys()).find(({ url }) => nameOf(url) === name);
  return request === undefined ? undefined : cache.match(request);
};

const sizeOf = async (cache: Cache, request: Request): Promise<number> => {
  const response = await cache.match(request);
  return Number(response?.headers.get('content-length')) || ((await response?.blob())?.size ?? 0);
};

/** Deletes the oldest pictures beyond the bounds. @param share of the bounds that may stay. */
const trim = async (cacheName: string, cache: Cache, share = 1): Promise<void> => {
  const { entries = 0, bytes = 0 } = BOUNDS[cacheName] ?? {};
  const kept = new Set<string>();
  let [count, sum] = [0, 0];
  for (const request of (await cache.keys()).toReversed()) {
    const size = sizes.get(request.url) ?? (await sizeOf(cache, request));
    sizes.set(request.url, size);
    count += 1;
    sum += size;
    const name = nameOf(request.url);
    if (count <= entries * share && sum <= bytes * share) {
      kept.add(name);
      continue;
    }
    await cache.delete(request);
    // Another cache may have it, too.
    if (!kept.has(name) && cacheOf.get(name) === cacheName) cacheOf.delete(name);
  }
};

/**
 * Keeps a picture. Rejects if its connection breaks off.
 * @param isCurrent returns false once what was opened has been deleted, as at a sign-out.
 */
export const storePicture = async (cacheName: string, address: string, response: Response, isCurrent: () => boolean): Promise<void> => {
  const cache = await caches.open(cacheName);
  if (!response.ok || !isCurrent()) return;
  sizes.delete(address);
  try {
    await cache.put(address, response);
  } catch (error) {
    // A connection that broke off has stored nothing.
    if (!isStorageFull(error)) throw error;
    // Other things than pictures need the space more.
    return trim(cacheName, cache, 0.5);
  }
  cacheOf.set(nameOf(address), cacheName);
  await trim(cacheName, cache);
};

/** Clears the notes of kept pictures. */
export const forgetNames = (): void => {
  cacheOf.clear();
  sizes.clear();
};
