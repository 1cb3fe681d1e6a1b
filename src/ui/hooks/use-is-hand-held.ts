import { useSyncExternalStore } from 'react';
import { HAND_HELD } from '#ui/design/utils/media-queries.ts';

const subscribe = (listener: () => void): (() => void) => {
  const handHeld = matchMedia(HAND_HELD);
  handHeld.addEventListener('change', listener);
  return () => handHeld.removeEventListener('change', listener);
};

/** Returns whether the device is held in the hand, or the screen is as narrow as a phone's. */
export const useIsHandHeld = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(HAND_HELD).matches);
