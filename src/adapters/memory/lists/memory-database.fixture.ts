import 'fake-indexeddb/auto';
import { Subject } from 'rxjs';
import { expect, onTestFinished, vi } from 'vitest';
import type { Failure } from '#domain/shared/failure';
import { seedState } from '#adapters/memory/demo-data';
import { indexedDbStorage } from '#adapters/memory/storage/indexed-db-storage';
import { memoryListTestbed } from './memory-lists.fixture';

/** One browser with a database; each browser of the testbed is another tab. */
export const openDatabaseTestbed = () => {
  const [name, messages, logged] = [crypto.randomUUID(), new Subject<void>(), [] as Failure[]];
  const openStorage = async (tabs = { messages, post: () => messages.next(), close: () => undefined }) => {
    const storage = await indexedDbStorage({
      name, initialState: seedState, tabs,
      log: { failure: (_, failure) => void logged.push(failure) },
    });
    onTestFinished(() => storage.close());
    return storage;
  };
  return { name, logged, openStorage, testbed: memoryListTestbed(() => openStorage()) };
};

export const range = (count: number, from = 1): ReadonlyArray<number> => Array.from({ length: count }, (_, index) => from + index);

/** Counts the rows that cursors read while the action runs. Fails if whole parts of the store are read. */
export const countRows = async (store: string, action: () => Promise<unknown>): Promise<number> => {
  const iterate = vi.spyOn(IDBCursor.prototype as unknown as { _iterate: () => unknown }, '_iterate');
  const whole = [vi.spyOn(IDBObjectStore.prototype, 'getAll'), vi.spyOn(IDBIndex.prototype, 'getAll')];
  await action();
  const count = iterate.mock.calls.length;
  const sources: ReadonlyArray<unknown> = whole.flatMap(({ mock }) => mock.contexts);
  expect(
    sources.map((source) => (source instanceof IDBIndex ? source.objectStore.name : source instanceof IDBObjectStore && source.name)),
  ).not.toContain(store);
  vi.restoreAllMocks();
  return count;
};

/** Lets a number of writes pass, then fails as a full disk does. Returns a function that ends this. */
export const fillDiskAfter = (writes: number): (() => void) => {
  // Bound below to the store that writes.
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value as (
    this: IDBObjectStore, row: unknown, key?: IDBValidKey,
  ) => IDBRequest<IDBValidKey>;
  let count = 0;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row, key) {
    if (count++ >= writes) throw new DOMException('No room', 'QuotaExceededError');
    return key === undefined ? put.call(this, row) : put.call(this, row, key);
  });
  return () => spy.mockRestore();
};
