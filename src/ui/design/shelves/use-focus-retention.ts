import { useState, type FocusEvent } from 'react';

export interface FocusRetention {
  /** Indices outside the rendered range that stay mounted, in order. */
  readonly before: ReadonlyArray<number>;
  readonly after: ReadonlyArray<number>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

const indexOf = (target: EventTarget): number | null => {
  const index = target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset['index'] : undefined;
  return index === undefined ? null : Number(index);
};

/**
 * Keeps the focused item and its neighbours mounted when scrolling takes them out of the rendered range. Otherwise focus would be lost and
 * Tab would start at the top of the page.
 */
export const useFocusRetention = (from: number, to: number, count: number): FocusRetention => {
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const retained =
    focusedIndex === null ? [] : [focusedIndex - 1, focusedIndex, focusedIndex + 1].filter((index) => index >= 0 && index < count);
  return {
    before: retained.filter((index) => index < from),
    after: retained.filter((index) => index >= to),
    onFocus: ({ target }) => setFocusedIndex(indexOf(target)),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocusedIndex(null);
    },
  };
};
