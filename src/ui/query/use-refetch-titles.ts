import { useCallback } from 'react';
import { INFINITE_LIST_CACHE } from '#application/service-keys';
import { useService } from '#ui/services.tsx';
import { useQueryCache } from './use-query';

/** Returns a function that refetches all title data, after a change of language or region. */
export const useRefetchTitles = (): (() => void) => {
  const queryCache = useQueryCache();
  const lists = useService(INFINITE_LIST_CACHE);
  return useCallback(() => {
    queryCache.invalidate();
    lists.refetch();
  }, [queryCache, lists]);
};
