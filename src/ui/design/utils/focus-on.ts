/** Focuses an element outside the tab order (a heading, the page) without scrolling. */
export const focusOn = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};
