import 'fake-indexeddb/auto';
import { Subject } from 'rxjs';
import { keepsListCountContract, keepsListItemsContract } from '#domain/lists/contract/list-items.contract';
import { keepsListRepositoryContract } from '#domain/lists/contract/list-repository.contract';
import type { ListTestbed } from '#domain/lists/contract/list-testbed.contract';
import { indexedDbStorage } from '../storage/indexed-db-storage';
import { emptyState } from '../storage/state';
import { inMemoryStorage } from '../storage/state-storage';
import { memoryListTestbed } from './memory-lists.fixture';

const keepsContracts = (name: string, make: () => Promise<ListTestbed>): void => {
  keepsListRepositoryContract(name, make);
  keepsListItemsContract(name, make);
  keepsListCountContract(name, make);
};

keepsContracts('memoryListRepository in memory', () => {
  const storage = inMemoryStorage(emptyState);
  return Promise.resolve(memoryListTestbed(() => Promise.resolve(storage)));
});

/** Each browser of the test is another tab of one database. */
keepsContracts('memoryListRepository on IndexedDB', () => {
  const [name, messages, closing] = [crypto.randomUUID(), new Subject<void>(), [] as (() => Promise<void>)[]];
  const open = async () => {
    const storage = await indexedDbStorage({ name, initialState: emptyState, tabs: { messages, post: () => messages.next() }, log: { failure: () => {} } });
    closing.push(storage.close);
    return storage;
  };
  return Promise.resolve(memoryListTestbed(open, async () => {
    await Promise.all(closing.map((close) => close()));
  }));
});
