import { browserConnection } from '#adapters/browser/browser-connection';
import { systemClock } from '#adapters/browser/system-clock';
import { consoleLog } from '#adapters/browser/console-log';
import { tabNavigationMemory } from '#adapters/browser/tab-navigation-memory';
import { inMemoryAccounts } from '#adapters/in-memory/accounts';
import { inMemoryBanners } from '#adapters/in-memory/banners';
import { inMemoryFeedbackBox } from '#adapters/in-memory/feedback-box';
import { ACCOUNTS, BANNERS, CLOCK, CONNECTION, FEEDBACK_BOX, LOG, NAVIGATION_MEMORY } from '#application/keys';
import type { Module } from './compose';

/** Everything but the catalogue, with nothing outside the browser. */
export const inMemory: Module = (bind) => {
  bind.value(CLOCK, systemClock);
  bind.value(CONNECTION, browserConnection());
  bind.value(LOG, consoleLog);
  bind.value(NAVIGATION_MEMORY, tabNavigationMemory());
  bind.value(ACCOUNTS, inMemoryAccounts());
  bind.value(BANNERS, inMemoryBanners());
  bind.value(FEEDBACK_BOX, inMemoryFeedbackBox());
};
