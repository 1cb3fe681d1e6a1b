import * as E from 'fp-ts/Either';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Answer } from '#domain/answer';
import { useSession } from './session';

/**
 * Says of what ends a session that somebody chose it: from wherever they are by then, the guard leads them to the start. Of what was
 * refused it is taken back.
 */
export const useLeaving = (): (<A>(ending: Answer<A>) => Answer<A>) => {
  const { leave } = useSession();
  const { key } = useLocation();
  const here = useRef(key);
  const isLeaving = useRef(false);
  useEffect(() => {
    here.current = key;
    if (isLeaving.current) leave(key);
  }, [key, leave]);
  return useCallback(
    (ending) => async () => {
      isLeaving.current = true;
      leave(here.current);
      const answer = await ending();
      isLeaving.current = false;
      if (E.isLeft(answer)) leave(null);
      return answer;
    },
    [leave],
  );
};
