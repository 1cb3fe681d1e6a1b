import { useSyncExternalStore } from 'react';
import { HAND_HELD, PHONE_WIDTH } from '#ui/design/utils/media-queries.ts';

const changesOf = (query: string) => (listener: () => void): (() => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};
const narrowChanges = changesOf(PHONE_WIDTH);
const handHeldChanges = changesOf(HAND_HELD);

/** Returns whether the screen is as narrow as a phone's. */
export const useIsNarrow = (): boolean => useSyncExternalStore(narrowChanges, () => matchMedia(PHONE_WIDTH).matches);

/** Returns whether the device is held in the hand, or the screen is as narrow as a phone's. */
export const useIsHandHeld = (): boolean => useSyncExternalStore(handHeldChanges, () => matchMedia(HAND_HELD).matches);
