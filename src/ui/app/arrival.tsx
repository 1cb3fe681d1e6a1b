import { useEffect } from 'react';
import { useAnswerStore } from '../answers/use-answer';

/** Stands beside a page inside its Suspense boundary: its effects run once the page itself is on the screen. */
export const Arrival = ({ onArrived, place }: { readonly onArrived: (place: string) => void; readonly place: string }): null => {
  const answers = useAnswerStore();
  useEffect(() => {
    answers.reviving = false;
    onArrived(place);
  }, [answers, onArrived, place]);
  return null;
};
