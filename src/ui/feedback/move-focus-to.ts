import { focusOn } from '#ui/design/utils/focus-on.ts';

const isBefore = (one: Element, other: Element): boolean => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * The `ref` of a button that is gone once it has done its work ("Retry"). Its focus would be gone with it: the nearest heading above it
 * that stays gets it, else the page, unless somebody takes it elsewhere in the same breath.
 */
export const moveFocusTo = (button: HTMLElement | null) => (): void => {
  // Told before it is taken away: it still stands where it stood.
  if (button === null || document.activeElement !== button) return;
  const page = document.getElementById('main');
  const above = [...(page?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])].filter((heading) => isBefore(heading, button)).reverse();
  queueMicrotask(() => {
    const heir = above.find((heading) => heading.isConnected) ?? page;
    if (document.activeElement === document.body && heir !== null) focusOn(heir);
  });
};
