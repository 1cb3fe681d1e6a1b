import * as E from 'fp-ts/Either';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ACCOUNT_USE_CASES, LOG } from '#application/keys';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '../services';
import { TOASTS } from '../words/toasts';
import { useArea } from './area';
import { tellLeft } from './drafts';
import { useLeaving } from './use-leaving';

/** Signs out and goes to the start. If it cannot be done, the person stays signed in and is told. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useService(ACCOUNT_USE_CASES);
  const log = useService(LOG);
  const navigate = useNavigate();
  const leaving = useLeaving();
  const area = useArea();
  const here = useRef(area);
  useEffect(() => {
    here.current = area;
  }, [area]);
  return useCallback(() => {
    void leaving(signOut)().then((answer) => {
      if (E.isRight(answer)) {
        tellLeft();
        // The guard of a member's page leads to the start by itself, and leaves nothing to come back to.
        if (here.current === 'public') void navigate('/');
        return;
      }
      log.failure('sign-out', answer.left);
      toast(TOASTS.signOutFailed);
    });
  }, [leaving, log, navigate, signOut]);
};
