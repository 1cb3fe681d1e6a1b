import { useEffect } from 'react';
import { useQueryCache } from '../../query/use-query';

/** Stands beside a page inside its Suspense boundary: its effects run once the page itself is on the screen. */
export const PageMounted = ({ onArrived, place }: { readonly onArrived: (place: string) => void; readonly place: string }): null => {
  const answers = useQueryCache();
  useEffect(() => {
    answers.isHydrating = false;
    onArrived(place);
  }, [answers, onArrived, place]);
  return null;
};
