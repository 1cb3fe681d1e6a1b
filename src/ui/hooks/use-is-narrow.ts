import { useSyncExternalStore } from 'react';
import { PHONE_WIDTH } from '#ui/design/utils/media-queries.ts';

const subscribe = (listener: () => void): (() => void) => {
  const narrow = matchMedia(PHONE_WIDTH);
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Returns whether the screen is as narrow as a phone's. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE_WIDTH).matches);
