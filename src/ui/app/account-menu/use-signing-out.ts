import * as E from 'fp-ts/Either';
import { useCallback } from 'react';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { useSession } from '../providers/session-provider';

type Leaving = <A>(ending: Answer<A>, mayHaveEnded?: (failure: Failure) => boolean) => Answer<A>;

const hasNotEnded = (): boolean => false;

/**
 * Says of what ends a session that somebody chose it: from wherever they are by then, the guard leads them to the start. Of what was
 * refused it is taken back, but not of what may have come through all the same (`mayHaveEnded`), because only its answer was lost.
 */
export const useSigningOut = (): Leaving => {
  const { setSigningOut } = useSession();
  return useCallback(
    (ending, mayHaveEnded = hasNotEnded) => async () => {
      setSigningOut(true);
      const answer = await ending();
      if (E.isLeft(answer) && !mayHaveEnded(answer.left)) setSigningOut(false);
      return answer;
    },
    [setSigningOut],
  );
};
