import * as E from 'fp-ts/Either';
import { useCallback } from 'react';
import { SESSION_SERVICE } from '#application/service-keys';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { useService } from '#ui/services.tsx';

type WithSigningOut = <A>(request: Answer<A>, mayHaveEnded?: (failure: Failure) => boolean) => Answer<A>;

const hasNotEnded = (): boolean => false;

/**
 * Returns a decorator for requests that end the session on the user's action (sign-out, account deletion).
 * Reports the request to the session machine, so that the guard navigates to `/` when the session ends, from any page. A failed request
 * is reported too, except if `mayHaveEnded(failure)`: then only the response was lost and the server may have ended the session.
 */
export const useSessionEndingRequest = (): WithSigningOut => {
  const session = useService(SESSION_SERVICE);
  return useCallback(
    (request, mayHaveEnded = hasNotEnded) => async () => {
      session.send({ type: 'signOut.requested' });
      const result = await request();
      if (E.isLeft(result) && !mayHaveEnded(result.left)) session.send({ type: 'signOut.failed' });
      return result;
    },
    [session],
  );
};
