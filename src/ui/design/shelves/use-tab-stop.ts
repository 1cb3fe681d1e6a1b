import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const CONTROLS = ':scope > * :is(a[href], button:not(.card-act), .card-act.placed)';

/**
 * Makes a list one Tab stop: only the links and buttons of one item are in the tab order, the item that had the focus last, or else the
 * first one. The arrow keys lead to the others. Buttons over posters are not in the tab order: keys on the card do the same. A menu with
 * actions on the title's place in a list is (`placed`). Pass the returned handler as `onFocus`.
 */
export const useTabStop = (list: RefObject<HTMLElement | null>): ((event: FocusEvent) => void) => {
  const lastFocused = useRef<Element | null>(null);
  const update = (): void => {
    const controls = [...(list.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
    const stop = controls.find((control) => lastFocused.current?.contains(control)) ?? controls[0];
    const item = stop?.closest('li');
    for (const control of controls) control.tabIndex = item?.contains(control) === true ? 0 : -1;
  };
  // After every render, because new items are in the tab order.
  useEffect(update);
  return ({ target }) => {
    lastFocused.current = target.closest('li');
    update();
  };
};
