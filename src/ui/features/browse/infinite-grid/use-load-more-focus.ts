import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

export type LoadMoreFocus = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
};

/**
 * The foot of an endless list ("Load more", Retry) changes under the hand that pressed it. When what had the focus is gone, its
 * successor in the foot gets it; when nothing is left to press, the list does.
 * @param count how many items there are. @param onGone is told the first of the items that came last.
 */
export const useLoadMoreFocus = (count: number, onGone: (first: number) => void): LoadMoreFocus => {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const known = useRef(count);
  useEffect(() => {
    const first = Math.min(known.current, count - 1);
    known.current = count;
    if (!held.current || ref.current?.contains(document.activeElement) === true) return;
    const next = ref.current?.querySelector('button') ?? null;
    if (next !== null) return next.focus();
    held.current = false;
    onGone(first);
  });
  return {
    ref,
    // A mouse that pressed and went on scrolling does not want to be brought back.
    onFocus: ({ target }) => void (held.current ||= target.matches(':focus-visible')),
    // What is taken away tells React nothing of it, so that a focus that was there last is remembered.
    onBlur: () => void (held.current = false),
  };
};
