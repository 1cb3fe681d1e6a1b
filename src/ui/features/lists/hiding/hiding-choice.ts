import { useCallback, useSyncExternalStore } from 'react';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { BROWSER_STORAGE } from '#application/service-keys';
import type { UserId } from '#domain/users/user-id';
import { useService } from '#ui/services.tsx';

/**
 * Local storage key of the uids of members who hide titles in this browser, separated by spaces. `theme.js` reads the same key before the
 * first paint.
 */
export const HIDING_KEY = 'marquee.hides-titles';
const listeners = new Set<() => void>();

const members = ({ local }: BrowserStorage): ReadonlyArray<string> => (local.get(HIDING_KEY) ?? '').split(' ').filter((uid) => uid !== '');

const chooseHiding = (storage: BrowserStorage, uid: UserId, isOn: boolean): void => {
  const others = members(storage).filter((other) => other !== uid);
  const next = isOn ? [...others, uid] : others;
  storage.local.set(HIDING_KEY, next.length === 0 ? null : next.join(' '));
  listeners.forEach((listener) => listener());
};

/** Returns whether a member hides titles in this browser, and the function that changes it. */
export const useHidingChoice = (uid: UserId): readonly [boolean, (isOn: boolean) => void] => {
  const storage = useService(BROWSER_STORAGE);
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const unfollow = storage.onLocalChange(HIDING_KEY, listener);
      return () => {
        listeners.delete(listener);
        unfollow();
      };
    },
    [storage],
  );
  return [useSyncExternalStore(subscribe, () => members(storage).includes(uid)), (isOn) => chooseHiding(storage, uid, isOn)];
};
