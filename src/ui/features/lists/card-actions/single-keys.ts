import { useCallback, useSyncExternalStore } from 'react';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { BROWSER_STORAGE } from '#application/service-keys';
import { useService } from '#ui/services.tsx';

/** Local storage key; `off` if this browser uses no shortcuts of a single key. */
const STORAGE_KEY = 'marquee.single-keys';
const listeners = new Set<() => void>();

const isOn = ({ local }: BrowserStorage): boolean => local.get(STORAGE_KEY) !== 'off';

const choose = ({ local }: BrowserStorage, on: boolean): void => {
  local.set(STORAGE_KEY, on ? null : 'off');
  listeners.forEach((listener) => listener());
};

/** Returns whether shortcuts of a single key are on in this browser, and the function that turns them on or off. */
export const useSingleKeys = (): readonly [boolean, (on: boolean) => void] => {
  const storage = useService(BROWSER_STORAGE);
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const unfollow = storage.onLocalChange(STORAGE_KEY, listener);
      return () => {
        listeners.delete(listener);
        unfollow();
      };
    },
    [storage],
  );
  return [useSyncExternalStore(subscribe, () => isOn(storage)), (on) => choose(storage, on)];
};
