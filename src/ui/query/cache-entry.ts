import * as E from 'fp-ts/Either';
import { CATALOGUE_MAX_AGE_MS } from '#application/catalogue/result-age';
import { toFailure, type Failure } from '#domain/shared/failure';
import type { Query } from './query';

/** Maximum number of entries; only entries without a subscriber are evicted. */
const MAX_ENTRIES = 60;
/** Errors without a subscriber expire after this time, so that the next screen fetches again. */
const ERROR_TTL_MS = 500;

/** The state of a query. */
export type QueryState<A> =
  | { readonly _tag: 'pending' }
  | { readonly _tag: 'error'; readonly failure: Failure }
  | { readonly _tag: 'success'; readonly value: A };

export const PENDING = { _tag: 'pending' } as const;

/** A running fetch; `settled` resolves with its result, its error or its abort. */
type RunningFetch = { readonly controller: AbortController; readonly settled: Promise<void> };

/** The cache entry of a query. `at`: time of the request of the result, in ms; for an error, time of the error. */
export type CacheEntry = {
  readonly query: Query<unknown>;
  /** The subscribers; an entry with a subscriber is observed and stays cached. */
  readonly listeners: Set<() => void>;
  state: QueryState<unknown>;
  at: number;
  /** Null if no fetch is running. */
  running: RunningFetch | null;
  /** Settles with the first result; null until a hydrating component waits for it. */
  first: Promise<void> | null;
  /** True for a prefetch that no screen has read. */
  isPrefetched: boolean;
};

/** Results by the key of their query, as plain JSON values. */
export type PrerenderedResults = Readonly<Record<string, unknown>>;

/** Creates the entry of a query that has not been fetched; its result may be prerendered. */
export const newEntry = (query: Query<unknown>, prerendered: PrerenderedResults, now: number): CacheEntry => {
  const value = prerendered[query.key];
  return {
    query,
    listeners: new Set(),
    state: value === undefined ? PENDING : { _tag: 'success', value },
    at: now, running: null, first: null, isPrefetched: false,
  };
};

/** Returns whether the entry is an error that expired without a subscriber. @param now time in ms. */
export const isExpiredErrorEntry = ({ state, at, listeners }: CacheEntry, now: number): boolean =>
  state._tag === 'error' && listeners.size === 0 && now - at > ERROR_TTL_MS;

/** Returns whether a subscription starts a fetch. @param now time in ms. */
export const isDue = (entry: CacheEntry, now: number): boolean => {
  if (entry.running !== null) return false;
  if (entry.state._tag === 'success') return now - entry.at >= CATALOGUE_MAX_AGE_MS;
  return entry.state._tag === 'pending' || isExpiredErrorEntry(entry, now);
};

/** Deletes the least recently used entries beyond the maximum, unless they are observed or being fetched. */
export const evictEntries = (entries: Map<string, CacheEntry>): void => {
  for (const [key, entry] of entries) {
    if (entries.size <= MAX_ENTRIES) return;
    if (entry.listeners.size === 0 && entry.running === null) entries.delete(key);
  }
};

/** Aborts the running fetch; its result is ignored. */
export const cancelFetch = (entry: CacheEntry): void => {
  entry.running?.controller.abort();
  entry.running = null;
};

/**
 * Starts the fetch of an entry; aborts a running one. A result stays until it is replaced; an error becomes pending.
 * @param now returns the time in ms. @param onSettled called before the subscribers, not after an abort.
 */
export const startFetch = (entry: CacheEntry, now: () => number, onSettled: () => void): void => {
  const notify = (): void => entry.listeners.forEach((listener) => listener());
  const requestedAt = now();
  const settle = (state: QueryState<unknown>): void => {
    if (entry.running !== running) return;
    entry.running = null;
    // After a failed refetch the result keeps its age, so that the next screen fetches again.
    if (state._tag === 'success' || entry.state._tag !== 'success') {
      entry.state = state;
      entry.at = state._tag === 'success' ? requestedAt : now();
    }
    onSettled();
    notify();
  };
  cancelFetch(entry);
  const controller = new AbortController();
  const settled = entry.query
    .fetch(controller.signal)()
    .then((answer) => settle(E.isRight(answer) ? { _tag: 'success', value: answer.right } : { _tag: 'error', failure: answer.left }))
    .catch((thrown: unknown) => settle({ _tag: 'error', failure: toFailure(thrown) }));
  const running = { controller, settled };
  entry.running = running;
  if (entry.state._tag !== 'error') return;
  entry.state = PENDING;
  notify();
};
