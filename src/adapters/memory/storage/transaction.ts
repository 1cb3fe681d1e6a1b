import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { conflict } from '#domain/shared/failure';
import { reuseUnchanged, type MemoryState } from './state';
import { inMemoryStorage, type StateStorage } from './state-storage';

/**
 * Stores the result of a transaction. `isStale` when the stored state is no longer the one that the transaction has read; then
 * nothing is stored.
 */
const commit = async (storage: StateStorage, before: MemoryState, after: MemoryState) => {
  let isStale = false;
  const written = await storage.update((state) => {
    isStale = reuseUnchanged(before, state) !== before;
    return isStale ? E.left(conflict('state')) : E.right(reuseUnchanged(state, after));
  })();
  return { isStale, written };
};

/**
 * Runs several reads and updates as one: on a copy of the state, which is stored in one update at the end, and not at all on a failure.
 * Runs `run` again when the stored state has changed in the meantime, so concurrent transactions take effect one after another.
 */
export const inTransaction = <A>(storage: StateStorage, run: (copy: StateStorage) => Answer<A>): Answer<A> =>
  async () => {
    const before = await storage.read();
    if (E.isLeft(before)) return before;
    // Items are read from the storage itself; the copy's update removes none, the final update does.
    const copy: StateStorage = { ...inMemoryStorage(before.right), items: storage.items };
    const answer = await run(copy)();
    if (E.isLeft(answer)) return answer;
    const after = await copy.read();
    if (E.isLeft(after)) return after;
    const { isStale, written } = await commit(storage, before.right, after.right);
    if (isStale) return inTransaction(storage, run)();
    return E.isLeft(written) ? written : answer;
  };
