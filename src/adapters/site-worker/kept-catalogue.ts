import { withTimeout } from '#domain/shared/with-timeout';
import { CACHE_PREFIX } from './cache-names';
import { inParallel } from './pictures/in-parallel';

/**
 * The cache of "Keep for offline": all files of the embedded catalogue, each under the hash of its content, and the lists that say which
 * file has which content. A new catalogue needs only the contents that changed. Its files are public, so a sign-out leaves them.
 */
export const KEPT_CATALOGUE = `${CACHE_PREFIX}kept-catalogue`;

/** The files of a catalogue by name, with their sizes in bytes and the hashes of their contents (`scripts/build/catalogue-files.mjs`). */
export type ListedFiles = Readonly<Record<string, readonly [bytes: number, hash: string]>>;

/** Number of files that are loaded at the same time. */
const PARALLEL = 6;

/** Longest time, in ms, until the server answers. */
const TIME_OUT_MS = 20_000;

const CONTENTS = '/catalogue/content/';
const listOf = (folder: string): string => `${folder}files.json`;

export const isStorageFull = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'QuotaExceededError';

/** Returns the files of a catalogue; null if the cache has no list of them. @param folder path of the catalogue, with a trailing slash. */
export const readKeptList = async (cache: Cache, folder: string): Promise<ListedFiles | null> => {
  const response = await cache.match(listOf(folder));
  return response === undefined ? null : ((await response.json()) as ListedFiles);
};

/** Loads a file of the catalogue past the worker, which would keep it a second time. Rejects if the server does not have it. */
const load = async (address: string, signal?: AbortSignal): Promise<Response> => {
  const response = await withTimeout(TIME_OUT_MS, (limited) => fetch(address, { cache: 'no-store', signal: limited }), signal);
  if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`);
  return response;
};

/** Loads the list of a catalogue's files. */
export const loadList = (folder: string, signal?: AbortSignal): Promise<Response> => load(listOf(folder), signal);

/** Returns the hashes of the contents that the cache has. */
export const keptHashes = async (cache: Cache): Promise<ReadonlySet<string>> =>
  new Set((await cache.keys()).flatMap(({ url }) => url.split(CONTENTS).slice(1)));

/**
 * Loads files and stores their contents. Rejects at the first that fails; those before stay.
 * @param onKept called with the size of each stored file, in bytes.
 */
export const keepContents = async (
  cache: Cache, folder: string, files: ReadonlyArray<readonly [name: string, bytes: number, hash: string]>,
  { signal, onKept }: { readonly signal?: AbortSignal; readonly onKept?: (bytes: number) => void } = {},
): Promise<void> => inParallel(files, PARALLEL, async ([name, bytes, hash]) => {
  await cache.put(CONTENTS + hash, await load(folder + name, signal));
  onKept?.(bytes);
});

/** Returns a kept file by its address; undefined if it is not kept. */
export const matchKeptFile = async (url: string): Promise<Response | undefined> => {
  const [, folder, name] = /^(\/catalogue\/[0-9a-f]{8}\/)(.+)$/.exec(new URL(url).pathname) ?? [];
  if (folder === undefined || name === undefined || !(await caches.has(KEPT_CATALOGUE))) return undefined;
  const cache = await caches.open(KEPT_CATALOGUE);
  const entry = (await readKeptList(cache, folder))?.[name];
  return entry === undefined ? undefined : cache.match(CONTENTS + entry[1]);
};

const otherLists = async (cache: Cache, folder: string): Promise<ReadonlyArray<Request>> =>
  (await cache.keys()).filter(({ url }) => url.endsWith(listOf('/')) && !url.endsWith(listOf(folder)));

/**
 * Loads what changed in a new catalogue, if the one before is kept: of a part, the changed files; of the whole, also the new ones. Rejects
 * without a network. If the changes do not fit, they are left out, and the page says what is missing.
 */
export const renewKeptCatalogue = async (folder: string): Promise<void> => {
  if (!(await caches.has(KEPT_CATALOGUE))) return;
  const cache = await caches.open(KEPT_CATALOGUE);
  if ((await readKeptList(cache, folder)) !== null) return;
  const kept = await keptHashes(cache);
  const before = new Map<string, string>();
  for (const request of await otherLists(cache, folder))
    for (const [name, [, hash]] of Object.entries((await (await cache.match(request))?.json()) as ListedFiles)) before.set(name, hash);
  if (before.size === 0) return;
  const isWhole = [...before.values()].every((hash) => kept.has(hash));
  const list = await loadList(folder);
  const files = Object.entries((await list.clone().json()) as ListedFiles)
    .map(([name, [bytes, hash]]) => [name, bytes, hash] as const)
    .filter(([name, , hash]) => !kept.has(hash) && (isWhole || kept.has(before.get(name) ?? '')));
  const onFull = (act: () => Promise<unknown>) => async (error: unknown): Promise<void> => {
    if (!isStorageFull(error)) throw error;
    await act();
  };
  // The list needs room, too. Without it nothing of this catalogue counts as kept, but the version can be installed.
  await keepContents(cache, folder, files).catch(onFull(() => Promise.all(files.map(([, , hash]) => cache.delete(CONTENTS + hash)))));
  await cache.put(listOf(folder), list).catch(onFull(() => Promise.resolve()));
};

/** Deletes what only other catalogues than this one have. */
export const deleteOtherContents = async (folder: string): Promise<void> => {
  if (!(await caches.has(KEPT_CATALOGUE))) return;
  const cache = await caches.open(KEPT_CATALOGUE);
  const files = await readKeptList(cache, folder);
  if (files === null) return;
  const used = new Set(Object.values(files).map(([, hash]) => hash));
  for (const request of await otherLists(cache, folder)) await cache.delete(request);
  for (const hash of await keptHashes(cache)) if (!used.has(hash)) await cache.delete(CONTENTS + hash);
};

/** Opens the cache with the list of a catalogue's files, and makes it only once the list is there and while it is still wanted. */
export const openKeptCatalogue = async (folder: string, signal: AbortSignal): Promise<readonly [Cache, ListedFiles]> => {
  const list = (await caches.match(listOf(folder), { cacheName: KEPT_CATALOGUE })) ?? (await loadList(folder, signal));
  signal.throwIfAborted();
  const cache = await caches.open(KEPT_CATALOGUE);
  await cache.put(listOf(folder), list.clone());
  return [cache, (await list.json()) as ListedFiles];
};
