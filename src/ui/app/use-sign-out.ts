import * as E from 'fp-ts/Either';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ACCOUNTS, LOG } from '#application/keys';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '../services';
import { TOASTS } from '../words/toasts';

/** Signs out and goes to the start. If it cannot be done, the person stays signed in and is told. */
export const useSignOut = (): (() => void) => {
  const accounts = useService(ACCOUNTS);
  const log = useService(LOG);
  const navigate = useNavigate();
  return useCallback(() => {
    void accounts.signOut().then((answer) => {
      if (E.isRight(answer)) return navigate('/');
      log.failure('sign-out', answer.left);
      return toast(TOASTS.signingFailed);
    });
  }, [accounts, log, navigate]);
};
