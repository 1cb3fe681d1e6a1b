import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { frameCache, hasEarlierVersion, memberCache, outdatedCaches } from './cache-names';
import { deleteOtherContents, renewKeptCatalogue } from './kept-catalogue';
import { deleteOtherCatalogues, renewCatalogueFiles } from './renewed-catalogue';
import { isKeptPage, isPage } from './kept-pages';
import { deleteMembersFiles, keepMembersFiles, keepsMembersFiles } from './members-files';
import { endPush, openFromNotification, showDigest } from './push-events';
import { deleteOpened, deletePages, opened } from './opened-caches';
import type { WorkerRequest } from './worker-message';
import { workerScope, type WorkerEvent } from './worker-scope';

const { version, frame: files, shell, members, catalogue } = __SITE_FILES__;

const frame = new PrecacheController({ cacheName: frameCache(version) });
frame.addToCacheList([shell, ...files.map((url) => ({ url, revision: null }))]);

type Handled = { readonly request: Request; readonly url: URL; readonly event: WorkerEvent; readonly params?: unknown };
const network = new NetworkOnly();

/** Answers the opening of a page: from the network, else with its kept document, else with the shell, which renders every page. */
const openPage = async ({ request, url, event }: Handled): Promise<Response> => {
  try {
    return await (isKeptPage(url.pathname) ? opened.pages : network).handle({ request, event });
  } catch (error) {
    const document = await frame.matchPrecache(shell.url);
    if (document === undefined) throw error;
    return document;
  }
};

/** Returns the strategy of a file; null for everything that the worker leaves to the browser, such as answers about persons. */
const strategyOf = (pathname: string): (typeof opened)['files' | 'catalogue' | 'tmdb'] | null => {
  if (pathname.startsWith('/assets/')) return opened.files;
  if (pathname.startsWith('/catalogue/')) return opened.catalogue;
  return pathname.startsWith('/api/tmdb/') ? opened.tmdb : null;
};

registerRoute(({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname), openPage);
registerRoute(
  // A page that stores the whole catalogue asks for its files past the worker.
  ({ sameOrigin, url, request }) => (sameOrigin && request.cache !== 'no-store' ? strategyOf(url.pathname) : null),
  ({ request, event, params }: Handled) => (params as (typeof opened)['files']).handle({ request, event }),
);

/** Keeps what a page loaded before this worker controlled it, from the browser's cache. */
const keep = async (addresses: ReadonlyArray<string>, event: WorkerEvent): Promise<void> => {
  for (const address of addresses) {
    const { origin, pathname } = new URL(address);
    const strategy = origin === location.origin ? (isKeptPage(pathname) ? opened.pages : strategyOf(pathname)) : null;
    await strategy?.handle({ request: new Request(address, { cache: 'force-cache' }), event }).catch(() => undefined);
  }
};

const install = async (event: WorkerEvent): Promise<void> => {
  try {
    await frame.install(event);
    if (await keepsMembersFiles()) await keepMembersFiles(version, members);
    await renewCatalogueFiles(catalogue);
    await renewKeptCatalogue(catalogue);
  } catch (error) {
    // The version that runs stays as it was; the browser tries again later.
    await Promise.all([frameCache(version), memberCache(version)].map((name) => caches.delete(name)));
    throw error;
  }
};

const activate = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(outdatedCaches(names, version).map((name) => caches.delete(name)));
  if (hasEarlierVersion(names, version)) await deletePages();
  await deleteOtherCatalogues(catalogue);
  await deleteOtherContents(catalogue);
  await workerScope.registration.navigationPreload?.enable();
  await workerScope.clients.claim();
};

const answer = async (request: WorkerRequest, event: WorkerEvent): Promise<void> => {
  switch (request.type) {
    case 'opened':
      return keep(request.addresses, event);
    case 'member':
      return keepMembersFiles(version, members);
    case 'forget':
      return void (await Promise.all([deleteOpened(), deleteMembersFiles(), endPush()]));
    case 'take-over':
      return workerScope.skipWaiting();
  }
};

workerScope.addEventListener('install', (event) => event.waitUntil(install(event)));
workerScope.addEventListener('activate', (event) => event.waitUntil(activate()));
// Only pages of this origin can send messages to its worker.
workerScope.addEventListener('push', (event) => event.waitUntil(showDigest(event)));
workerScope.addEventListener('notificationclick', (event) => event.waitUntil(openFromNotification(event)));
workerScope.addEventListener('message', (event) => event.waitUntil(answer(event.data as WorkerRequest, event)));
