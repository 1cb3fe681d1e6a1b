import { CACHE_PREFIX } from './cache-names';
import { workerScope } from './worker-scope';

const deleteCaches = async (): Promise<void> => {
  await Promise.all((await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
};

/** Replaces the worker of a site, deletes its caches and removes itself. Open pages go on with the network alone. */
workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));
workerScope.addEventListener('activate', (event) => {
  const deleting = deleteCaches();
  event.waitUntil(deleting);
  // A page that opens waits for the end of this event, and the removal would wait for that page.
  void deleting.finally(() => setTimeout(() => void workerScope.registration.unregister()));
});
