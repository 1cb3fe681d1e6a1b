import { useEffect, useState } from 'react';
import type { Observable } from 'rxjs';

/**
 * Returns the last value of an observable that never errors; null before the first. The observable must be the same object in every render.
 * A new observable takes over when it emits, so that a more exact question about the same thing does not return to null.
 */
export const useObservableValue = <A>(source: Observable<A>): A | null => {
  const [last, setLast] = useState<{ readonly value: A } | null>(null);
  useEffect(() => {
    const subscription = source.subscribe((value) => setLast({ value }));
    return () => subscription.unsubscribe();
  }, [source]);
  return last === null ? null : last.value;
};
