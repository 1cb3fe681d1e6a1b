import { CACHE_PREFIX } from './cache-names';
import { workerScope } from './worker-scope';

/** Replaces the worker of a site, deletes its caches and removes itself. Open pages go on with the network alone. */
const remove = async (): Promise<void> => {
  await Promise.all((await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await workerScope.registration.unregister();
};

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));
workerScope.addEventListener('activate', (event) => event.waitUntil(remove()));
