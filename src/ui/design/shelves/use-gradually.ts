import { useEffect, useState } from 'react';

/**
 * A count that follows what is wanted upwards by at most `most` a frame, so that no frame has to draw many at once. It is never
 * below `least`, and goes down at once.
 */
export const useGradually = (wanted: number, least: number, most: number): number => {
  const [reached, setReached] = useState(wanted);
  useEffect(() => {
    if (reached === wanted) return undefined;
    const frame = requestAnimationFrame(() => setReached(wanted < reached ? wanted : Math.min(wanted, Math.max(reached, least) + most)));
    return () => cancelAnimationFrame(frame);
  }, [reached, wanted, least, most]);
  return wanted <= reached ? wanted : Math.max(reached, least);
};
