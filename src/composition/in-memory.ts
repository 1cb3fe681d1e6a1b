import { browserConnection } from '#adapters/browser/browser-connection';
import { systemClock } from '#adapters/browser/system-clock';
import { consoleLog } from '#adapters/browser/console-log';
import { tabNavigationMemory } from '#adapters/browser/tab-navigation-memory';
import { inMemoryBanners } from '#adapters/in-memory/banners';
import { inMemoryFeedbackBox } from '#adapters/in-memory/feedback-box';
import { DEMO_ACCOUNTS as DEMO } from '#adapters/in-memory/house/demo-accounts';
import { lazyHouse } from '#adapters/in-memory/house/lazy-house';
import { storedHint } from '#adapters/in-memory/house/hint';
import {
  ACCESS_MARKERS, ACCOUNTS, AVATARS, BANNERS, CLOCK, CONNECTION, DEMO_ACCOUNTS, FEEDBACK_BOX, LETTERS, LOG, MEMBERSHIP, NAVIGATION_MEMORY, USERS,
} from '#application/keys';
import type { Module } from './compose';

/** Everything but the catalogue, with nothing outside the browser. */
export const inMemory: Module = (bind) => {
  bind.value(CLOCK, systemClock);
  bind.value(CONNECTION, browserConnection());
  bind.value(LOG, consoleLog);
  bind.value(NAVIGATION_MEMORY, tabNavigationMemory());
  const hint = storedHint();
  const house = lazyHouse(() => import('#adapters/in-memory/house/open-house').then(({ openHouse }) => openHouse({ clock: systemClock, log: consoleLog, hint })), hint);
  bind.value(ACCOUNTS, house.accounts);
  bind.value(USERS, house.users);
  bind.value(ACCESS_MARKERS, house.markers);
  bind.value(MEMBERSHIP, house.membership);
  bind.value(AVATARS, house.avatars);
  bind.value(LETTERS, house.letters);
  bind.value(DEMO_ACCOUNTS, DEMO);
  bind.value(BANNERS, inMemoryBanners());
  bind.value(FEEDBACK_BOX, inMemoryFeedbackBox());
};
