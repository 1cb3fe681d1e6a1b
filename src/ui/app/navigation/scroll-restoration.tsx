import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SCROLL_STORE } from '#application/service-keys';
import { isGuarded } from '#domain/users/access/route-access';
import { isSignedIn } from '#domain/users/session';
import { useService } from '../../services';
import { routeAt } from './current-route';
import { locationKey } from './location-key';
import { useSession } from '../providers/session-provider';

/** How long to wait for a place to grow tall enough for the position it was left at. */
const PATIENCE_MS = 4000;

/** Scrolls as soon as the page is tall enough; gives up when the person scrolls first. */
const scrollWhenPossible = (scrollY: number): (() => void) => {
  const fits = (): boolean => document.documentElement.scrollHeight - window.innerHeight >= scrollY - 1;
  const go = (): void => window.scrollTo({ top: scrollY, behavior: 'instant' });
  go();
  if (fits()) return () => {};
  const growth = new ResizeObserver(() => {
    go();
    if (fits()) stop();
  });
  const stop = (): void => {
    growth.disconnect();
    clearTimeout(patience);
    ['wheel', 'touchstart', 'keydown'].forEach((name) => window.removeEventListener(name, stop));
  };
  const patience = setTimeout(stop, PATIENCE_MS);
  growth.observe(document.body);
  ['wheel', 'touchstart', 'keydown'].forEach((name) => window.addEventListener(name, stop, { passive: true, once: true }));
  return stop;
};

/** A place that only its member has been to: their own pages, and the doors, whose addresses tell where somebody was going. */
const isPrivate = (place: string): boolean => {
  const { area } = routeAt(place.split('?')[0] ?? '/');
  return isGuarded(area) || area === 'guest';
};

const useLayoutEffectInBrowser = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Going back or forward (or reloading) shows a place where it was left; going anywhere else begins at its top. */
export const ScrollRestoration = (): null => {
  const memory = useService(SCROLL_STORE);
  const location = useLocation();
  const navigation = useNavigationType();
  const place = locationKey(location);
  const page = useRef(location.pathname);
  const { loading, session } = useSession();
  const isNobody = !loading && !isSignedIn(session);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffectInBrowser(() => {
    const isSamePage = page.current === location.pathname;
    page.current = location.pathname;
    const left = navigation === NavigationType.Pop ? memory.get(place) : null;
    if (location.hash !== '' && (isSamePage || left === null)) {
      // Newer browsers answer with a promise, which React would take for a way to clean up.
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
      return undefined;
    }
    if (navigation === NavigationType.Pop) return scrollWhenPossible(left?.scrollY ?? 0);
    // A filter that changes the address in place keeps the person where they are; who is led on to another page begins at its top.
    if (navigation === NavigationType.Push || !isSamePage) window.scrollTo({ top: 0, behavior: 'instant' });
    else memory.set(place, { scrollY: window.scrollY });
    return undefined;
  }, [location.hash, location.key, location.pathname, memory, navigation, place]);

  // A layout effect: it stops listening before the next place is scrolled, or that would be taken for a move in this one.
  useLayoutEffectInBrowser(() => {
    let planned = 0;
    const keep = (): void => {
      cancelAnimationFrame(planned);
      planned = requestAnimationFrame(() => memory.set(place, { scrollY: window.scrollY }));
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(planned);
      window.removeEventListener('scroll', keep);
    };
  }, [memory, place]);

  // At every place again: a page that is being left may still move.
  useEffect(() => {
    if (isNobody) memory.delete(isPrivate);
  }, [isNobody, memory, place]);

  return null;
};
