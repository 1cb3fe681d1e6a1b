/** Whether an element has a place on the screen: nothing around it is hidden. What is not shown takes no focus. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;
