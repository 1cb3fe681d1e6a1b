import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SCROLL_STORE } from '#application/service-keys';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { useService } from '#ui/services.tsx';

/**
 * Deletes the positions of public pages too, which name the titles that a member opened, once the member's session has ended in this tab;
 * and again at the next page, because the one that is left may store its position. The next person's positions stay.
 * @param uid the signed-in user's id; null for a visitor, undefined while the session is unknown.
 */
export const useClearPositions = (uid: string | null | undefined): void => {
  const store = useService(SCROLL_STORE);
  const current = locationKey(useLocation());
  const owner = useRef<string | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (uid === undefined) return;
    const hasEnded = owner.current !== null && owner.current !== uid;
    owner.current = uid;
    if (hasEnded) store.delete(() => true);
    else if (isLeaving.current) store.delete((location) => location !== current);
    isLeaving.current = hasEnded;
  }, [store, uid, current]);
};
