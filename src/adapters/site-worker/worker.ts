import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { hasEarlierVersion, installVersion, memberCache, OPENED, outdatedCaches, ranCache } from './cache-names';
import { sinceNow } from './deletions';
import { installFrame, isOfVersion, restoreFrame } from './frame';
import { deleteOtherContents, KEPT_CATALOGUE, renewKeptCatalogue } from './kept-catalogue';
import { deleteOtherCatalogues, renewCatalogueFiles } from './renewed-catalogue';
import { isKeptPage, isPage } from './kept-pages';
import { answerPicture, forgetPictures, isKeptPicture, keepListedPictures, keepTitlePictures, noteShown } from './pictures/kept-pictures';
import { deleteMembersFiles, keepListedFiles, keepsMembersFiles } from './listed-files';
import { endPush, openFromNotification, showDigest } from './push/push-events';
import { deleteOpened, deletePages, opened } from './opened-caches';
import { isSessionCheck, sessionChecks } from './session-checks';
import type { WorkerRequest } from './worker-message';
import { workerScope, type WorkerEvent } from './worker-scope';

const { version, members, catalogue, search } = __SITE_FILES__;

type Handled = { readonly request: Request; readonly url: URL; readonly event: WorkerEvent; readonly params?: unknown };
const network = new NetworkOnly();

/** Answers the opening of a page, and the one of a file or a call of the server, which the browser has asked for beforehand, too. */
const openAddress = ({ request, url, event }: Handled): Promise<Response> => {
  if (!isPage(url.pathname)) return network.handle({ request, event });
  event.waitUntil(restoreFrame());
  return (isKeptPage(url.pathname) ? opened.pages : opened.others).handle({ request, event });
};

/** TMDB's answers: all but those to searches, whose texts are not kept, and of which an import sends thousands. */
const OF_TMDB = /^\/api\/tmdb\/(?!search|find)/;
const OF_TITLE = /^\/api\/tmdb\/(?:movie|tv)\/\d/;
/** The answer that names the pictures of a title. */
const DETAILS = /^\/api\/tmdb\/(?:movie|tv)\/\d+$/;

type Strategy = (typeof opened)['files' | 'catalogue' | 'tmdb' | 'titles' | 'looked'];

/**
 * Returns the strategy of a file; null for everything that the worker leaves to the browser, such as answers about persons. The app
 * requests a title that it only looks up in the mode "default", others in "no-cache".
 */
const strategyOf = (pathname: string, mode?: RequestCache): Strategy | null => {
  if (pathname.startsWith('/assets/')) return opened.files;
  if (pathname.startsWith('/catalogue/')) return opened.catalogue;
  if (OF_TITLE.test(pathname)) return mode === 'default' ? opened.looked : opened.titles;
  return OF_TMDB.test(pathname) ? opened.tmdb : null;
};

/** Answers by a strategy, and keeps the pictures of an opened title. */
const answerBy = async (strategy: Strategy, request: Request, event: WorkerEvent): Promise<Response> => {
  const response = await strategy.handle({ request, event });
  if (__ON_TMDB__ && strategy === opened.titles && DETAILS.test(new URL(request.url).pathname))
    event.waitUntil(keepTitlePictures(response.clone()).catch(() => undefined));
  return response;
};

registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', openAddress);
registerRoute(
  // A page that stores the whole catalogue requests its files past the worker.
  ({ sameOrigin, url, request }) => (sameOrigin && request.cache !== 'no-store' ? strategyOf(url.pathname, request.cache) : null),
  ({ request, event, params }: Handled) => answerBy(params as Strategy, request, event),
);
if (__ON_TMDB__) registerRoute(({ url, request }) => request.destination === 'image' && isKeptPicture(url), answerPicture);
if (__ON_FIREBASE__) registerRoute(({ url }) => isSessionCheck(url), sessionChecks, 'POST');

/** Keeps what a page loaded before this worker controlled it, from the browser's cache. */
const keep = async (addresses: ReadonlyArray<string>, event: WorkerEvent): Promise<void> => {
  const isCurrent = sinceNow();
  if (__ON_TMDB__) addresses.forEach(noteShown);
  for (const address of addresses) {
    // The member has signed out meanwhile.
    if (!isCurrent()) return;
    const { origin, pathname } = new URL(address);
    const request = new Request(address, { cache: 'force-cache' });
    const strategy = origin === location.origin ? strategyOf(pathname) : null;
    const isDocument = origin === location.origin && isKeptPage(pathname);
    await (isDocument ? opened.pages.handle({ request, event }) : strategy && answerBy(strategy, request, event))?.catch(() => undefined);
  }
};

/** An information that only Chromium has. */
type WithConnection = { readonly connection?: { readonly saveData?: boolean } };

/** Keeps the files of a search by name, so that a member's first search needs no network either; not for those who save data. */
const keepSearch = async (event: WorkerEvent): Promise<void> => {
  if (!__ON_TMDB__ && (navigator as WithConnection).connection?.saveData !== true)
    await keep(search.map((file) => location.origin + file), event);
};

/** If it fails, the version that runs stays as it was, and the browser repeats the update later. */
const install = async (event: WorkerEvent): Promise<void> => {
  await installFrame(event);
  if (await keepsMembersFiles()) await keepListedFiles(memberCache(version), members);
  if (__ON_TMDB__) return;
  await renewCatalogueFiles(catalogue);
  await renewKeptCatalogue(catalogue);
};

const activate = async (): Promise<void> => {
  const names = await caches.keys();
  await caches.open(ranCache(version));
  await Promise.all(outdatedCaches(names, version).map((name) => caches.delete(name)));
  if (hasEarlierVersion(names, version)) await deletePages();
  // A site may have had the embedded catalogue before.
  if (__ON_TMDB__) await Promise.all([OPENED.catalogue, KEPT_CATALOGUE].map((name) => caches.delete(name)));
  else {
    await deleteOtherCatalogues(catalogue);
    await deleteOtherContents(catalogue);
  }
  await workerScope.registration.navigationPreload?.enable();
  await workerScope.clients.claim();
};

/** Returns false for a question whose answer is no. */
const answer = async (request: WorkerRequest, event: WorkerEvent): Promise<unknown> => {
  switch (request.type) {
    case 'opened':
      return keep(request.addresses, event);
    case 'member':
      await keepListedFiles(memberCache(version), members);
      return keepSearch(event);
    case 'pictures':
      return __ON_TMDB__ ? keepListedPictures(request.addresses) : undefined;
    case 'offer':
      return !(await isOfVersion(request.main));
    case 'forget':
      if (__ON_TMDB__) forgetPictures();
      return Promise.all([deleteOpened(), deleteMembersFiles(), endPush()]);
    case 'take-over':
      return workerScope.skipWaiting();
  }
};

workerScope.addEventListener('install', (event) => event.waitUntil(installVersion(version, () => install(event))));
workerScope.addEventListener('activate', (event) => event.waitUntil(activate()));
workerScope.addEventListener('push', (event) => event.waitUntil(showDigest(event)));
workerScope.addEventListener('notificationclick', (event) => event.waitUntil(openFromNotification(event)));
// Only pages of this origin can send messages to its worker.
workerScope.addEventListener('message', (event) => {
  const done = answer(event.data as WorkerRequest, event);
  event.waitUntil(done);
  // A page that waits for the answer sends the way back.
  void done.then((result) => result !== false, () => false).then((isDone) => event.ports[0]?.postMessage(isDone));
});
