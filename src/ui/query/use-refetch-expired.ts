import { useEffect } from 'react';
import { INFINITE_LIST_CACHE } from '#application/service-keys';
import { useService } from '#ui/services.tsx';
import { useQueryCache } from './use-query';

/** Refetches the expired results of the screen when the user returns to the tab. */
export const useRefetchExpired = (): void => {
  const queryCache = useQueryCache();
  const lists = useService(INFINITE_LIST_CACHE);
  useEffect(() => {
    const onVisibilityChange = (): void => {
      if (document.visibilityState !== 'visible') return;
      queryCache.refetchExpired();
      lists.refetchExpired();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [queryCache, lists]);
};
