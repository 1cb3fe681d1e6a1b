import { useEffect, useRef } from 'react';
import { INFINITE_LIST_CACHE } from '#application/service-keys';
import { useService } from '../../services';
import { clearDrafts, onSignOutElsewhere } from '../../forms/drafts';

/**
 * Drops what was private when somebody leaves or another person comes: lists that were opened, and drafts of anybody else. What
 * was being written stays for whoever wrote it: a session that ends by itself takes nothing away.
 * @param uid who is there; null for nobody, undefined while it is not known.
 */
export const useClearPrivateData = (uid: string | null | undefined): void => {
  const lists = useService(INFINITE_LIST_CACHE);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (uid === undefined) return;
    if (last.current !== null && last.current !== uid) lists.clear();
    if (uid !== null) clearDrafts({ of: 'others', than: uid });
    last.current = uid;
  }, [lists, uid]);
  useEffect(() => onSignOutElsewhere(() => clearDrafts({ of: 'everybody' })), []);
};
