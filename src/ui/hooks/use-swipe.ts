import { useRef, useSyncExternalStore, type CSSProperties, type TouchEvent } from 'react';

/** Minimum horizontal distance of a swipe, in pixels. */
const SWIPE = 48;

type SwipeProps = {
  readonly style: CSSProperties;
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
};

const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1;
const watchZoom = (listener: () => void): (() => void) => {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
};

/**
 * Returns the props of an element that steps on a swipe by one finger: 1 to what stands on the right, -1 to what stands on the left. While
 * the page is zoomed, a finger moves the part of it that is in sight, as anywhere else.
 */
export const useSwipe = (step: (by: -1 | 1) => void): SwipeProps => {
  const touchAction = useSyncExternalStore(watchZoom, isZoomed) ? 'auto' : 'pan-y pinch-zoom';
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    style: { touchAction },
    onTouchStart: ({ touches }) => {
      const touch = touches.length === 1 && !isZoomed() ? touches[0] : undefined;
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
