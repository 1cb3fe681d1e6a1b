import * as E from 'fp-ts/Either';
import { isOutOfReach, toFailure } from '#domain/failure';
import { isDue, stop, unasked, type Entry, type Loaded } from './entry';
import type { Question } from './question';

/** Answers kept that no screen is showing. */
const MOST_KEPT = 60;

/**
 * The answers that screens have been given: coming back shows them at once. It lives as long as the page (in the prerender: as
 * long as one document) and is bounded.
 */
export class AnswerStore {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #now: () => number;
  /** While the first document is being brought to life, screens suspend instead of showing that they wait: what is drawn stays. */
  reviving = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** What is known now; asks when nothing is, or only something old. */
  look<A>(question: Question<A>): Loaded<A> {
    const known = this.#entries.get(question.key);
    if (known === undefined) return this.#ask(question, unasked(false));
    known.ahead = false;
    // What was looked at last is the last to go.
    this.#entries.delete(question.key);
    this.#entries.set(question.key, known);
    const isAsked = isDue(known, this.#now() - known.at, this.#isHeard(question.key));
    return isAsked ? this.#ask(question, known) : (known.loaded as Loaded<A>); // the key stands for the type
  }

  /** Asks ahead of need. A refusal that comes before anybody wants to know is nobody's: whoever does asks anew. */
  expect<A>(question: Question<A>): void {
    if (this.#entries.has(question.key)) return;
    this.#ask(question, unasked(true));
    this.#forgetSome();
  }

  /** Asks, and resolves when the answer or the refusal is there. */
  async settled<A>(question: Question<A>): Promise<void> {
    const loaded = this.look(question);
    if (loaded.state === 'waiting') await loaded.since;
  }

  /** Resolves when the question has its first answer or refusal; always the same promise. */
  firstAnswer(key: string): Promise<void> | null {
    return this.#entries.get(key)?.first ?? null;
  }

  /** Asks again after a failure. */
  retry<A>(question: Question<A>): void {
    const known = this.#entries.get(question.key);
    if (known?.loaded.state === 'failed') this.#ask(question, known, true);
  }

  /** Asks again, of what screens are showing, all that found no way to the other side. */
  retryFailed(): void {
    for (const [key, entry] of [...this.#entries]) {
      if (entry.loaded.state !== 'failed' || !isOutOfReach(entry.loaded.failure) || !this.#isHeard(key)) continue;
      entry.loaded = unasked(false).loaded;
      this.#tell(key);
    }
  }

  /** Hears of changes, and holds the question: one that is still on the way when the last has gone is given up. */
  listen(key: string, listener: () => void): () => void {
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
  forget(): void {
    for (const [key, entry] of [...this.#entries]) {
      stop(entry);
      entry.at = Number.NEGATIVE_INFINITY;
      if (this.#isHeard(key)) this.#tell(key);
      else this.#entries.delete(key);
    }
  }

  /** Questions on the way: the prerender renders until there are none. */
  waiting(): ReadonlyArray<Promise<void>> {
    return [...this.#entries.values()].flatMap(({ loaded }) => (loaded.state === 'waiting' ? [loaded.since] : []));
  }

  #ask<A>(question: Question<A>, entry: Entry, loudly = false): Loaded<A> {
    const call = new AbortController();
    const settle = (loaded: Loaded<A>): void => {
      if (entry.call !== call) return;
      const keepsOld = loaded.state === 'failed' && entry.loaded.state === 'here';
      if (!keepsOld) entry.loaded = loaded;
      entry.at = this.#now();
      entry.call = null;
      if (entry.ahead && loaded.state === 'failed') this.#entries.delete(question.key);
      this.#tell(question.key);
    };
    entry.call = call;
    const since = question
      .ask(call.signal)()
      .then((answer) => settle(E.isRight(answer) ? { state: 'here', value: answer.right } : { state: 'failed', failure: answer.left }))
      .catch((thrown: unknown) => settle({ state: 'failed', failure: toFailure(thrown) }));
    if (entry.loaded.state !== 'here') entry.loaded = { state: 'waiting', since };
    entry.first ??= since;
    entry.at = this.#now();
    this.#entries.set(question.key, entry);
    if (loudly) this.#tell(question.key);
    return entry.loaded as Loaded<A>;
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
    if (entry?.loaded.state !== 'waiting' || this.#isHeard(key)) return;
    this.#entries.delete(key);
    stop(entry);
  }

  #forgetSome(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= MOST_KEPT) return;
      if (!this.#isHeard(key) && entry.loaded.state !== 'waiting') this.#entries.delete(key);
    }
  }
}
