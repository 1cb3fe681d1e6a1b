import { useEffect } from 'react';
import { useQueryCache } from '../../query/use-query';

/** Calls `onArrived` once the page is mounted: rendered as the page's sibling in its Suspense boundary, its effects run with the page's. */
export const PageMounted = ({ onArrived, place }: { readonly onArrived: (place: string) => void; readonly place: string }): null => {
  const queryCache = useQueryCache();
  useEffect(() => {
    queryCache.endHydration();
    onArrived(place);
  }, [queryCache, onArrived, place]);
  return null;
};
