import { useEffect, useRef } from 'react';
import { clearMemberDataExcept } from '#application/profile/member-data-keys';
import { BROWSER_STORAGE, INFINITE_LIST_CACHE } from '#application/service-keys';
import { useService } from '#ui/services.tsx';
import { clearDrafts, onSignOutElsewhere } from '#ui/forms/drafts.ts';

/**
 * Clears private data: loaded lists when the user signs out or changes, the drafts and other data of other members on sign-in, and all
 * members' data in a document that no member was expected to open. A user's own drafts and data survive a session that expires or
 * cannot be loaded; a deliberate sign-out in any tab deletes all (`clearAndBroadcastSignOut`).
 * @param uid the signed-in user's id; null for a visitor, undefined while the session is unknown.
 */
export const useClearPrivateData = (uid: string | null | undefined, isSessionExpected: boolean): void => {
  const lists = useService(INFINITE_LIST_CACHE);
  const storage = useService(BROWSER_STORAGE);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (uid === undefined) return;
    if (last.current !== null && last.current !== uid) lists.clear();
    if (uid !== null) clearDrafts(storage, { of: 'others', than: uid });
    if (uid !== null || !isSessionExpected) clearMemberDataExcept(storage, uid);
    last.current = uid;
  }, [lists, storage, uid, isSessionExpected]);
  useEffect(() => onSignOutElsewhere(storage, () => clearDrafts(storage, { of: 'everybody' })), [storage]);
};
