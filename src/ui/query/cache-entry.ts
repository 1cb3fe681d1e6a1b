import type { Failure } from '#domain/shared/failure';

/** Results older than this are fetched again when a screen opens; the old result is shown meanwhile. */
const FRESH_MS = 5 * 60_000;
/** Errors without a subscriber expire after this time, so that the next screen fetches again. */
const ERROR_TTL_MS = 500;

/** The state of a query; `since` resolves when the pending fetch has settled. */
export type CacheState<A> =
  | { readonly _tag: 'pending'; readonly since: Promise<void> }
  | { readonly _tag: 'error'; readonly failure: Failure }
  | { readonly _tag: 'success'; readonly value: A };

/** The cache entry of a query. `at`: time of the last fetch or result, in ms. `first`: settles with the first result. */
export type CacheEntry = {
  loaded: CacheState<unknown>;
  at: number;
  first: Promise<void> | null;
  /** Aborts the running fetch; null if none is running. */
  call: AbortController | null;
  /** True for a prefetch that no screen has read. */
  isPrefetched: boolean;
};

/** Creates the entry of a query that is about to be fetched. */
export const newEntry = (isPrefetched: boolean): CacheEntry => ({ loaded: { _tag: 'pending', since: Promise.resolve() }, at: 0, first: null, call: null, isPrefetched });

/** True if reading the entry starts a fetch. @param age in ms. @param isObserved whether a screen is subscribed. */
export const isDue = ({ loaded, call }: CacheEntry, age: number, isObserved: boolean): boolean => {
  if (loaded._tag === 'success') return age > FRESH_MS;
  if (loaded._tag === 'error') return !isObserved && age > ERROR_TTL_MS;
  // The fetch was cancelled, or is to be repeated.
  return call === null;
};

/** Aborts the running fetch. */
export const cancelFetch = (entry: CacheEntry): void => {
  entry.call?.abort();
  entry.call = null;
};
