import * as E from 'fp-ts/Either';
import { useCallback } from 'react';
import { ACCOUNT_USE_CASES, LOG } from '#application/service-keys';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '../../services';
import { TOASTS } from '../../messages/toast.messages';
import { broadcastSignOut } from '../../forms/drafts';
import { useSigningOut } from './use-signing-out';

/** Signs out; the guard leads to the start. If it cannot be done, the person stays signed in and is told. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useService(ACCOUNT_USE_CASES);
  const log = useService(LOG);
  const leaving = useSigningOut();
  return useCallback(() => {
    void leaving(signOut)().then((answer) => {
      if (E.isRight(answer)) return broadcastSignOut();
      log.failure('sign-out', answer.left);
      return toast(TOASTS.signOutFailed);
    });
  }, [leaving, log, signOut]);
};
