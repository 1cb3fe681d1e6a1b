import { PrecacheController } from 'workbox-precaching';
import { frameCache } from './cache-names';

const { version, frame: files, shell } = __SITE_FILES__;

/** The files that every page runs. */
export const frame = new PrecacheController({ cacheName: frameCache(version) });
frame.addToCacheList([shell, ...files.map((url) => ({ url, revision: null }))]);

/** Returns the shell, which renders every page; undefined if the browser has deleted it. */
export const matchShell = (): Promise<Response | undefined> => frame.matchPrecache(shell.url);

/** Loads the files of every page again if the browser has deleted their cache, which nothing else fills while this version runs. */
export const restoreFrame = async (): Promise<void> => {
  if ((await matchShell()) !== undefined) return;
  const cache = await caches.open(frameCache(version));
  // All of them or none.
  await cache.addAll([...files, frame.getCacheKeyForURL(shell.url) ?? shell.url]).catch(() => undefined);
};
