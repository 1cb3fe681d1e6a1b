import { withTimeout } from '#domain/shared/with-timeout';
import { OPENED } from '#adapters/site-worker/cache-names';
import { sinceNow } from '#adapters/site-worker/deletions';
import { inParallel } from './in-parallel';
import {
  cacheOfPicture, forgetNames, matchAnySize, matchPicture, nameOf, readPictures, storePicture, wantPicture,
} from './picture-cache';
import type { WorkerEvent } from '#adapters/site-worker/worker-scope';

/** Number of pictures that are loaded at the same time. */
const PARALLEL = 4;
/** Number of pictures that the page has asked for lately and whose addresses are remembered. */
const MAX_RECENT = 500;
/** Longest time, in ms, of loading a picture: one that hangs would keep up all others. */
const TIME_OUT_MS = 20_000;
/** Time, in ms, in which a title's page requests the picture that it shows. */
const UNTIL_SHOWN_MS = 3000;

const { pictures: root } = __SITE_FILES__;

/** Pictures that pages have requested, the last one last. The browser may not request again the picture of a title that is opened. */
const recent = new Set<string>();

const isPicture = (address: string): boolean => root !== null && address.startsWith(root);

/** Notes that a page has shown a picture. */
export const noteShown = (address: string): void => {
  if (!isPicture(address)) return;
  recent.delete(address);
  recent.add(address);
  const [oldest] = recent;
  if (oldest !== undefined && recent.size > MAX_RECENT) recent.delete(oldest);
};

/** Returns whether the worker answers a request: for kept pictures. Until their list is read, it answers without a network only. */
export const isKeptPicture = ({ href }: URL): boolean => {
  if (!isPicture(href)) return false;
  void readPictures();
  noteShown(href);
  const cacheName = cacheOfPicture(nameOf(href));
  return cacheName === null ? !navigator.onLine : cacheName !== undefined;
};

/** Loads a picture in a form whose size counts as it is: browsers count megabytes for an answer that the page may not read. */
const load = (address: string, { cache = 'default', signal }: Pick<RequestInit, 'cache' | 'signal'> = {}): Promise<Response> =>
  fetch(address, { mode: 'cors', credentials: 'omit', cache, ...(signal !== undefined && { signal }) });

/** Loads and keeps a picture. Rejects if it does not come in time. */
const loadAndStore = (cacheName: string, address: string, isCurrent: () => boolean): Promise<void> =>
  withTimeout(TIME_OUT_MS, async (signal) =>
    storePicture(cacheName, address, await load(address, { cache: 'force-cache', signal }), isCurrent));

/** Answers with the kept picture; else loads it and keeps it. Without a network, another size of it is better than none. */
export const answerPicture = async ({ request, event }: { readonly request: Request; readonly event: WorkerEvent }): Promise<Response> => {
  const isCurrent = sinceNow();
  await readPictures();
  const { url } = request;
  const cacheName = cacheOfPicture(nameOf(url));
  if (typeof cacheName !== 'string') return fetch(request);
  const kept = await matchPicture(url);
  if (kept !== undefined) return kept;
  try {
    const response = await withTimeout(TIME_OUT_MS, (signal) => load(url, { signal }));
    event.waitUntil(storePicture(cacheName, url, response.clone(), isCurrent));
    return response;
  } catch {
    // A host that does not allow to read its pictures is asked for one that can only be shown.
    return (await matchAnySize(nameOf(url))) ?? fetch(request);
  }
};

/** Keeps the pictures of an opened title as its page shows them, or else its poster in the size of lists. @param details TMDB's answer. */
export const keepTitlePictures = async (details: Response): Promise<void> => {
  if (root === null || !details.ok) return;
  const isCurrent = sinceNow();
  await readPictures();
  const { poster_path: poster, backdrop_path: backdrop } = (await details.json()) as Readonly<Record<string, unknown>>;
  const names = [poster, backdrop].filter((path) => typeof path === 'string').map(nameOf);
  names.forEach(wantPicture);
  await new Promise((resolve) => { setTimeout(resolve, UNTIL_SHOWN_MS); });
  for (const name of names) {
    const shown = [...recent].findLast((address) => nameOf(address) === name) ?? (poster === `/${name}` ? `${root}w342/${name}` : null);
    if (shown === null || (await matchAnySize(name)) !== undefined) continue;
    // One that fails costs no other.
    await loadAndStore(OPENED.pictures, shown, isCurrent).catch(() => undefined);
  }
};

/** Keeps pictures of titles on the member's lists. Rejects at the first that fails; those before stay. */
export const keepListedPictures = async (addresses: ReadonlyArray<string>): Promise<void> => {
  const isCurrent = sinceNow();
  await readPictures();
  const missing = addresses.filter((address) => isPicture(address) && cacheOfPicture(nameOf(address)) !== OPENED.listed);
  await inParallel(missing, PARALLEL, async (address) => {
    if (isCurrent()) await loadAndStore(OPENED.listed, address, isCurrent);
  });
};

/** Clears the notes of kept and shown pictures; the caches are deleted with what was opened. */
export const forgetPictures = (): void => {
  forgetNames();
  recent.clear();
};
