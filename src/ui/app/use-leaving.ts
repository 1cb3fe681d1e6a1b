import * as E from 'fp-ts/Either';
import { useCallback } from 'react';
import type { Answer } from '#domain/answer';
import { useSession } from './session';

/**
 * Says of what ends a session that somebody chose it: from wherever they are by then, the guard leads them to the start. Of what was
 * refused it is taken back.
 */
export const useLeaving = (): (<A>(ending: Answer<A>) => Answer<A>) => {
  const { setLeaving } = useSession();
  return useCallback(
    (ending) => async () => {
      setLeaving(true);
      const answer = await ending();
      if (E.isLeft(answer)) setLeaving(false);
      return answer;
    },
    [setLeaving],
  );
};
