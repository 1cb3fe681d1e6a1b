import type { Failure } from '#domain/failure';

/** What is known of a question. */
export type Loaded<A> =
  | { readonly state: 'waiting'; readonly since: Promise<void> }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'here'; readonly value: A };

/** What the store keeps of a question. `at` is when it was asked or answered last, in ms. */
export type Entry = {
  loaded: Loaded<unknown>;
  at: number;
  first: Promise<void> | null;
  /** Stops the question that is on the way; null when none is. */
  call: AbortController | null;
  /** Asked ahead of need: nobody has wanted to know yet. */
  ahead: boolean;
};

/** A question that is about to be asked. */
export const unasked = (ahead: boolean): Entry => ({ loaded: { state: 'waiting', since: Promise.resolve() }, at: 0, first: null, call: null, ahead });
