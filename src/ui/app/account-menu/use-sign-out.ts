import * as E from 'fp-ts/Either';
import { useCallback } from 'react';
import { ACCOUNT_USE_CASES, BROWSER_STORAGE, LOG } from '#application/service-keys';
import { markSignOut, unmarkSignOut } from '#application/session/sign-out-marker';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '../../services';
import { TOASTS } from '../../messages/toast.messages';
import { broadcastSignOut } from '../../forms/drafts';
import { useWithSigningOut } from './use-signing-out';

/** Returns a function that signs out; the guard then navigates to `/`. A failure keeps the session, is logged and shows a toast. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useService(ACCOUNT_USE_CASES);
  const log = useService(LOG);
  const storage = useService(BROWSER_STORAGE);
  const withSigningOut = useWithSigningOut();
  return useCallback(() => {
    markSignOut(storage);
    void withSigningOut(signOut)().then((result) => {
      if (E.isRight(result)) return broadcastSignOut(storage);
      unmarkSignOut(storage);
      log.failure('sign-out', result.left);
      return toast(TOASTS.signOutFailed);
    });
  }, [withSigningOut, log, signOut, storage]);
};
