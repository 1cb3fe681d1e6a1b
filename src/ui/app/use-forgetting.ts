import { useEffect, useRef } from 'react';
import { PAGING_MEMORY } from '#application/keys';
import { useService } from '../services';
import { forgetDrafts, onDraftsForgotten } from './drafts';

/**
 * Drops what was private when somebody leaves or another person comes: lists that were opened, and drafts of anybody else. What
 * was being written stays for whoever wrote it: a session that ends by itself takes nothing away.
 * @param uid who is there; null for nobody, undefined while it is not known.
 */
export const useForgetting = (uid: string | null | undefined): void => {
  const lists = useService(PAGING_MEMORY);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (uid === undefined) return;
    if (last.current !== null && last.current !== uid) lists.forget();
    if (uid !== null) forgetDrafts({ of: 'others', than: uid });
    last.current = uid;
  }, [lists, uid]);
  useEffect(() => onDraftsForgotten(() => forgetDrafts({ of: 'everybody' })), []);
};
