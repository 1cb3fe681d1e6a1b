import { useCallback } from 'react';
import { INFINITE_LIST_CACHE } from '#application/service-keys';
import { useService } from '../services';
import { useQueryCache } from './use-query';

/** Forgets what was told of titles, because it is told otherwise from now on: in another language, or for another region. */
export const useRefetchTitles = (): (() => void) => {
  const answers = useQueryCache();
  const lists = useService(INFINITE_LIST_CACHE);
  return useCallback(() => {
    answers.invalidate();
    lists.refetch();
  }, [answers, lists]);
};
