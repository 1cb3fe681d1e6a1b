import type { Firestore } from 'firebase-admin/firestore';
import { finishCount, getCountRequestStatus, requestCount, type CountRequest, type CountTask } from '../adapters/counting-mark';

/** Wait between two counts of one thing, in ms: a document takes about one write a second. */
const PAUSE_MS = 1000;

export type CountDeps = {
  readonly store: Firestore;
  /** Ms since 1970. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
};

/** Counts until no change is left. Each count begins after the requests that it answers, so that it contains their changes. */
const countUntilDone = async <A>({ store, now, pause }: CountDeps, request: CountRequest, target: CountTask<A>): Promise<void> => {
  while (await finishCount(store, request, target, await target.count(), now())) await pause(PAUSE_MS);
};

/** Waits until the worker notices the request. Returns false if the worker has stopped before. */
const waitForWorker = async ({ store, now, pause }: CountDeps, request: CountRequest): Promise<boolean> => {
  for (;;) {
    await pause(PAUSE_MS);
    const state = await getCountRequestStatus(store, request, now());
    if (state !== 'waiting') return state === 'noticed';
  }
};

/**
 * Counts after a change. Of many events at a time, one counts, and one waits until its request is noticed, to count if the worker has
 * stopped. The others only read. A repeated event changes nothing.
 */
export const countExclusively = async <A>(deps: CountDeps, request: CountRequest, target: CountTask<A>): Promise<void> => {
  for (;;) {
    const role = await requestCount(deps.store, request, deps.now());
    if (role === 'left') return;
    if (role === 'count') return countUntilDone(deps, request, target);
    if (await waitForWorker(deps, request)) return;
  }
};
