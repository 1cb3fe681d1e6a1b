import * as E from 'fp-ts/Either';
import { useEffect } from 'react';
import { BROWSER_STORAGE, CLOCK, NETWORK_STATUS } from '#application/service-keys';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { useService } from '#ui/services.tsx';

/** Key in local storage for the time in ms at which this browser last had a network. */
const LAST_ONLINE_KEY = 'marquee.last-online';

/** Returns the time in ms at which this browser last had a network; null if unknown. */
export const lastOnline = ({ local }: BrowserStorage): number | null => {
  const stored = Number(local.get(LAST_ONLINE_KEY) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
};

/** Stores the time whenever the network goes, and whenever the page may be closed while there is one. */
export const useRecordLastOnline = (): void => {
  const storage = useService(BROWSER_STORAGE);
  const clock = useService(CLOCK);
  const { online } = useService(NETWORK_STATUS);
  useEffect(() => {
    let isOnline = false;
    const record = (): void => {
      if (isOnline) storage.local.set(LAST_ONLINE_KEY, String(clock.now()));
    };
    const subscription = online.subscribe((status) => {
      // Before the change: the network was there until now.
      record();
      isOnline = E.isRight(status) && status.right;
      record();
    });
    document.addEventListener('visibilitychange', record);
    return () => {
      subscription.unsubscribe();
      document.removeEventListener('visibilitychange', record);
    };
  }, [storage, clock, online]);
};
