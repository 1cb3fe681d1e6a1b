import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns the element behind a list that the keyboard's focus is on; null without one. A mouse user who clicked there scrolls on. */
const focusBehind = (list: Element): Element | null => {
  const { activeElement } = document;
  if (activeElement === null || list.contains(activeElement) || !activeElement.matches(':focus-visible')) return null;
  return (list.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? null : activeElement;
};

/**
 * Calls `onEndNear` once per length of a list while its end is near the viewport, but not while the focus is behind the list: Tab would
 * never reach the end of the page. An element behind the list that has the focus stays on the screen when the list grows.
 * @param length number of loaded values.
 */
export const useEndNear = (list: RefObject<Element | null>, isNear: boolean, length: number, onEndNear: (() => void) | undefined): void => {
  const requestedLength = useRef(-1);
  const shownLength = useRef(0);
  // After every render: a focus that returns to the list renders it.
  useEffect(() => {
    if (!isNear || length === 0 || requestedLength.current === length || list.current === null || focusBehind(list.current) !== null)
      return;
    requestedLength.current = length;
    onEndNear?.();
  });
  useLayoutEffect(() => {
    if (shownLength.current > 0 && length > shownLength.current && list.current !== null)
      focusBehind(list.current)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    shownLength.current = length;
  }, [list, length]);
};
