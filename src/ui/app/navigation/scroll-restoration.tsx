import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SCROLL_STORE } from '#application/service-keys';
import { isSignedIn } from '#domain/users/session';
import { useService } from '#ui/services.tsx';
import { isPrivateLocation } from './is-private-location';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { useSession } from '#ui/shell/providers/session-provider.tsx';

/** Events that begin a scroll of the user. */
const SCROLLS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Whether the page is too short for the position to which it returns: until then no other position counts as that of the user. */
let isTooShort = false;

/**
 * Scrolls as soon as the page is tall enough, however slowly its content arrives, and again after content that was too short for a moment.
 * Stops if the user scrolls, or the position changes otherwise than by a short page. Returns a function that cancels.
 */
const scrollWhenPossible = (scrollY: number): (() => void) => {
  const fits = (): boolean => document.documentElement.scrollHeight - window.innerHeight >= scrollY - 1;
  isTooShort = true;
  const restore = (): void => {
    if (isTooShort) window.scrollTo({ top: scrollY, behavior: 'instant' });
    isTooShort = !fits();
  };
  restore();
  const growth = new ResizeObserver(restore);
  const onScroll = (): void => {
    if (isTooShort || Math.abs(window.scrollY - scrollY) <= 1) return;
    // The browser may report the new position of a page that became too short before it reports the size.
    if (fits()) stop();
    else isTooShort = true;
  };
  const listening = new AbortController();
  const stop = (): void => {
    isTooShort = false;
    growth.disconnect();
    listening.abort();
  };
  const options = { passive: true, signal: listening.signal };
  growth.observe(document.body);
  window.addEventListener('scroll', onScroll, options);
  SCROLLS.forEach((name) => window.addEventListener(name, stop, options));
  return stop;
};

const useLayoutEffectInBrowser = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Restores the scroll position on back, forward and reload; scrolls to the top on any other navigation. */
export const ScrollRestoration = (): null => {
  const scrollStore = useService(SCROLL_STORE);
  const location = useLocation();
  const navigation = useNavigationType();
  const currentKey = locationKey(location);
  const page = useRef(location.pathname);
  const isFirst = useRef(true);
  const { loading, session } = useSession();
  const isSignedOut = !loading && !isSignedIn(session);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffectInBrowser(() => {
    const isSamePage = page.current === location.pathname;
    page.current = location.pathname;
    const isNewDocument = isFirst.current;
    isFirst.current = false;
    const stored = navigation === NavigationType.Pop ? scrollStore.get(currentKey) : null;
    if (location.hash !== '' && (isSamePage || stored === null)) {
      // Newer browsers return a promise, which React would treat as a cleanup function.
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
      return undefined;
    }
    // A new document is at its top. Scrolling there would lay the page out once more, 20 ms with a slow processor.
    if (isNewDocument && (stored?.scrollY ?? 0) === 0) return undefined;
    if (navigation === NavigationType.Pop) return scrollWhenPossible(stored?.scrollY ?? 0);
    // A filter that replaces the query keeps the scroll position; a redirect to another page scrolls to the top.
    if (navigation === NavigationType.Push || !isSamePage) window.scrollTo({ top: 0, behavior: 'instant' });
    else scrollStore.set(currentKey, { scrollY: window.scrollY });
    return undefined;
  }, [location.hash, location.key, location.pathname, scrollStore, navigation, currentKey]);

  // A layout effect, so that the listener is removed before the next page is scrolled and its position is not stored for this page.
  useLayoutEffectInBrowser(() => {
    // At once: a page that is left before the next frame would lose it.
    const savePosition = (): void => {
      if (!isTooShort) scrollStore.set(currentKey, { scrollY: window.scrollY });
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [scrollStore, currentKey]);

  // Repeated at every location, because a page may scroll while it is being left.
  useEffect(() => {
    if (isSignedOut) scrollStore.delete(isPrivateLocation);
  }, [isSignedOut, scrollStore, currentKey]);

  return null;
};
