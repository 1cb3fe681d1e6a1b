import { browserConnection } from '#adapters/browser/browser-connection';
import { consoleLog } from '#adapters/browser/console-log';
import { systemClock } from '#adapters/browser/system-clock';
import { tabNavigationMemory } from '#adapters/browser/tab-navigation-memory';
import { CLOCK, CONNECTION, LOG, NAVIGATION_MEMORY } from '#application/keys';
import type { Log } from '#domain/log';
import type { Module } from './compose';

/** The log before anything is put together: what keeps the app from starting is written down too. */
export const browserLog: Log = consoleLog;

/** What every profile has from the browser that it runs in. */
export const browserModule: Module = (bind) => {
  bind.value(CLOCK, systemClock);
  bind.value(CONNECTION, browserConnection());
  bind.value(LOG, browserLog);
  bind.value(NAVIGATION_MEMORY, tabNavigationMemory());
};
