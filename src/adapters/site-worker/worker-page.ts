import { awaitAnswer } from './unanswered-document';

/** A page as its connection to the worker sees it. */
export type WorkerPage = {
  readonly container: ServiceWorkerContainer;
  readonly caches: Pick<CacheStorage, 'keys'>;
  readonly document: Document;
  readonly now: () => number;
  /** Returns the addresses of this page and of what it has begun to load since a time, in ms since 1970. */
  readonly loaded: (since: number) => ReadonlyArray<string>;
  /** Whether a worker answered the opening of the document: one that started meanwhile controls it, and has not seen what it loaded. */
  readonly isFromWorker: boolean;
  readonly reload: () => void;
  readonly awaitAnswer: () => Promise<void>;
  /** Address of the script that the document runs; undefined in one of no build. */
  readonly main: string | undefined;
};

/** Returns the page of this document. */
export const browserPage = (): WorkerPage => ({
  container: navigator.serviceWorker, caches, document,
  now: Date.now,
  loaded: (since) => [
    location.href,
    ...performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (performance.timeOrigin + startTime < since ? [] : name)),
  ],
  isFromWorker: performance.getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.workerStart > 0),
  reload: () => location.reload(),
  awaitAnswer,
  main: document.querySelector<HTMLElement>('script[data-main]')?.dataset['main'],
});
