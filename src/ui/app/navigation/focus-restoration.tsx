import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SCROLL_STORE } from '#application/service-keys';
import { focusOn } from '#ui/design/utils/focus-on.ts';
import type { LinkReference } from '#application/ports/scroll-store';
import { useService } from '#ui/services.tsx';
import { isPrivateLocation } from './is-private-location';
import { locationKey } from '#ui/shell/navigation/location-key.ts';

/** Time limit for the link to be rendered. */
const TIMEOUT_MS = 4000;

const linksTo = (href: string): ReadonlyArray<HTMLElement> =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href);

/** Focuses a link and scrolls its row, not the page. */
const focusLink = (link: HTMLElement): void => {
  const top = window.scrollY;
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  window.scrollTo({ top, behavior: 'instant' });
};

/** Focuses a link as soon as it is rendered, unless the user acts first. Returns a function that cancels. */
const focusWhenRendered = ({ href, index }: LinkReference, hasActed: () => boolean): (() => void) => {
  const focused = document.activeElement;
  const tryFocus = (): boolean => {
    if (hasActed()) return true;
    const link = linksTo(href)[index];
    // Another part of the page may have taken the focus from the heading: it keeps it.
    if (link !== undefined && (document.activeElement === focused || document.activeElement === document.body)) focusLink(link);
    return link !== undefined;
  };
  if (tryFocus()) return () => {};
  const growth = new MutationObserver(() => {
    if (tryFocus()) stop();
  });
  const stop = (): void => {
    growth.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, TIMEOUT_MS);
  growth.observe(document.body, { childList: true, subtree: true });
  return stop;
};

export interface FocusRestorationProps {
  /** The location key of the mounted page. */
  readonly arrived: string;
  /** Returns whether the user has acted since the last navigation. */
  readonly hasActed: () => boolean;
}

/**
 * Returns the focus on back and forward to the link by which the page was left. Render it after the `RouteAnnouncer`, which focuses the
 * heading until the link is rendered. Also moves the focus from the heading of a placeholder to the one that replaced it when the page
 * completed its address.
 */
export const FocusRestoration = ({ arrived, hasActed }: FocusRestorationProps): null => {
  const store = useService(SCROLL_STORE);
  const currentKey = locationKey(useLocation());
  const isPop = useNavigationType() === NavigationType.Pop;
  const first = useRef<string>(null);
  const focused = useRef<Element>(null);

  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('#main h1');
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost && heading !== null && !hasActed()) focusOn(heading);
    focused.current = document.activeElement === heading ? heading : null;
  }, [arrived, hasActed]);

  useEffect(() => {
    const storeLink = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      // An address of the member's own pages stays out of the entries of public pages, which outlive the session.
      if (link === null || !href.startsWith('/') || (isPrivateLocation(href) && !isPrivateLocation(currentKey))) return;
      store.set(currentKey, { openedLink: { href, index: linksTo(href).findIndex((other) => other === link) } });
    };
    document.addEventListener('click', storeLink, true);
    return () => document.removeEventListener('click', storeLink, true);
  }, [store, currentKey]);

  useEffect(() => {
    if (arrived !== currentKey) return undefined;
    const isFirst = first.current === null;
    first.current ??= arrived;
    const place = store.get(currentKey)?.openedLink;
    if (place === undefined) return undefined;
    if (!isPop) {
      store.set(currentKey, { openedLink: undefined });
      return undefined;
    }
    // A field keeps the focus, as in the announcer.
    return isFirst || document.activeElement?.matches('input, textarea, select') === true ? undefined : focusWhenRendered(place, hasActed);
  }, [arrived, currentKey, hasActed, isPop, store]);

  return null;
};
