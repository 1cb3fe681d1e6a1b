/** An event that keeps the worker alive until a promise settles. */
export type WorkerEvent = Event & { readonly waitUntil: (done: Promise<unknown>) => void };
export type WorkerMessage = WorkerEvent & { readonly data: unknown };

/**
 * What the site's worker uses of its global scope. TypeScript's types of workers contradict those of documents, so that one program cannot
 * have both.
 */
interface WorkerScope {
  readonly addEventListener: ((type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'message', listener: (event: WorkerMessage) => void) => void);
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: {
    readonly unregister: () => Promise<boolean>;
    /** Missing in older browsers. */
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
}

export const workerScope = globalThis as unknown as WorkerScope;
