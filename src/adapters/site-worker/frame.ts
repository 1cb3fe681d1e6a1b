import { PrecacheController } from 'workbox-precaching';
import { frameCache } from './cache-names';
import { keepListedFiles, readFileList } from './listed-files';
import type { WorkerEvent } from './worker-scope';

const { version, frame: list, shell } = __SITE_FILES__;

const documents = new PrecacheController({ cacheName: frameCache(version) });
documents.addToCacheList([shell]);

/** Keeps the shell and the files that visitors' pages run. */
export const installFrame = async (event: WorkerEvent): Promise<void> => {
  await documents.install(event);
  await keepListedFiles(frameCache(version), list);
};

/** Returns the shell, which renders every page; undefined if the browser has deleted it. */
export const matchShell = (): Promise<Response | undefined> => documents.matchPrecache(shell.url);

/** Returns whether a document that runs this script is of this version. */
export const isOfVersion = async (main: string): Promise<boolean> =>
  (await caches.match(main, { cacheName: frameCache(version) })) !== undefined;

/** Loads the files of every page again if the browser has deleted their cache, which nothing else fills while this version runs. */
export const restoreFrame = async (): Promise<void> => {
  if ((await matchShell()) !== undefined) return;
  const load = async (): Promise<void> => {
    const files = await readFileList(list);
    const cache = await caches.open(frameCache(version));
    // All of them or none.
    await cache.addAll([...files, documents.getCacheKeyForURL(shell.url) ?? shell.url]);
  };
  await load().catch(() => undefined);
};
