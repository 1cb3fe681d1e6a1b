import { browserNetworkStatus } from '#adapters/browser/browser-network-status';
import { consoleLog } from '#adapters/browser/console-log';
import { systemClock } from '#adapters/browser/system-clock';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import { webStorage } from '#adapters/browser/web-storage';
import { lazy } from '#adapters/lazy';
import { BROWSER_STORAGE, CLOCK, NETWORK_STATUS, LOG, SCROLL_STORE, SITE_WORKER } from '#application/service-keys';
import type { Log } from '#application/ports/log';
import type { BindModule } from './container';

/** Log that is available before composition, so that start-up failures are logged too. */
export const browserLog: Log = consoleLog;

/** Binds the browser adapters that every configuration shares. */
export const browserModule: BindModule = (bind) => {
  bind.constant(CLOCK, systemClock);
  bind.constant(NETWORK_STATUS, browserNetworkStatus());
  bind.constant(LOG, browserLog);
  bind.constant(SCROLL_STORE, sessionScrollStore());
  bind.constant(BROWSER_STORAGE, webStorage);
  // The development server has no worker: its files change without a new name.
  const siteWorker = lazy(async () => (await import('#adapters/site-worker/browser-site-worker')).openSiteWorker());
  bind.constant(SITE_WORKER, import.meta.env.PROD ? siteWorker.get : null);
};
