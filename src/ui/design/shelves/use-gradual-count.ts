import { useEffect, useState } from 'react';

/**
 * Returns a count that grows towards `target` by at most `maxStep` per animation frame, so that no frame renders many items at once. The
 * count is never below `minimum`, and decreases immediately.
 */
export const useGradualCount = (target: number, minimum: number, maxStep: number): number => {
  const [current, setCurrent] = useState(target);
  useEffect(() => {
    if (current === target) return undefined;
    const frame = requestAnimationFrame(() =>
      setCurrent(target < current ? target : Math.min(target, Math.max(current, minimum) + maxStep)),
    );
    return () => cancelAnimationFrame(frame);
  }, [current, target, minimum, maxStep]);
  return target <= current ? target : Math.max(current, minimum);
};
