import type { Failure } from '#domain/shared/failure';

/** Answers older than this are asked again when a screen opens; until the new one is there the old one is shown. */
const FRESH_MS = 5 * 60_000;
/** A refusal that no screen is showing is forgotten after this long: who comes by later asks anew. */
const REFUSED_MS = 500;

/** What is known of a question. */
export type CacheState<A> =
  | { readonly _tag: 'pending'; readonly since: Promise<void> }
  | { readonly _tag: 'error'; readonly failure: Failure }
  | { readonly _tag: 'success'; readonly value: A };

/** What the store keeps of a question. `at` is when it was asked or answered last, in ms. */
export type CacheEntry = {
  loaded: CacheState<unknown>;
  at: number;
  first: Promise<void> | null;
  /** Stops the question that is on the way; null when none is. */
  call: AbortController | null;
  /** Asked ahead of need: nobody has wanted to know yet. */
  isPrefetched: boolean;
};

/** A question that is about to be asked. */
export const newEntry = (ahead: boolean): CacheEntry => ({ loaded: { _tag: 'pending', since: Promise.resolve() }, at: 0, first: null, call: null, isPrefetched: ahead });

/** Whether whoever looks at it now has it asked, for the first time or anew. @param age in ms. @param isHeard whether a screen is showing it. */
export const isDue = ({ loaded, call }: CacheEntry, age: number, isHeard: boolean): boolean => {
  if (loaded._tag === 'success') return age > FRESH_MS;
  if (loaded._tag === 'error') return !isHeard && age > REFUSED_MS;
  // The question was stopped, or is to be asked once more.
  return call === null;
};

/** Stops the question that is on the way. */
export const cancelFetch = (entry: CacheEntry): void => {
  entry.call?.abort();
  entry.call = null;
};
