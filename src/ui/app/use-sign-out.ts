import * as E from 'fp-ts/Either';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ACCOUNT_USE_CASES, LOG } from '#application/keys';
import { isGuarded } from '#domain/user/access';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '../services';
import { TOASTS } from '../words/toasts';
import { useArea } from './area';
import { tellLeft } from './drafts';
import { useSession } from './session';

/** Signs out and goes to the start. If it cannot be done, the person stays signed in and is told. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useService(ACCOUNT_USE_CASES);
  const log = useService(LOG);
  const navigate = useNavigate();
  const { key } = useLocation();
  const { leave } = useSession();
  const isBehindGuard = isGuarded(useArea());
  return useCallback(() => {
    leave(key);
    void signOut().then((answer) => {
      if (E.isRight(answer)) {
        tellLeft();
        // The guard of a member's page leads to the start by itself, and leaves nothing to come back to.
        if (!isBehindGuard) void navigate('/');
        return;
      }
      log.failure('sign-out', answer.left);
      toast(TOASTS.signOutFailed);
    });
  }, [isBehindGuard, key, leave, log, navigate, signOut]);
};
