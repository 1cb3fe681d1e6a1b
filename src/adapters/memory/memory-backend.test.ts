import 'fake-indexeddb/auto';
import { Subject } from 'rxjs';
import { accountDisabled } from '#domain/users/auth-service';
import { keepsAdminApiContract } from '#domain/users/contract/admin-api.contract';
import { keepsAccessRepositoryContract } from '#domain/users/contract/access-repository.contract';
import { keepsAuthServiceContract } from '#domain/users/contract/auth-service.contract';
import { keepsAvatarStorageContract } from '#domain/users/contract/avatar-storage.contract';
import type { ServerTestbed } from '#domain/users/contract/backend.contract';
import { keepsDemoMailboxContract } from '#application/ports/demo-mailbox.contract';
import { keepsAccountApiContract } from '#domain/users/contract/account-api.contract';
import { keepsSignInMethodsContract } from '#domain/users/contract/sign-in-methods.contract';
import { keepsSignInLogContract } from '#domain/users/sign-ins/sign-in-log.contract';
import { keepsUserRepositoryContract, userTestbedOf } from '#domain/users/contract/user-repository.contract';
import { keepsHistoryPagesContract } from '#domain/history/contract/history-pages.contract';
import { keepsHistoryRepositoryContract } from '#domain/history/contract/history-repository.contract';
import { keepsListCountContract, keepsListItemsContract } from '#domain/lists/contract/list-items.contract';
import { keepsCalendarAddressApiContract } from '#domain/calendar/calendar-address-api.contract';
import { keepsReminderApiContract } from '#domain/reminders/reminder-api.contract';
import { keepsJointListApiContract } from '#domain/lists/contract/joint-list-api.contract';
import { keepsListApiContract } from '#domain/lists/contract/list-api.contract';
import { keepsSharedListReaderContract } from '#domain/lists/contract/shared-list-reader.contract';
import { keepsListRepositoryContract } from '#domain/lists/contract/list-repository.contract';
import { listTestbedOf } from '#domain/lists/contract/list-testbed.contract';
import { keepsUnmatchedEntriesContract } from '#domain/unmatched/unmatched-entries.contract';
import { inMemoryStorage } from './storage/state-storage';
import { indexedDbStorage } from './storage/indexed-db-storage';
import { memoryTestbed } from './memory-testbed.fixture';
import { seedState } from './demo-data';
import { withQuickPasswords } from './quick-passwords.fixture';

const keepsAllContracts = (name: string, make: () => Promise<ServerTestbed>): void => {
  keepsAuthServiceContract(name, make, accountDisabled);
  keepsSignInMethodsContract(name, make);
  keepsSignInLogContract(name, make);
  keepsDemoMailboxContract(name, make, 'held');
  keepsAccountApiContract(name, make);
  keepsAdminApiContract(name, make);
  keepsAccessRepositoryContract(name, make);
  keepsAvatarStorageContract(name, make);
  keepsUserRepositoryContract(name, userTestbedOf(make));
  const openLists = async () => listTestbedOf(await make());
  keepsListRepositoryContract(name, openLists);
  keepsListApiContract(name, openLists);
  keepsCalendarAddressApiContract(name, openLists, false);
  keepsReminderApiContract(name, openLists, false);
  keepsJointListApiContract(name, openLists);
  keepsSharedListReaderContract(name, openLists);
  keepsListItemsContract(name, openLists);
  keepsListCountContract(name, openLists);
  keepsHistoryRepositoryContract(name, openLists);
  keepsHistoryPagesContract(name, openLists);
  keepsUnmatchedEntriesContract(name, openLists);
};

const initialState = withQuickPasswords(seedState);
const openInMemory = () => Promise.resolve(memoryTestbed(inMemoryStorage(initialState)));

keepsAllContracts('memoryBackend in memory', openInMemory);

const openOnIndexedDb = async (): Promise<ServerTestbed> => {
  const [name, changes] = [crypto.randomUUID(), new Subject<void>()];
  const tabs = { messages: changes, post: () => changes.next(), close: () => {} };
  const log = { failure: () => {} };
  const openStorage = () => indexedDbStorage({ name, initialState, tabs, log });
  const storage = await openStorage();
  return memoryTestbed(storage, { next: openStorage, close: storage.close, isKept: true });
};

keepsAllContracts('memoryBackend on IndexedDB', openOnIndexedDb);
