import { CacheExpiration } from 'workbox-expiration';
import { OPENED } from './cache-names';

/** The folder of the embedded catalogue, whose name is a hash of its content. */
const FOLDER = /^\/catalogue\/[0-9a-f]{8}\//;

const otherFiles = async (cache: Cache, folder: string): Promise<ReadonlyArray<string>> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => FOLDER.test(path) && !path.startsWith(folder));

/**
 * Loads the files of a new catalogue that were opened in the one before, so that an update does not take them away. A file that fails is
 * loaded when it is next opened.
 */
export const renewCatalogueFiles = async (folder: string): Promise<void> => {
  if (!(await caches.has(OPENED.catalogue))) return;
  const cache = await caches.open(OPENED.catalogue);
  for (const path of await otherFiles(cache, folder)) {
    const renewed = path.replace(FOLDER, folder);
    if ((await cache.match(renewed)) === undefined) await cache.add(new Request(renewed, { cache: 'no-store' })).catch(() => undefined);
  }
};

/** Deletes the files of other catalogues than this one. Those of this one count as used now: their bound passes over one without a time. */
export const deleteOtherCatalogues = async (folder: string): Promise<void> => {
  if (!(await caches.has(OPENED.catalogue))) return;
  const cache = await caches.open(OPENED.catalogue);
  const others = await otherFiles(cache, folder);
  if (others.length === 0) return;
  for (const path of others) await cache.delete(path);
  const times = new CacheExpiration(OPENED.catalogue, { maxEntries: 1 });
  await Promise.all((await cache.keys()).map(({ url }) => times.updateTimestamp(url))).catch(() => undefined);
};
