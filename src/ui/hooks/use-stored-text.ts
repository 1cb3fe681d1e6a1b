import { useCallback, useSyncExternalStore } from 'react';
import { keepText, readKeptText } from '#application/kept-text';
import { BROWSER_STORAGE } from '#application/service-keys';
import { useService } from '#ui/services.tsx';

const listeners = new Set<() => void>();

/** Returns a text that this browser keeps, null without one, and the function that changes it. Other tabs and components follow. */
export const useStoredText = (key: string): readonly [text: string | null, store: (text: string | null) => void] => {
  const storage = useService(BROWSER_STORAGE);
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const unfollow = storage.onLocalChange(key, listener);
      return () => {
        listeners.delete(listener);
        unfollow();
      };
    },
    [storage, key],
  );
  const store = (text: string | null): void => {
    keepText(storage, key, text);
    listeners.forEach((listener) => listener());
  };
  return [useSyncExternalStore(subscribe, () => readKeptText(storage, key)), store];
};
