import type { ListTestBackend, ListTestbed } from '#domain/lists/contract/list-testbed.contract';
import { memoryBackend } from '#adapters/memory/memory-backend';
import type { StateStorage } from '#adapters/memory/storage/state-storage';

/** Opens a browser with its own session on the storage. */
export const memoryListBrowser = (storage: StateStorage, now: () => number = () => Date.now()): ListTestBackend =>
  memoryBackend({ storage, clock: { now }, browserId: crypto.randomUUID(), hashRounds: 1000 });

/** Creates a testbed. @param open returns the storage of a browser. */
export const memoryListTestbed = (
  open: () => Promise<StateStorage>,
  close: () => Promise<void> = () => Promise.resolve(),
  now?: () => number,
): ListTestbed => ({
  openBrowser: async () => memoryListBrowser(await open(), now),
  close,
});
