import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { keepsListDirectoryPagesContract } from '#domain/lists/contract/list-directory-pages.contract';
import { maya } from '#domain/lists/list.fixture';
import { seedState } from '#adapters/memory/demo-data';
import { itemWrites, noRowKeys } from '#adapters/memory/storage/row-storage';
import { putDocument, type MemoryState } from '#adapters/memory/storage/state';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { memoryListDirectory } from './memory-list-directory';

keepsListDirectoryPagesContract('memoryListDirectory', async (lists, items) => {
  const state = lists.reduce<MemoryState>((before, list) => pipe(before, putDocument('lists', list.listID, list)), {
    ...seedState,
    lists: new Map(),
  });
  const storage = inMemoryStorage(state);
  await storage.items.update(maya, noRowKeys, (now) =>
    E.right({ state: now, writes: itemWrites(items.map((after) => ({ before: null, after }))) }),
  )();
  return memoryListDirectory(storage.read, storage.items);
});
