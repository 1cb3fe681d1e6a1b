import { browserNetworkStatus } from '#adapters/browser/browser-network-status';
import { consoleLog } from '#adapters/browser/console-log';
import { systemClock } from '#adapters/browser/system-clock';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import { CLOCK, NETWORK_STATUS, LOG, SCROLL_STORE } from '#application/service-keys';
import type { Log } from '#application/ports/log';
import type { BindModule } from './container';

/** The log before anything is put together: what keeps the app from starting is written down too. */
export const browserLog: Log = consoleLog;

/** What every profile has from the browser that it runs in. */
export const browserModule: BindModule = (bind) => {
  bind.constant(CLOCK, systemClock);
  bind.constant(NETWORK_STATUS, browserNetworkStatus());
  bind.constant(LOG, browserLog);
  bind.constant(SCROLL_STORE, sessionScrollStore());
};
