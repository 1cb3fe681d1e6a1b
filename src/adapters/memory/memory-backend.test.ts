import 'fake-indexeddb/auto';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { Subject } from 'rxjs';
import { accountDisabled } from '#domain/users/auth-service';
import { keepsAdminApiContract } from '#domain/users/contract/admin-api.contract';
import { keepsAccessRepositoryContract } from '#domain/users/contract/access-repository.contract';
import { keepsAuthServiceContract } from '#domain/users/contract/auth-service.contract';
import { keepsAvatarStorageContract } from '#domain/users/contract/avatar-storage.contract';
import type { BackendUnderTest, CreateTestbed, BackendTestbed } from '#domain/users/contract/backend.contract';
import { keepsDemoMailboxContract } from '#application/ports/demo-mailbox.contract';
import { keepsAccountApiContract } from '#domain/users/contract/account-api.contract';
import { keepsUserRepositoryContract, userTestbedOf } from '#domain/users/contract/user-repository.contract';
import { keepsHistoryPagesContract } from '#domain/history/contract/history-pages.contract';
import { keepsHistoryRepositoryContract } from '#domain/history/contract/history-repository.contract';
import { keepsListCountContract, keepsListItemsContract } from '#domain/lists/contract/list-items.contract';
import { keepsListApiContract } from '#domain/lists/contract/list-api.contract';
import { keepsSharedListReaderContract } from '#domain/lists/contract/shared-list-reader.contract';
import { keepsListRepositoryContract } from '#domain/lists/contract/list-repository.contract';
import { listTestbedOf } from '#domain/lists/contract/list-testbed.contract';
import { inMemoryStorage } from './storage/state-storage';
import { indexedDbStorage } from './storage/indexed-db-storage';
import { inMemorySessionHint } from '#application/ports/session-hint.fixture';
import { loadedHistoryRepository, loadedListRepository } from '../loaded-repositories.fixture';
import { lazyBackend } from '../lazy-backend';
import { lazyListApi } from '../lazy-list-api';
import { staticBannerRepository } from './memory-banners';
import { memoryTestbed } from './memory-testbed.fixture';
import { seedState } from './demo-data';

const keepsAllContracts = (name: string, make: CreateTestbed): void => {
  keepsAuthServiceContract(name, make, accountDisabled);
  keepsDemoMailboxContract(name, make, 'held');
  keepsAccountApiContract(name, make);
  keepsAccessRepositoryContract(name, make);
  keepsAvatarStorageContract(name, make);
  keepsUserRepositoryContract(name, userTestbedOf(make));
  const openLists = async () => listTestbedOf(await make());
  keepsListRepositoryContract(name, openLists);
  keepsListApiContract(name, openLists);
  keepsSharedListReaderContract(name, openLists);
  keepsListItemsContract(name, openLists);
  keepsListCountContract(name, openLists);
  keepsHistoryRepositoryContract(name, openLists);
  keepsHistoryPagesContract(name, openLists);
};

const openInMemory = () => Promise.resolve(memoryTestbed(inMemoryStorage(seedState)));

keepsAllContracts('memoryBackend in memory', openInMemory);
keepsAdminApiContract('memoryBackend in memory', openInMemory);

const openOnIndexedDb = async (): Promise<BackendTestbed> => {
  const [name, changes] = [crypto.randomUUID(), new Subject<void>()];
  const tabs = { messages: changes, post: () => changes.next(), close: () => {} };
  const log = { failure: () => {} };
  const openStorage = () => indexedDbStorage({ name, initialState: seedState, tabs, log });
  const storage = await openStorage();
  return memoryTestbed(storage, { next: openStorage, close: storage.close });
};

keepsAllContracts('memoryBackend on IndexedDB', openOnIndexedDb);
keepsAdminApiContract('memoryBackend on IndexedDB', openOnIndexedDb);

/** The same backend behind `lazyBackend`, as the app binds it. */
const openLazily = ({ openSecondBrowser, ...backend }: BackendTestbed): BackendTestbed => {
  const toLazy = (browser: BackendUnderTest): BackendUnderTest => {
    const loadable = lazyBackend(() => Promise.resolve({ ...browser, banners: staticBannerRepository() }), inMemorySessionHint());
    return { ...loadable, lists: { ...loadedListRepository(loadable.lists), api: lazyListApi((call) => pipe(loadable.lists, TE.flatMap(({ api }) => call(api)))) }, history: loadedHistoryRepository(loadable.history) };
  };
  return { ...backend, ...toLazy(backend), openSecondBrowser: async () => toLazy(await openSecondBrowser()) };
};

keepsAllContracts('lazyBackend', () => Promise.resolve(openLazily(memoryTestbed(inMemoryStorage(seedState)))));
