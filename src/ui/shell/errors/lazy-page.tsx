import { use, type ComponentType } from 'react';
import { offline, timedOut, unavailable, type Failure } from '#domain/shared/failure';
import { TimeoutError, withTimeout } from '#domain/shared/with-timeout';
import { reloadStylesheets } from './reload-stylesheets';

/** A component whose code is loaded when it is first rendered. */
export type LazyPart<P> = ComponentType<P> & {
  /** Starts loading before the first render; resolves when the component renders without suspending. */
  readonly preload: () => Promise<void>;
  /** Clears a failed load whose error is on the screen: the next visit loads again. */
  readonly clearFailure: () => void;
  /** Clears a failed load, so that Retry loads again. */
  readonly forget: () => void;
  /** True if a load failed again after Retry: browsers may cache a failed module, and a new build removes the file from its URL. */
  readonly isBeyondRetry: () => boolean;
};
export type LazyPage = LazyPart<object>;

/** Time limit for loading the code of a page; then the error screen is shown. */
export const PAGE_TIMEOUT_MS = 120_000;

const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

/** Maps a failed load to a network failure: code that cannot be loaded is not an internal error. */
const asFailure = (thrown: unknown): Failure => {
  if (isOffline()) return offline;
  return thrown instanceof TimeoutError ? timedOut : unavailable(null, thrown instanceof Error ? thrown.message : String(thrown));
};

/** Sets `status` and `value`, which React's `use` reads: a settled promise does not suspend, so a loaded page renders in one pass. */
const track = <A,>(promise: Promise<A>): Promise<A> => {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return Object.assign(promise, { status: 'pending' });
};

/** True if any chunk failed, and with it maybe style sheets. Shared by all parts, because chunks share style sheets. */
let chunkFailed = false;

/** @param isRetry fails without the style sheets: the missing ones may belong to this part. Otherwise they belong to others. */
const loadWithStylesheets = async <A,>(load: () => Promise<A>, isRetry: boolean): Promise<A> => {
  const loading = load();
  if (!chunkFailed) return loading;
  const reloading = reloadStylesheets().then(() => void (chunkFailed = false));
  const [loaded] = await Promise.all([loading, isRetry ? reloading : reloading.catch(() => undefined)]);
  return loaded;
};

/**
 * Creates a lazy component from a loader. Loads once, and again only after a failure was cleared, or if it failed offline and the browser
 * is online now: the visitor may have left before its error was shown. Rejects with a `Failure`.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>, timeoutMs: number = PAGE_TIMEOUT_MS): LazyPart<P> => {
  let loading: Promise<ComponentType<P>> | null = null;
  let hasFailed = false;
  let hasFailedOffline = false;
  let wasForgotten = false;
  const start = (): Promise<ComponentType<P>> => {
    if (loading !== null && (!hasFailedOffline || isOffline())) return loading;
    hasFailed = false;
    hasFailedOffline = false;
    const startedOffline = isOffline();
    const started = withTimeout(timeoutMs, () => loadWithStylesheets(load, wasForgotten)).catch((thrown: unknown) => {
      hasFailed = true;
      hasFailedOffline = startedOffline || isOffline();
      chunkFailed = true;
      throw Object.assign(new Error('The chunk could not be loaded'), asFailure(thrown));
    });
    loading = track(started);
    return loading;
  };
  const Part = (props: P): React.JSX.Element => {
    const Loaded = use(start());
    return <Loaded {...props} />;
  };
  const clearFailure = (): void => {
    if (hasFailed) loading = null;
  };
  const preload = async (): Promise<void> => {
    try {
      await start();
    } finally {
      clearFailure(); // a failed preload is repeated when the component is rendered
    }
  };
  const forget = (): void => {
    wasForgotten ||= hasFailed;
    clearFailure();
  };
  return Object.assign(Part, { preload, clearFailure, forget, isBeyondRetry: () => hasFailed && wasForgotten });
};

/** Creates a page whose code is loaded when it is first rendered. */
export const lazyPage = (load: () => Promise<ComponentType>, timeoutMs?: number): LazyPage => lazyPart<object>(load, timeoutMs);
