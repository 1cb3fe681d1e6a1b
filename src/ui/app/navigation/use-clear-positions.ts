import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { BROWSER_STORAGE, SCROLL_STORE } from '#application/service-keys';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { useService } from '#ui/services.tsx';

/** Key in the tab's storage: id of the member to whom the positions belong. A browser can load a tab again after a sign-out elsewhere. */
const OWNER_KEY = 'marquee.positions-of';

/**
 * Deletes the positions of public pages too, which name the titles that a member opened, once the member's session has ended in this tab;
 * and again at the next page, because the one that is left may store its position. The next person's positions stay.
 * @param uid the signed-in user's id; null for a visitor, undefined while the session is unknown.
 */
export const useClearPositions = (uid: string | null | undefined): void => {
  const store = useService(SCROLL_STORE);
  const current = locationKey(useLocation());
  const { session } = useService(BROWSER_STORAGE);
  // Where the tab stores nothing, positions last as long as the document.
  const last = useRef<string | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (uid === undefined) return;
    const owner = session.get(OWNER_KEY) ?? last.current;
    last.current = uid;
    const hasEnded = owner !== null && owner !== uid;
    if (owner !== uid) session.set(OWNER_KEY, uid);
    if (hasEnded) store.delete(() => true);
    else if (isLeaving.current) store.delete((location) => location !== current);
    isLeaving.current = hasEnded;
  }, [store, session, uid, current]);
};
