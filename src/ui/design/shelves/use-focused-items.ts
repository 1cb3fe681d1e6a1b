import { useState, type FocusEvent } from 'react';

export interface FocusedItems {
  /** Items outside of the window that stay all the same, in order. */
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
 * Keeps the item that has the focus, and its neighbours, when the wheel takes it out of the window: the focus is not lost, and Tab
 * goes on from there.
 */
export const useFocusedItems = (from: number, to: number, count: number): FocusedItems => {
  const [at, setAt] = useState<number | null>(null);
  const held = at === null ? [] : [at - 1, at, at + 1].filter((index) => index >= 0 && index < count);
  return {
    before: held.filter((index) => index < from),
    after: held.filter((index) => index >= to),
    onFocus: ({ target }) => setAt(indexOf(target)),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setAt(null);
    },
  };
};
