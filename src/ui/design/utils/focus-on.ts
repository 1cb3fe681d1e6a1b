/** Gives the focus to what nobody tabs to (a heading, the page), without moving the page. */
export const focusOn = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};
