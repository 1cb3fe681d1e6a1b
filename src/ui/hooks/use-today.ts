import { useCallback, useSyncExternalStore } from 'react';
import type { Clock } from '#application/ports/clock';
import { CLOCK } from '#application/service-keys';
import { calendarDay } from '#domain/shared/dates';
import { useService } from '#ui/services.tsx';

/** A timer can fire a moment before midnight. */
const LEAST_WAIT_MS = 1000;

const listeners = new Set<() => void>();

/**
 * Calls the listeners at each midnight of the local calendar, and when the window gets the focus or becomes visible: timers wait while a
 * device sleeps.
 */
const watchDays = ({ now }: Clock): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    clearTimeout(timer);
    timer = setTimeout(check, Math.max(LEAST_WAIT_MS, new Date(now()).setHours(24, 0, 0, 0) - now()));
    listeners.forEach((listener) => listener());
  };
  check();
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
  };
};

let stop: (() => void) | null = null;

/** Returns the day of the local calendar, `YYYY-MM-DD`. All places share one timer. */
export const useToday = (): string => {
  const clock = useService(CLOCK);
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      stop ??= watchDays(clock);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
    [clock],
  );
  const today = (): string => calendarDay(clock.now());
  return useSyncExternalStore(subscribe, today, today);
};

/** Returns the present time in ms since 1970, for texts such as "yesterday": the component is rendered again when a day begins. */
export const useNow = (): number => {
  useToday();
  return useService(CLOCK).now();
};
