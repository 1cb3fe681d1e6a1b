import { useEffect, useState } from 'react';

/** Returns a value that has not changed for a time; the first one that is not null at once. @param quietMs in ms. */
export const useSettled = <A,>(value: A | null, quietMs: number): A | null => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  if (settled === null && value !== null) setSettled(value);
  return settled;
};
