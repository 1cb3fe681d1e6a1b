import type { Firestore } from 'firebase-admin/firestore';
import { countItems } from '../adapters/count-items';
import { finishCount, isWaiting, requestCount, type CountRequest } from '../adapters/counting-mark';

/** Wait between two counts of one list, in ms: a document takes about one write a second. */
const PAUSE_MS = 1000;

export type CountListDeps = {
  readonly store: Firestore;
  /** Ms since 1970. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
};

/** Counts until no change is left. Each count begins after the requests that it answers, so that it contains their changes. */
const countUntilDone = async ({ store, now, pause }: CountListDeps, request: CountRequest): Promise<void> => {
  while (await finishCount(store, request, await countItems(store, request.listID), now())) await pause(PAUSE_MS);
};

/** Waits until the worker notices the request. Returns false if the worker has stopped before. */
const waitForWorker = async ({ store, now, pause }: CountListDeps, request: CountRequest): Promise<boolean> => {
  for (;;) {
    await pause(PAUSE_MS);
    const state = await isWaiting(store, request, now());
    if (state !== 'waiting') return state === 'noticed';
  }
};

/**
 * Counts a list after a change of its items. Of many events at a time, one counts, and one waits until its request is noticed, to count if the
 * worker has stopped. The others only read. A repeated event changes nothing.
 */
export const countList = async (deps: CountListDeps, request: CountRequest): Promise<void> => {
  for (;;) {
    const role = await requestCount(deps.store, request, deps.now());
    if (role === 'left') return;
    if (role === 'count') return countUntilDone(deps, request);
    if (await waitForWorker(deps, request)) return;
  }
};

/** Fields of an item that the server copies from the member's viewings and ratings. */
const COPIES: ReadonlySet<string> = new Set(['watched', 'ownRating']);

type Item = Readonly<Record<string, unknown>> | undefined;

/** Returns whether only the server's copies differ, which is no change of the list by its owner. */
export const isCopyOnly = (before: Item, after: Item): boolean => {
  if (before === undefined || after === undefined) return false;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.every((field) => COPIES.has(field) || JSON.stringify(before[field]) === JSON.stringify(after[field]));
};
