import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { FORGOTTEN, OPENED } from './cache-names';
import { noteDeletion, sinceNow } from './deletions';
import { isOfVersion, matchShell } from './frame';
import { matchKeptFile } from './kept-catalogue';
import { pageKey } from './kept-pages';

/**
 * Largest numbers of entries; beyond, the entry that was not used for longest goes. A document has 10 kB, a catalogue's file 2 to 250, an
 * answer about a title 60. Answers with lists, and those to look-ups, have caches of their own: neither displaces an opened title.
 */
const MAX_ENTRIES = { pages: 60, files: 400, catalogue: 600, tmdb: 150, titles: 200, looked: 200 } as const;
/** Time, in seconds, after which a kept document, or an answer that a page shows, is used although the network has not refused. */
const NETWORK_TIMEOUT_SECONDS = 5;

type Started = { readonly state?: Record<string, unknown> };
type Current = { readonly isCurrent: () => boolean };
type Answered = Started & { readonly response: Response };

const isStillCurrent = (state: Started['state']): boolean => (state as Current | undefined)?.isCurrent() === true;

const onlyNow = {
  handlerWillStart: ({ state }: Started): Promise<void> => {
    if (state !== undefined) state['isCurrent'] = sinceNow();
    return Promise.resolve();
  },
  cacheWillUpdate: ({ response, state }: Answered): Promise<Response | null> =>
    Promise.resolve(response.status === 200 && !response.redirected && isStillCurrent(state) ? response : null),
};

// The library's own types of a plugin's parts do not allow `undefined`, and its plugin sets all of them.
type Defined<A> = { readonly [K in keyof A]-?: Exclude<A[K], undefined> };
const expiring = (name: keyof typeof MAX_ENTRIES, more = {}): Defined<ExpirationPlugin> =>
  new ExpirationPlugin({ maxEntries: MAX_ENTRIES[name], purgeOnQuotaError: true, ...more }) as Defined<ExpirationPlugin>;

type Found = { readonly cachedResponse?: Response; readonly request: Request };

/** A file with a hash in its name is the same in every cache, also in those of other versions. So is TMDB's answer to one address. */
const fromEveryCache = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }: Found) => cachedResponse ?? (await caches.match(request)),
};
/** A file of "Keep for offline" is not kept a second time. */
const fromKeptCatalogue = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }: Found) => cachedResponse ?? (await matchKeptFile(request.url)),
};
/**
 * The browser's own cache would have the files of opened titles after a sign-out, too. Only what a page loaded before this worker is taken
 * from there: by `worker.ts`, and without a network, because the page may have been left before it could say what it had loaded; once a
 * member has signed out, without a network no more.
 */
const pastBrowserCache = {
  requestWillFetch: ({ request }: Found) =>
    Promise.resolve(request.cache === 'force-cache' ? request : new Request(request, { cache: 'no-store' })),
  handlerDidError: async ({ request: { url } }: Found): Promise<Response | undefined> =>
    (await caches.has(FORGOTTEN)) ? undefined : fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined),
};
/**
 * Without a network, or one that does not answer in time, the shell stands for a document that is not kept. The document says that nothing
 * has answered in time (`unanswered-document.ts`): a browser whose network carries nothing counts as online.
 */
const elseShell = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { readonly cachedResponse?: Response }): Promise<Response | undefined> => {
    const document = cachedResponse ?? (await matchShell());
    return document && new Response((await document.text()).replace('<html', '<html data-unanswered'), document);
  },
};
const neverKept = { cacheWillUpdate: (): Promise<null> => Promise.resolve(null) };
/** Documents come from the network: after a deployment those of a version whose other files may never all be here. */
const ofThisVersion = {
  cacheWillUpdate: async ({ response }: Answered): Promise<Response | null> =>
    (await isOfVersion(/ data-main="([^"]+)/.exec(await response.clone().text())?.[1] ?? '')) ? response : null,
};
const underPageKey = {
  cacheKeyWillBeUsed: ({ request }: { readonly request: Request }) => Promise.resolve(pageKey(new URL(request.url))),
};

/** TMDB's terms allow to keep its answers for six months. */
const TMDB_SECONDS = 180 * 24 * 60 * 60;
/** Also where another cache, or the one that has just refused it, has an answer for longer. */
const notTooOld = {
  cachedResponseWillBeUsed: ({ cachedResponse }: { readonly cachedResponse?: Response }): Promise<Response | null> => {
    const at = Date.parse(cachedResponse?.headers.get('date') ?? '');
    return Promise.resolve(at < Date.now() - TMDB_SECONDS * 1000 ? null : (cachedResponse ?? null));
  },
};
const ofTmdb = (name: 'tmdb' | 'titles' | 'looked', networkTimeoutSeconds = NETWORK_TIMEOUT_SECONDS): NetworkFirst =>
  new NetworkFirst({
    cacheName: OPENED[name], networkTimeoutSeconds,
    plugins: [onlyNow, expiring(name, { maxAgeSeconds: TMDB_SECONDS }), fromEveryCache, notTooOld],
  });

/** Strategies that keep what was opened, each in a bounded cache, and the one of documents that are not kept. */
export const opened = {
  pages: new NetworkFirst({
    cacheName: OPENED.pages, networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [underPageKey, ofThisVersion, onlyNow, expiring('pages'), elseShell],
  }),
  /** Documents of members and guests, of which none is kept. */
  others: new NetworkFirst({ networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS, plugins: [neverKept, elseShell] }),
  files: new CacheFirst({ cacheName: OPENED.files, plugins: [onlyNow, expiring('files'), fromEveryCache] }),
  catalogue: new CacheFirst({
    cacheName: OPENED.catalogue, plugins: [onlyNow, expiring('catalogue'), pastBrowserCache, ...(__ON_TMDB__ ? [] : [fromKeptCatalogue])],
  }),
  tmdb: ofTmdb('tmdb'),
  titles: ofTmdb('titles'),
  /** Never used while there may be a network: a look-up says what is the case now, as the day of the next episode. */
  looked: ofTmdb('looked', 0),
} as const;

/** Deletes a cache with the times at which its entries were used, which name their addresses. */
const deleteCache = async (name: string): Promise<void> => {
  await caches.delete(name);
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
};

/** Deletes all that was opened; answers that are under way are not kept either. */
export const deleteOpened = async (): Promise<void> => {
  noteDeletion();
  await Promise.all([caches.open(FORGOTTEN), ...Object.values(OPENED).map(deleteCache)]);
};

/** Deletes the kept documents, whose files belong to another version. */
export const deletePages = (): Promise<void> => deleteCache(OPENED.pages);
