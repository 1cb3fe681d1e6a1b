import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

export type LoadMoreFocus = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
};

/**
 * Moves the focus when the focused button in the footer of an infinite list ("Load more", Retry) disappears: to the next button in
 * the footer, else to the list.
 * @param count number of items. @param onGone called without a button left, with the index of the first new item.
 */
export const useLoadMoreFocus = (count: number, onGone: (first: number) => void): LoadMoreFocus => {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const previousCount = useRef(count);
  useEffect(() => {
    const first = Math.min(previousCount.current, count - 1);
    previousCount.current = count;
    if (!hadFocus.current || ref.current?.contains(document.activeElement) === true) return;
    const next = ref.current?.querySelector('button') ?? null;
    if (next !== null) return next.focus();
    hadFocus.current = false;
    onGone(first);
  });
  return {
    ref,
    // Keyboard focus only: a mouse user who clicked and scrolled on must not be scrolled back.
    onFocus: ({ target }) => void (hadFocus.current ||= target.matches(':focus-visible')),
    // Removing a focused element fires no blur event in React, so a focus at the time of removal stays recorded.
    onBlur: () => void (hadFocus.current = false),
  };
};
