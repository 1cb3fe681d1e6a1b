import 'fake-indexeddb/auto';
import { Subject } from 'rxjs';
import { keepsAccessRepositoryContract } from '#domain/users/contract/access-repository.contract';
import { keepsAuthServiceContract } from '#domain/users/contract/auth-service.contract';
import { keepsAvatarsContract } from '#domain/users/contract/avatars.contract';
import type { BackendUnderTest, CreateTestbed, BackendTestbed } from '#domain/users/contract/backend.contract';
import { keepsDemoMailboxContract } from '#application/ports/demo-mailbox.contract';
import { keepsAccountApiContract } from '#domain/users/contract/account-api.contract';
import { keepsUserRepositoryContract, usersOf } from '#domain/users/contract/user-repository.contract';
import { inMemoryStorage } from './storage/state-storage';
import { indexedDbStorage } from './storage/indexed-db-storage';
import { noSessionHint } from './auth/memory-session-hint';
import { lazyMemoryBackend } from './lazy-memory-backend';
import { memoryTestbed } from './memory-testbed.fixture';
import { seedState } from './demo-data';

const keepsItAll = (name: string, make: CreateTestbed): void => {
  keepsAuthServiceContract(name, make);
  keepsDemoMailboxContract(name, make, 'held');
  keepsAccountApiContract(name, make);
  keepsAccessRepositoryContract(name, make);
  keepsAvatarsContract(name, make);
  keepsUserRepositoryContract(name, usersOf(make));
};

keepsItAll('the house that lives as long as the page', () => Promise.resolve(memoryTestbed(inMemoryStorage(seedState))));

keepsItAll('the house that the browser keeps', async () => {
  const [name, changes] = [crypto.randomUUID(), new Subject<void>()];
  const tabs = { messages: changes, post: () => changes.next() };
  const log = { failure: () => {} };
  const ground = () => indexedDbStorage({ name, initialState: seedState, tabs, log });
  const here = await ground();
  return memoryTestbed(here, { next: ground, close: here.close });
});

/** The same house, opened by whoever has first to do with it, as the app binds it. */
const openedLate = ({ another, ...house }: BackendTestbed): BackendTestbed => {
  const late = (browser: BackendUnderTest): BackendUnderTest => lazyMemoryBackend(() => Promise.resolve(browser), noSessionHint);
  return { ...house, ...late(house), another: async () => late(await another()) };
};

keepsItAll('the house that is opened late', () => Promise.resolve(openedLate(memoryTestbed(inMemoryStorage(seedState)))));
