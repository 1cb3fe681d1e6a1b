import { useEffect, useState } from 'react';
import { memberDataKey } from '#application/profile/member-data-keys';
import { BROWSER_STORAGE } from '#application/service-keys';
import type { UserId } from '#domain/users/user-id';
import type { TitleWithReason } from './taste-props';
import { useService } from '#ui/services.tsx';

export type TasteKnown = {
  /** The titles that the page suggests; null until it is known. */
  readonly suggested: ReadonlyArray<TitleWithReason> | null;
  readonly onKnown: (suggested: ReadonlyArray<TitleWithReason>) => void;
  /** There were suggestions at the last visit in this browser: keep their room, and show nothing in their place. */
  readonly isExpected: boolean;
};

/** Longest wait for suggestions that were there last time, in ms; the page then shows what it has without them. */
const MAX_WAIT_MS = 6000;

/** Returns what the home page suggests, as `TasteShelves` says, and whether it should wait for that. */
export const useTasteKnown = (uid: UserId): TasteKnown => {
  const { local } = useService(BROWSER_STORAGE);
  const [suggested, onKnown] = useState<ReadonlyArray<TitleWithReason> | null>(null);
  const [isAwaited, setAwaited] = useState(() => local.get(memberDataKey('taste', uid)) !== null);
  useEffect(() => {
    const timer = setTimeout(() => setAwaited(false), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return { suggested, onKnown, isExpected: isAwaited && suggested === null };
};
