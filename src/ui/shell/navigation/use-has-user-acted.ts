import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const USER_EVENTS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'click', 'focusin'];
const MODIFIERS = ['Alt', 'Control', 'Meta', 'Shift'];

/** Returns whether an event shows that the user acts: not a modifier key alone, and not the focus that the `RouteAnnouncer` moves. */
const isUserAction = (event: Event): boolean => {
  if (event.type === 'keydown') return !MODIFIERS.includes((event as KeyboardEvent).key);
  return event.type !== 'focusin' || !(event.target instanceof Element && event.target.matches('h1, main'));
};

const useLayoutEffectInBrowser = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Returns a function that returns whether the user has acted since the last navigation. The focus must not move after that: a popover
 * or a field that the user opened while the page was loading would lose it.
 */
export const useHasUserActed = (): (() => boolean) => {
  const acted = useRef(false);
  const popped = useRef(false);
  const { key } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const record = (event: Event): void => {
      if (isUserAction(event)) acted.current = true;
    };
    // Back and forward begin here. React may commit the location much later, after actions that count.
    const begin = (): void => {
      acted.current = false;
      popped.current = true;
    };
    window.addEventListener('popstate', begin, true);
    USER_EVENTS.forEach((name) => window.addEventListener(name, record, { capture: true, passive: true }));
    return () => {
      window.removeEventListener('popstate', begin, true);
      USER_EVENTS.forEach((name) => window.removeEventListener(name, record, { capture: true }));
    };
  }, []);

  useLayoutEffectInBrowser(() => {
    if (navigation !== NavigationType.Pop || !popped.current) acted.current = false;
    popped.current = false;
  }, [key, navigation]);

  return useCallback(() => acted.current, []);
};
