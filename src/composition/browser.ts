import { browserNetworkStatus } from '#adapters/browser/browser-connection';
import { consoleLog } from '#adapters/browser/console-log';
import { systemClock } from '#adapters/browser/system-clock';
import { sessionScrollStore } from '#adapters/browser/tab-navigation-memory';
import { CLOCK, NETWORK_STATUS, LOG, SCROLL_STORE } from '#application/keys';
import type { Log } from '#domain/log';
import type { BindModule } from './compose';

/** The log before anything is put together: what keeps the app from starting is written down too. */
export const browserLog: Log = consoleLog;

/** What every profile has from the browser that it runs in. */
export const browserModule: BindModule = (bind) => {
  bind.constant(CLOCK, systemClock);
  bind.constant(NETWORK_STATUS, browserNetworkStatus());
  bind.constant(LOG, browserLog);
  bind.constant(SCROLL_STORE, sessionScrollStore());
};
