import { useEffect, useRef } from 'react';
import { BROWSER_STORAGE, INFINITE_LIST_CACHE } from '#application/service-keys';
import { useService } from '../../services';
import { clearDrafts, onSignOutElsewhere } from '../../forms/drafts';

/**
 * Clears private data: loaded lists when the user signs out or changes, and the drafts of other members on sign-in.
 * A user's own drafts survive a session that expires; a deliberate sign-out in any tab deletes all drafts.
 * @param uid the signed-in user's id; null for a visitor, undefined while the session is unknown.
 */
export const useClearPrivateData = (uid: string | null | undefined): void => {
  const lists = useService(INFINITE_LIST_CACHE);
  const storage = useService(BROWSER_STORAGE);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (uid === undefined) return;
    if (last.current !== null && last.current !== uid) lists.clear();
    if (uid !== null) clearDrafts(storage, { of: 'others', than: uid });
    last.current = uid;
  }, [lists, storage, uid]);
  useEffect(() => onSignOutElsewhere(storage, () => clearDrafts(storage, { of: 'everybody' })), [storage]);
};
