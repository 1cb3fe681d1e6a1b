import * as E from 'fp-ts/Either';
import { isNetworkError, toFailure } from '#domain/shared/failure';
import { isDue, cancelFetch, newEntry, type CacheEntry, type CacheState } from './cache-entry';
import type { Query } from './query';

/** Maximum number of entries; only entries without a subscriber are evicted. */
const MAX_ENTRIES = 60;

/**
 * Caches query results, so that going back renders without a fetch. Lives as long as the page (in the prerender: one document)
 * and is bounded by least-recently-used eviction.
 */
export class QueryCache {
  readonly #entries = new Map<string, CacheEntry>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #now: () => number;
  /** True during hydration: queries suspend instead of rendering a loading state, so that the prerendered page stays. */
  isHydrating = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns the current state; starts a fetch if there is no result or only an expired one. */
  get<A>(query: Query<A>): CacheState<A> {
    const entry = this.#entries.get(query.key);
    if (entry === undefined) return this.#fetch(query, newEntry(false));
    entry.isPrefetched = false;
    // Moves the entry to the end of the eviction order.
    this.#entries.delete(query.key);
    this.#entries.set(query.key, entry);
    const isStale = isDue(entry, this.#now() - entry.at, this.#isObserved(query.key));
    return isStale ? this.#fetch(query, entry) : (entry.loaded as CacheState<A>); // the key determines the type
  }

  /** Fetches before any screen needs the result. A failure that no screen has waited for is dropped, so that the first reader fetches again. */
  prefetch<A>(query: Query<A>): void {
    if (this.#entries.has(query.key)) return;
    this.#fetch(query, newEntry(true));
    this.#evict();
  }

  /** Fetches if necessary; resolves when the result or the error is cached. */
  async ensure<A>(query: Query<A>): Promise<void> {
    const loaded = this.get(query);
    if (loaded._tag === 'pending') await loaded.since;
  }

  /** Resolves with the first result or error of the query; always the same promise. Null for an unknown key. */
  firstResult(key: string): Promise<void> | null {
    return this.#entries.get(key)?.first ?? null;
  }

  /** Fetches again after an error; does nothing in any other state. */
  refetch<A>(query: Query<A>): void {
    const entry = this.#entries.get(query.key);
    if (entry?.loaded._tag === 'error') this.#fetch(query, entry, true);
  }

  /** Refetches all subscribed queries that failed with a network error. */
  refetchFailed(): void {
    for (const [key, entry] of [...this.#entries]) {
      if (entry.loaded._tag !== 'error' || !isNetworkError(entry.loaded.failure) || !this.#isObserved(key)) continue;
      entry.loaded = newEntry(false).loaded;
      this.#notify(key);
    }
  }

  /** Subscribes to changes of an entry. A pending fetch is aborted when its last subscriber has gone. Returns the unsubscribe function. */
  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key);
      // A component that remounts subscribes again within the same task.
      queueMicrotask(() => {
        this.#cancelUnused(key);
        this.#evict();
      });
    };
  }

  /** Invalidates all entries, after a change of language or region: aborts fetches, drops unobserved entries, refetches observed ones. */
  invalidate(): void {
    for (const [key, entry] of [...this.#entries]) {
      cancelFetch(entry);
      entry.at = Number.NEGATIVE_INFINITY;
      if (this.#isObserved(key)) this.#notify(key);
      else this.#entries.delete(key);
    }
  }

  /** Returns the pending fetches; the prerender renders until there are none. */
  pending(): ReadonlyArray<Promise<void>> {
    return [...this.#entries.values()].flatMap(({ loaded }) => (loaded._tag === 'pending' ? [loaded.since] : []));
  }

  #fetch<A>(query: Query<A>, entry: CacheEntry, notifyPending = false): CacheState<A> {
    const call = new AbortController();
    const settle = (loaded: CacheState<A>): void => {
      if (entry.call !== call) return;
      const keepsResult = loaded._tag === 'error' && entry.loaded._tag === 'success';
      if (!keepsResult) entry.loaded = loaded;
      entry.at = this.#now();
      entry.call = null;
      if (entry.isPrefetched && loaded._tag === 'error') this.#entries.delete(query.key);
      this.#notify(query.key);
    };
    entry.call = call;
    const since = query
      .fetch(call.signal)()
      .then((answer) => settle(E.isRight(answer) ? { _tag: 'success', value: answer.right } : { _tag: 'error', failure: answer.left }))
      .catch((thrown: unknown) => settle({ _tag: 'error', failure: toFailure(thrown) }));
    if (entry.loaded._tag !== 'success') entry.loaded = { _tag: 'pending', since };
    entry.first ??= since;
    entry.at = this.#now();
    this.#entries.set(query.key, entry);
    if (notifyPending) this.#notify(query.key);
    return entry.loaded as CacheState<A>;
  }

  #isObserved(key: string): boolean {
    return this.#listeners.has(key);
  }

  #notify(key: string): void {
    this.#listeners.get(key)?.forEach((listener) => listener());
  }

  /** Aborts and drops a pending entry without subscribers, so that the next reader fetches again. */
  #cancelUnused(key: string): void {
    const entry = this.#entries.get(key);
    if (entry?.loaded._tag !== 'pending' || this.#isObserved(key)) return;
    this.#entries.delete(key);
    cancelFetch(entry);
  }

  #evict(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= MAX_ENTRIES) return;
      if (!this.#isObserved(key) && entry.loaded._tag !== 'pending') this.#entries.delete(key);
    }
  }
}
