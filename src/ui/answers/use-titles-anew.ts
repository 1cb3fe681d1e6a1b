import { useCallback } from 'react';
import { PAGING_MEMORY } from '#application/keys';
import { useService } from '../services';
import { useAnswerStore } from './use-answer';

/** Forgets what was told of titles, because it is told otherwise from now on: in another language, or for another region. */
export const useTitlesAnew = (): (() => void) => {
  const answers = useAnswerStore();
  const lists = useService(PAGING_MEMORY);
  return useCallback(() => {
    answers.forget();
    lists.tellAnew();
  }, [answers, lists]);
};
