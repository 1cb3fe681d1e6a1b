import { useRef, type TouchEvent } from 'react';

/** Minimum horizontal distance of a swipe, in pixels. */
const SWIPE = 48;

type TouchHandlers = { readonly onTouchStart: (event: TouchEvent) => void; readonly onTouchEnd: (event: TouchEvent) => void };

/** Returns touch handlers that step on a swipe by one finger: 1 to what stands on the right, -1 to what stands on the left. */
export const useSwipe = (step: (by: -1 | 1) => void): TouchHandlers => {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      from.current = touch !== undefined ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      if (from.current === null || touch === undefined) return;
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = null;
      if (Math.abs(x) >= SWIPE && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };
};
