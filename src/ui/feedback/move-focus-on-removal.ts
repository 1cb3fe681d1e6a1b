import { focusOn } from '#ui/design/utils/focus-on.ts';

const isBefore = (one: Element, other: Element): boolean => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Returns the `ref` of an element that an action in it removes: a button ("Retry"), a card. Moves the focus, which would be lost, to the
 * nearest remaining heading above the element, or else to `#main`, unless another element takes the focus within the same task.
 */
export const moveFocusOnRemoval = (element: HTMLElement | null) => (): void => {
  // React calls the ref's cleanup before it removes the element, so its position is known here.
  if (element?.contains(document.activeElement) !== true) return;
  const page = document.getElementById('main');
  const above = [...(page?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])].filter((heading) => isBefore(heading, element)).reverse();
  queueMicrotask(() => {
    const target = above.find((heading) => heading.isConnected) ?? page;
    if (document.activeElement === document.body && target !== null) focusOn(target);
  });
};
