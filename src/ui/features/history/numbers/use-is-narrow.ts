import { useSyncExternalStore } from 'react';

/** Matches numbers-section.css and history-page.css. */
const NARROW = '(max-width: 767px)';

const subscribe = (listener: () => void): (() => void) => {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Returns whether the screen is as narrow as a phone's. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
