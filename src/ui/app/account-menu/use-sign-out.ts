import * as E from 'fp-ts/Either';
import { useCallback } from 'react';
import { ACCOUNT_USE_CASES, BROWSER_STORAGE, LOG, MEMBER_LISTS_LOADER, PROFILE_USE_CASES } from '#application/service-keys';
import { recordSignOutRequest, clearSignOutRequest } from '#application/session/requested-sign-out';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '../../services';
import { ACCOUNT_TOASTS } from '../../messages/account-toasts.messages';
import { clearAndBroadcastSignOut } from '../../forms/drafts';
import { useMember } from '../../hooks/use-member';
import { useModal } from '../modals/modal-provider';
import { useSessionEndingRequest } from './use-session-ending-request';

/**
 * Returns a function that writes the last opened titles and signs out; the guard then navigates to `/`. A failure keeps the session, is
 * logged and shows a toast. Asks first while changes of lists are not sent.
 */
export const useSignOut = (): (() => void) => {
  const { signOut } = useService(ACCOUNT_USE_CASES);
  const log = useService(LOG);
  const storage = useService(BROWSER_STORAGE);
  const withSigningOut = useSessionEndingRequest();
  const { sendLastRecent } = useService(PROFILE_USE_CASES);
  const uid = useMember()?.uid;
  const { current$ } = useService(MEMBER_LISTS_LOADER);
  const { open } = useModal();
  const signOutNow = useCallback(() => {
    recordSignOutRequest(storage);
    const request = async (): ReturnType<typeof signOut> => {
      // Titles that cannot be written are dropped.
      if (uid !== undefined) await sendLastRecent(uid)();
      return signOut();
    };
    void withSigningOut(request)().then((result) => {
      if (E.isRight(result)) return clearAndBroadcastSignOut(storage);
      clearSignOutRequest(storage);
      log.failure('sign-out', result.left);
      return toast(ACCOUNT_TOASTS.signOutFailed);
    });
  }, [withSigningOut, log, sendLastRecent, uid, signOut, storage]);
  return () => {
    const count = current$.value?.unsentCount() ?? 0;
    if (count === 0) return signOutNow();
    open({ name: 'unsent-changes', properties: { count, onConfirm: signOutNow } });
  };
};
