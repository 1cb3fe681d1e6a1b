import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import { lazy } from '#adapters/lazy';
import type { SiteWorker } from '#application/ports/site-worker/site-worker';
import type { Failure } from '#domain/shared/failure';
import { isMemberCache } from './cache-names';
import { hasBackgroundSync, registerOutboxWorker } from './sync/outbox-sync';
import type { WorkerRequest } from './worker-message';
import { browserPage, type WorkerPage } from './worker-page';

/** Time, in ms, after which a tab that becomes visible checks for a newer version; browsers check when a document is loaded. */
const UPDATE_AFTER_MS = 3_600_000;
/** Time, in ms, that a page waits for the newer worker; a busy one before it can keep it waiting. The page is loaded again in any case. */
const TAKE_OVER_MS = 2000;
/** Time, in ms, that a worker has to say whether this document is of its version, and to delete what a member had. */
const MAX_ANSWER_MS = 10_000;
/** Time, in ms, in which pictures of a list are kept. */
const MAX_KEEPING_MS = 60_000;

/** Checks for a newer version when the tab becomes visible again after a while. */
const updateWhenVisible = ({ document, now }: WorkerPage, registration: ServiceWorkerRegistration): void => {
  let checkedAt = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - checkedAt < UPDATE_AFTER_MS) return;
    checkedAt = now();
    // Without a network the version stays.
    registration.update().catch(() => undefined);
  });
};

type Waits = { readonly ms: number; readonly unanswered: boolean };
const OF_MEMBER: WorkerRequest = { type: 'member' };
const LATER: Waits = { ms: MAX_ANSWER_MS, unanswered: true };

/** Returns a worker's answer, or `unanswered`: an early version does not answer, nor a worker that the browser has ended. */
const ask = (worker: ServiceWorker | null, request: WorkerRequest, { ms, unanswered }: Waits): Promise<boolean> => {
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    timer = setTimeout(resolve, ms, unanswered);
  });
  worker?.postMessage(request, [port2]);
  return answered.finally(() => {
    clearTimeout(timer);
    port1.close();
  });
};

/** Registers the site's worker and returns what the app uses of it. Rejects where the browser has none or refuses it. */
export const openSiteWorker = async (page: WorkerPage = browserPage()): Promise<SiteWorker> => {
  const { container, caches: storage, loaded, now, isFromWorker, reload, awaitAnswer, main = '' } = page;
  void awaitAnswer();
  const isNewVersionReady = new BehaviorSubject<E.Either<Failure, boolean>>(E.right(false));
  let isControlled = container.controller !== null;
  let isReloading = false;
  let isMember = false;
  let forgottenAt = 0;
  /** Offers a worker's version. Documents come from the network: this one may be of it already, before the worker starts. */
  const offer = async (worker: ServiceWorker | null): Promise<void> => {
    if (await ask(worker, { type: 'offer', main }, LATER)) isNewVersionReady.next(E.right(true));
  };
  const tell = async (request: WorkerRequest): Promise<void> => {
    const { active, waiting } = await container.ready;
    active?.postMessage(request);
    // The site has only the files of the newer version, which starts without an offer if this document is of it.
    if (request === OF_MEMBER) waiting?.postMessage(request);
  };
  /** Keeps this page, which the worker did not open. */
  const keepOpened = (): void => {
    isControlled = true;
    void tell({ type: 'opened', addresses: loaded(forgottenAt) });
  };
  let last: Promise<unknown> = Promise.resolve();
  /** Keeps what the next member needs only once everything of the one before is deleted. */
  const inTurn = (act: () => Promise<unknown>): void => {
    last = last.then(act).catch(() => undefined);
  };

  container.addEventListener('controllerchange', () => {
    if (isReloading) reload();
    // Another tab started the newer version.
    else if (isControlled) void offer(container.controller);
    else keepOpened();
  });
  if (isControlled && !isFromWorker) keepOpened();
  const registration = await container.register('/worker.js');
  const watchInstalling = (): void => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state !== 'installed' || !isControlled) return;
      if (isMember) installing.postMessage(OF_MEMBER);
      void offer(installing);
    });
  };
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
  if (registration.waiting !== null && isControlled) void offer(registration.waiting);
  updateWhenVisible(page, registration);

  const offlineCatalogue = lazy(async () => (await import('./browser-offline-catalogue')).openOfflineCatalogue());
  return {
    isNewVersionReady,
    push: lazy(async () => (await import('./push/push-subscription')).browserPush(registration)).get,
    offlineCatalogue: __ON_TMDB__ ? null : offlineCatalogue.get,
    outboxSync: __ON_FIREBASE__ && hasBackgroundSync() ? lazy(() => registerOutboxWorker(container)).get : null,
    startNewVersion: () => {
      isReloading = true;
      if (registration.waiting === null) return reload();
      registration.waiting.postMessage({ type: 'take-over' } satisfies WorkerRequest);
      return void setTimeout(reload, TAKE_OVER_MS);
    },
    keepForMember: () => {
      isMember = true;
      inTurn(() => tell(OF_MEMBER));
    },
    keepPictures: async (addresses) =>
      ask((await container.ready).active, { type: 'pictures', addresses }, { ms: MAX_KEEPING_MS, unanswered: false }),
    forgetMember: (hadMember = false) => {
      const wasMember = isMember || hadMember;
      isMember = false;
      if (wasMember) forgottenAt = now();
      inTurn(async () => {
        if (wasMember || (await storage.keys()).some(isMemberCache)) await ask((await container.ready).active, { type: 'forget' }, LATER);
      });
    },
  };
};
