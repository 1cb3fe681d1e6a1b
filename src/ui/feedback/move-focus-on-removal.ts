import { focusOn } from '#ui/design/utils/focus-on.ts';

const isBefore = (one: Element, other: Element): boolean => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Returns the `ref` of a button that its own action removes ("Retry"). Moves the focus, which would be lost, to the nearest
 * remaining heading above the button, or else to `#main`, unless another element takes the focus within the same task.
 */
export const moveFocusOnRemoval = (button: HTMLElement | null) => (): void => {
  // React calls the ref's cleanup before it removes the button, so its position is known here.
  if (button === null || document.activeElement !== button) return;
  const page = document.getElementById('main');
  const above = [...(page?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])].filter((heading) => isBefore(heading, button)).reverse();
  queueMicrotask(() => {
    const target = above.find((heading) => heading.isConnected) ?? page;
    if (document.activeElement === document.body && target !== null) focusOn(target);
  });
};
