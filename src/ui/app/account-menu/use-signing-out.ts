import * as E from 'fp-ts/Either';
import { useCallback } from 'react';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { useSession } from '../providers/session-provider';

type WithSigningOut = <A>(request: Answer<A>, mayHaveEnded?: (failure: Failure) => boolean) => Answer<A>;

const hasNotEnded = (): boolean => false;

/**
 * Returns a decorator for requests that end the session on the user's action (sign-out, account deletion).
 * Sets `isSigningOut` first, so that the guard navigates to `/` from any page the user is on by then. A failed request resets
 * `isSigningOut`, except if `mayHaveEnded(failure)`: then only the response was lost and the server may have ended the session.
 */
export const useWithSigningOut = (): WithSigningOut => {
  const { setSigningOut } = useSession();
  return useCallback(
    (request, mayHaveEnded = hasNotEnded) => async () => {
      setSigningOut(true);
      const result = await request();
      if (E.isLeft(result) && !mayHaveEnded(result.left)) setSigningOut(false);
      return result;
    },
    [setSigningOut],
  );
};
