import 'fake-indexeddb/auto';
import { Subject } from 'rxjs';
import { keepsAccessRepositoryContract } from '#domain/user/access-marker.contract';
import { keepsAuthServiceContract } from '#domain/user/accounts.contract';
import { keepsAvatarsContract } from '#domain/user/avatars.contract';
import type { BackendUnderTest, CreateTestbed, BackendTestbed } from '#domain/user/house.contract';
import { keepsDemoMailboxContract } from '#domain/user/letters.contract';
import { keepsAccountApiContract } from '#domain/user/membership.contract';
import { keepsUserRepositoryContract, usersOf } from '#domain/user/user-repository.contract';
import { inMemoryStorage } from './ground';
import { indexedDbStorage } from './indexed-db-ground';
import { noSessionHint } from './hint';
import { lazyMemoryBackend } from './lazy-house';
import { memoryTestbed } from './levers.fixture';
import { seedState } from './people';

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
