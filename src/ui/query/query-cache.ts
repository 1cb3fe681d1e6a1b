import { isNetworkError } from '#domain/shared/failure';
import {
  cancelFetch, evictEntries, isDue, isExpiredErrorEntry, newEntry, PENDING, startFetch, type CacheEntry, type PrerenderedResults,
  type QueryState,
} from './cache-entry';
import type { Query } from './query';

/**
 * Caches query results, so that going back renders without a fetch. Reading is pure: fetches start on `subscribe`, `ensure` and `prefetch`.
 * Lives as long as the page (in the prerender: one document) and is bounded by least-recently-used eviction.
 */
export class QueryCache {
  readonly #entries = new Map<string, CacheEntry>();
  readonly #now: () => number;
  #prerendered: PrerenderedResults;
  /** True during hydration: queries suspend instead of rendering a loading state, so that the prerendered page stays. */
  isHydrating = false;
  /** Resolves when a page that replaces a prerendered one may show its loading state. Null if it may at once. */
  firstView: Promise<void> | null = null;
  /** @param prerendered the results with which the page was prerendered: hydration needs no fetch, so it cannot fail. */
  constructor(now: () => number = Date.now, prerendered: PrerenderedResults = {}) {
    [this.#now, this.#prerendered] = [now, prerendered];
  }

  /** Returns the current state. */
  get<A>(query: Query<A>): QueryState<A> {
    const entry = this.#entries.get(query.key);
    if (entry === undefined || isExpiredErrorEntry(entry, this.#now())) return PENDING;
    return entry.state as QueryState<A>; // the key determines the type
  }

  /** Returns the current state. Adds an entry, so that `startRequested` fetches a query that has no result. */
  request<A>(query: Query<A>): QueryState<A> {
    this.#add(query);
    return this.get(query);
  }

  /** Starts the fetches of requested queries, because a server render never subscribes. Returns promises of all pending fetches. */
  startRequested(): ReadonlyArray<Promise<void>> {
    return [...this.#entries.values()].filter(({ state }) => state._tag === 'pending').map(({ query }) => this.ensure(query));
  }

  /** Returns the results of all queries that succeeded, for the prerendered document. */
  results(): PrerenderedResults {
    return Object.fromEntries([...this.#entries].flatMap(([key, { state }]) => (state._tag === 'success' ? [[key, state.value]] : [])));
  }

  /** Fetches before any screen needs the result. A failure that no screen has waited for is dropped: the first reader fetches again. */
  prefetch(query: Query<unknown>): void {
    if (this.#entries.has(query.key)) return;
    const entry = this.#add(query);
    entry.isPrefetched = true;
    this.#start(entry);
    evictEntries(this.#entries);
  }

  /** Fetches if the result is missing or expired; resolves when the new result or the error is cached. */
  async ensure(query: Query<unknown>): Promise<void> {
    const entry = this.#load(query);
    // Repeats if the cache was invalidated meanwhile, which starts a new fetch.
    while (entry.running !== null) await entry.running.settled;
  }

  /** Returns the time at which the cached result was requested, in ms; now if there is none. */
  requestedAt({ key }: Query<unknown>): number {
    return this.#entries.get(key)?.at ?? this.#now();
  }

  /**
   * Resolves with the first result or error of the query; always the same promise. Starts the fetch after the current task, because a
   * component that suspends on the promise never subscribes.
   */
  firstResult(query: Query<unknown>): Promise<void> {
    return (this.#add(query).first ??= Promise.resolve().then(() => this.ensure(query)));
  }

  /** Ends hydration: queries without a result render their loading state again. */
  endHydration(): void {
    this.isHydrating = false;
  }

  /** Fetches again after an error; does nothing in any other state. */
  refetch({ key }: Query<unknown>): void {
    const entry = this.#entries.get(key);
    if (entry?.state._tag === 'error') this.#start(entry);
  }

  /** Fetches again, after a reconnection, what failed with a network error, and what was requested before it and may fail later. */
  refetchFailed(): void {
    this.#startObserved(({ state }) => (state._tag === 'error' ? isNetworkError(state.failure) : state._tag === 'pending'), true);
  }

  /** Refetches all subscribed queries whose result has expired. */
  refetchExpired(): void {
    this.#startObserved((entry) => isDue(entry, this.#now()));
  }

  /** Invalidates all entries, or those with a prefix, after a change: aborts fetches, drops unobserved entries, refetches observed ones. */
  invalidate(prefix = ''): void {
    this.#prerendered = {};
    this.#startObserved(({ query }) => query.key.startsWith(prefix), true);
  }

  /** Subscribes to a query, and fetches if its result is missing or expired. The last end of a subscription aborts a pending fetch. */
  subscribe(query: Query<unknown>, listener: () => void): () => void {
    const entry = this.#load(query);
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      // A component that remounts subscribes again within the same task.
      queueMicrotask(() => {
        if (entry.state._tag === 'pending' && entry.listeners.size === 0) this.#drop(entry);
        evictEntries(this.#entries);
      });
    };
  }

  #add(query: Query<unknown>): CacheEntry {
    const entry = this.#entries.get(query.key) ?? newEntry(query, this.#prerendered, this.#now());
    this.#entries.set(query.key, entry);
    return entry;
  }

  /** Returns the entry, as the last one in the eviction order; starts a fetch if one is due. */
  #load(query: Query<unknown>): CacheEntry {
    const entry = this.#add(query);
    entry.isPrefetched = false;
    this.#entries.delete(query.key);
    this.#entries.set(query.key, entry);
    if (isDue(entry, this.#now())) this.#start(entry);
    return entry;
  }

  #start(entry: CacheEntry): void {
    startFetch(entry, this.#now, () => {
      if (entry.isPrefetched && entry.state._tag === 'error') this.#drop(entry);
    });
  }

  #drop(entry: CacheEntry): void {
    cancelFetch(entry);
    if (this.#entries.get(entry.query.key) === entry) this.#entries.delete(entry.query.key);
  }

  #startObserved(isSelected: (entry: CacheEntry) => boolean, dropsUnobserved = false): void {
    for (const entry of [...this.#entries.values()].filter(isSelected))
      if (entry.listeners.size > 0) this.#start(entry);
      else if (dropsUnobserved) this.#drop(entry);
  }
}
