import * as E from 'fp-ts/Either';
import { isNetworkError, toFailure } from '#domain/shared/failure';
import { isDue, cancelFetch, newEntry, type CacheEntry, type CacheState } from './cache-entry';
import type { Query } from './query';

/** Answers kept that no screen is showing. */
const MOST_KEPT = 60;

/**
 * The answers that screens have been given: coming back shows them at once. It lives as long as the page (in the prerender: as
 * long as one document) and is bounded.
 */
export class QueryCache {
  readonly #entries = new Map<string, CacheEntry>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #now: () => number;
  /** While the first document is being brought to life, screens suspend instead of showing that they wait: what is drawn stays. */
  isHydrating = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** What is known now; asks when nothing is, or only something old. */
  get<A>(question: Query<A>): CacheState<A> {
    const known = this.#entries.get(question.key);
    if (known === undefined) return this.#ask(question, newEntry(false));
    known.isPrefetched = false;
    // What was looked at last is the last to go.
    this.#entries.delete(question.key);
    this.#entries.set(question.key, known);
    const isAsked = isDue(known, this.#now() - known.at, this.#isHeard(question.key));
    return isAsked ? this.#ask(question, known) : (known.loaded as CacheState<A>); // the key stands for the type
  }

  /** Asks ahead of need. A refusal that comes before anybody wants to know is nobody's: whoever does asks anew. */
  prefetch<A>(question: Query<A>): void {
    if (this.#entries.has(question.key)) return;
    this.#ask(question, newEntry(true));
    this.#forgetSome();
  }

  /** Asks, and resolves when the answer or the refusal is there. */
  async ensure<A>(question: Query<A>): Promise<void> {
    const loaded = this.get(question);
    if (loaded._tag === 'pending') await loaded.since;
  }

  /** Resolves when the question has its first answer or refusal; always the same promise. */
  firstResult(key: string): Promise<void> | null {
    return this.#entries.get(key)?.first ?? null;
  }

  /** Asks again after a failure. */
  refetch<A>(question: Query<A>): void {
    const known = this.#entries.get(question.key);
    if (known?.loaded._tag === 'error') this.#ask(question, known, true);
  }

  /** Asks again, of what screens are showing, all that found no way to the other side. */
  refetchFailed(): void {
    for (const [key, entry] of [...this.#entries]) {
      if (entry.loaded._tag !== 'error' || !isNetworkError(entry.loaded.failure) || !this.#isHeard(key)) continue;
      entry.loaded = newEntry(false).loaded;
      this.#tell(key);
    }
  }

  /** Hears of changes, and holds the question: one that is still on the way when the last has gone is given up. */
  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key);
      // Who only changes places listens again in the same breath.
      queueMicrotask(() => {
        this.#giveUp(key);
        this.#forgetSome();
      });
    };
  }

  /** Titles are told otherwise from now on: stops what is on its way, drops what no screen is showing, and asks anew what one is showing. */
  invalidate(): void {
    for (const [key, entry] of [...this.#entries]) {
      cancelFetch(entry);
      entry.at = Number.NEGATIVE_INFINITY;
      if (this.#isHeard(key)) this.#tell(key);
      else this.#entries.delete(key);
    }
  }

  /** Questions on the way: the prerender renders until there are none. */
  pending(): ReadonlyArray<Promise<void>> {
    return [...this.#entries.values()].flatMap(({ loaded }) => (loaded._tag === 'pending' ? [loaded.since] : []));
  }

  #ask<A>(question: Query<A>, entry: CacheEntry, loudly = false): CacheState<A> {
    const call = new AbortController();
    const settle = (loaded: CacheState<A>): void => {
      if (entry.call !== call) return;
      const keepsOld = loaded._tag === 'error' && entry.loaded._tag === 'success';
      if (!keepsOld) entry.loaded = loaded;
      entry.at = this.#now();
      entry.call = null;
      if (entry.isPrefetched && loaded._tag === 'error') this.#entries.delete(question.key);
      this.#tell(question.key);
    };
    entry.call = call;
    const since = question
      .fetch(call.signal)()
      .then((answer) => settle(E.isRight(answer) ? { _tag: 'success', value: answer.right } : { _tag: 'error', failure: answer.left }))
      .catch((thrown: unknown) => settle({ _tag: 'error', failure: toFailure(thrown) }));
    if (entry.loaded._tag !== 'success') entry.loaded = { _tag: 'pending', since };
    entry.first ??= since;
    entry.at = this.#now();
    this.#entries.set(question.key, entry);
    if (loudly) this.#tell(question.key);
    return entry.loaded as CacheState<A>;
  }

  #isHeard(key: string): boolean {
    return this.#listeners.has(key);
  }

  #tell(key: string): void {
    this.#listeners.get(key)?.forEach((listener) => listener());
  }

  /** Nobody waits for it any more: the question is stopped, and who asks next asks anew. */
  #giveUp(key: string): void {
    const entry = this.#entries.get(key);
    if (entry?.loaded._tag !== 'pending' || this.#isHeard(key)) return;
    this.#entries.delete(key);
    cancelFetch(entry);
  }

  #forgetSome(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= MOST_KEPT) return;
      if (!this.#isHeard(key) && entry.loaded._tag !== 'pending') this.#entries.delete(key);
    }
  }
}
