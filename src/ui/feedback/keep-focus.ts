import { useEffect } from 'react';
import { focusOn } from '#ui/design/utils/focus-on.ts';
import { createRemovals, successorOf } from './focus-successor';

/** The boxes of toasts, beside the page. */
const TOASTS = '.toasts, .plain-toasts';
/** Elements whose focus opens the keyboard of a phone. */
const TEXT_FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"])';

const isInToasts = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TOASTS) !== null;

/** Begins to watch the focus. Returns a function that ends it. */
const keepFocus = (): (() => void) => {
  const removals = createRemovals();
  let last: { readonly element: HTMLElement; readonly byKey: boolean; readonly path: string } | null = null;
  /** Holder of the focus until an element with this id is rendered. */
  let awaited: { readonly id: string; readonly holder: HTMLElement } | null = null;
  /** Id of the element that was lost last, as long as another one had its place. */
  let lostId = '';
  /** The button of a toast that has the focus, and `lostId` if it was gone then: "Undo" may bring it back. */
  let inToast: { readonly button: HTMLElement; readonly goneId: string } | null = null;
  /** The last press was by touch, or by a pen, in a toast. */
  let isTouched = false;

  const isLost = ({ element }: NonNullable<typeof last>): boolean => !element.isConnected || element.matches(':disabled');
  const hasLeftToast = (): boolean => inToast?.button.isConnected === false;
  /** Returns the focus from a toast to where it was before, or to what "Undo" has brought back, or brings back a moment later. */
  const returnFromToast = ({ element, byKey }: NonNullable<typeof last>, goneId: string): void => {
    const target = document.getElementById(goneId) ?? element;
    if (isTouched && target.matches(TEXT_FIELDS)) return;
    target.focus({ preventScroll: !byKey });
    if (goneId !== '' && document.activeElement === element) awaited = { id: goneId, holder: element };
  };
  const restore = (): void => {
    const { activeElement, body } = document;
    const left = hasLeftToast() ? inToast : null;
    if (left !== null) inToast = null;
    if (last === null || !(activeElement === body || activeElement === last.element)) return;
    // Another page has a heading that gets the focus.
    if (last.path !== location.pathname || (left === null && !isLost(last) && activeElement === body)) last = null;
    if (last === null) return;
    if (left !== null && (!isLost(last) || document.getElementById(left.goneId) !== null)) return returnFromToast(last, left.goneId);
    if (!isLost(last)) return;
    const { element: lost, byKey } = last;
    const successor = successorOf(removals, lost);
    if (successor === null) return;
    if (successor.element.id !== lost.id) lostId = lost.id;
    // People who use a pointer keep the scroll position.
    if (successor.isControl) successor.element.focus({ preventScroll: !byKey });
    else {
      focusOn(successor.element);
      if (lost.id !== '') awaited = { id: lost.id, holder: successor.element };
    }
  };
  // Effects that move the focus themselves come first.
  const restoreSoon = (): void => void setTimeout(restore);
  const restoreAfter = ({ target }: Event): void => {
    const isDialog = target instanceof Element && target.closest('dialog') !== null;
    setTimeout(() => {
      // A dialog that another one opened would return the focus to that one, which is gone.
      if (!isDialog || document.activeElement !== document.body || last?.path !== location.pathname || isLost(last)) restore();
      else last.element.focus({ preventScroll: !last.byKey });
    });
  };
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    const isInToast = isInToasts(target);
    inToast = isInToast ? { button: target, goneId: document.getElementById(lostId) === null ? lostId : '' } : null;
    if (isInToast) return;
    isTouched = false;
    if (target !== awaited?.holder) awaited = null;
    // A dialog returns the focus to the page when it closes.
    if (target.closest('dialog') === null) last = { element: target, byKey: target.matches(':focus-visible'), path: location.pathname };
  };
  /** A press on a blank part of the page leaves a toast, too: not every browser moves the focus then. */
  const notePress = ({ target, pointerType }: PointerEvent): void => {
    const isInToast = isInToasts(target);
    if (!isInToast) inToast = null;
    isTouched = isInToast && pointerType !== 'mouse';
  };
  const observer = new MutationObserver((records) => {
    records.forEach(removals.record);
    const rendered = awaited === null || document.activeElement !== awaited.holder ? null : document.getElementById(awaited.id);
    if (rendered !== null) rendered.focus();
    else if ((last !== null && isLost(last)) || hasLeftToast()) restoreSoon();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('pointerdown', notePress, true);
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', restoreAfter);
  document.addEventListener('close', restoreAfter, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('pointerdown', notePress, true);
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', restoreAfter);
    document.removeEventListener('close', restoreAfter, true);
  };
};

/**
 * Keeps the keyboard's place in lists and tables of every page while mounted: if the item, row or bar with the focus is removed, the focus
 * goes to the element that has the same `id` now, else to the next item, the previous one, or the nearest heading above. A bar with
 * `aria-controls` gives it to the first item that it controls. A toast that closes returns it to where it was before, or to the element
 * that "Undo" has brought back. Load only by import().
 */
export const FocusKeeper = (): null => {
  useEffect(keepFocus, []);
  return null;
};
