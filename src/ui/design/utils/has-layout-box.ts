/**
 * Returns whether an element has a layout box, i.e. neither the element nor an ancestor is `display: none`. Elements without a box cannot
 * take focus.
 */
export const hasLayoutBox = (element: Element): boolean => element.getClientRects().length > 0;
