import 'fake-indexeddb/auto';
import { Subject } from 'rxjs';
import { keepsAccessMarkersContract } from '#domain/user/access-marker.contract';
import { keepsAccountsContract } from '#domain/user/accounts.contract';
import { keepsAvatarsContract } from '#domain/user/avatars.contract';
import type { BrowserHouse, MakeHouse, WholeHouse } from '#domain/user/house.contract';
import { keepsLettersContract } from '#domain/user/letters.contract';
import { keepsMembershipContract } from '#domain/user/membership.contract';
import { keepsUserRepositoryContract, usersOf } from '#domain/user/user-repository.contract';
import { memoryGround } from './ground';
import { indexedDbGround } from './indexed-db-ground';
import { noHint } from './hint';
import { lazyHouse } from './lazy-house';
import { wholeHouse } from './levers.fixture';
import { demoState } from './people';

const keepsItAll = (name: string, make: MakeHouse): void => {
  keepsAccountsContract(name, make);
  keepsLettersContract(name, make, 'held');
  keepsMembershipContract(name, make);
  keepsAccessMarkersContract(name, make);
  keepsAvatarsContract(name, make);
  keepsUserRepositoryContract(name, usersOf(make));
};

keepsItAll('the house that lives as long as the page', () => Promise.resolve(wholeHouse(memoryGround(demoState))));

keepsItAll('the house that the browser keeps', async () => {
  const [name, changes] = [crypto.randomUUID(), new Subject<void>()];
  const tabs = { told: changes, tell: () => changes.next() };
  const log = { failure: () => {} };
  const ground = () => indexedDbGround({ name, begin: demoState, tabs, log });
  const here = await ground();
  return wholeHouse(here, { next: ground, close: here.close });
});

/** The same house, opened by whoever has first to do with it, as the app binds it. */
const openedLate = ({ another, ...house }: WholeHouse): WholeHouse => {
  const late = (browser: BrowserHouse): BrowserHouse => lazyHouse(() => Promise.resolve(browser), noHint);
  return { ...house, ...late(house), another: async () => late(await another()) };
};

keepsItAll('the house that is opened late', () => Promise.resolve(openedLate(wholeHouse(memoryGround(demoState)))));
