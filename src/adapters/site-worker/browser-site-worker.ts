import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import { lazy } from '#adapters/lazy';
import type { SiteWorker } from '#application/ports/site-worker/site-worker';
import type { Failure } from '#domain/shared/failure';
import { isMemberCache } from './cache-names';
import { awaitAnswer } from './unanswered-document';
import type { WorkerRequest } from './worker-message';

/** Time, in ms, after which a tab that becomes visible checks for a newer version; browsers check when a document is loaded. */
const UPDATE_AFTER_MS = 3_600_000;

/** Time, in ms, that a page waits for the newer worker; a busy one before it can keep it waiting. The page is loaded again in any case. */
const TAKE_OVER_MS = 2000;
/** Time, in ms, in which pictures of a list are kept. */
const MAX_KEEPING_MS = 60_000;

type Page = {
  readonly container: ServiceWorkerContainer;
  readonly caches: Pick<CacheStorage, 'keys'>;
  readonly document: Document;
  readonly now: () => number;
  /** Returns the addresses that this page has loaded. */
  readonly loaded: () => ReadonlyArray<string>;
  readonly reload: () => void;
  readonly awaitAnswer: () => Promise<void>;
};

const browserPage = (): Page => ({
  container: navigator.serviceWorker, caches, document,
  now: Date.now,
  loaded: () => [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)],
  reload: () => location.reload(),
  awaitAnswer,
});

/** Checks for a newer version when the tab becomes visible again after a while. */
const updateWhenVisible = ({ document, now }: Page, registration: ServiceWorkerRegistration): void => {
  let checkedAt = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - checkedAt < UPDATE_AFTER_MS) return;
    checkedAt = now();
    // Without a network the version stays.
    registration.update().catch(() => undefined);
  });
};

/** Registers the site's worker and returns what the app uses of it. Rejects where the browser has none or refuses it. */
export const openSiteWorker = async (page: Page = browserPage()): Promise<SiteWorker> => {
  const { container, caches: storage, loaded, reload, awaitAnswer: untilAnswered } = page;
  void untilAnswered();
  const isNewVersionReady = new BehaviorSubject<E.Either<Failure, boolean>>(E.right(false));
  let isControlled = container.controller !== null;
  let isReloading = false;
  let isMember = false;
  const offer = (): void => isNewVersionReady.next(E.right(true));
  const tell = async (request: WorkerRequest, answer: ReadonlyArray<MessagePort> = []): Promise<void> =>
    (await container.ready).active?.postMessage(request, [...answer]);

  container.addEventListener('controllerchange', () => {
    if (isReloading) reload();
    // Another tab started the newer version.
    else if (isControlled) offer();
    else {
      isControlled = true;
      void tell({ type: 'opened', addresses: loaded() });
    }
  });
  const registration = await container.register('/worker.js');
  const watchInstalling = (): void => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && isControlled) offer();
    });
  };
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
  if (registration.waiting !== null && isControlled) offer();
  updateWhenVisible(page, registration);

  // Loaded only on demand.
  const offlineCatalogue = lazy(async () => (await import('./browser-offline-catalogue')).openOfflineCatalogue());
  return {
    isNewVersionReady,
    push: lazy(async () => (await import('./push/push-subscription')).browserPush(registration)).get,
    offlineCatalogue: __ON_TMDB__ ? null : offlineCatalogue.get,
    startNewVersion: () => {
      isReloading = true;
      if (registration.waiting === null) return reload();
      const request: WorkerRequest = { type: 'take-over' };
      registration.waiting.postMessage(request);
      return void setTimeout(reload, TAKE_OVER_MS);
    },
    keepForMember: () => {
      isMember = true;
      void tell({ type: 'member' });
    },
    keepPictures: async (addresses) => {
      const { port1, port2 } = new MessageChannel();
      const answered = new Promise<boolean>((resolve) => {
        port1.onmessage = ({ data }) => resolve(data === true);
        // A worker of an earlier version does not answer, nor one that the browser has ended.
        setTimeout(resolve, MAX_KEEPING_MS, false);
      });
      await tell({ type: 'pictures', addresses }, [port2]);
      return answered.finally(() => port1.close());
    },
    forgetMember: () => {
      const wasMember = isMember;
      isMember = false;
      void storage.keys().then((names) => (wasMember || names.some(isMemberCache) ? tell({ type: 'forget' }) : undefined));
    },
  };
};
