import { useEffect } from 'react';
import { focusOn } from '#ui/design/utils/focus-on.ts';

/** Where a removed node was. */
type RemovedFrom = { readonly parent: Node; readonly previous: Node | null; readonly next: Node | null };
type Target = { readonly element: HTMLElement; readonly isControl: boolean };

const HEADING = 'h1, h2, h3';
/**
 * Elements that can be removed with the focus: an item of a list, a row of a table, the bar of actions on a selection, a heading that has
 * it instead of an item.
 */
const REMOVABLE = `li, tr, [role="toolbar"], ${HEADING}`;

// Links of the app first, then buttons: a link to an e-mail address would open the mail program with the next key.
const controlIn = (part: Element): HTMLElement | null =>
  part.querySelector<HTMLElement>('a[href^="/"]') ??
  part.querySelector<HTMLElement>('button:not(:disabled)') ??
  part.querySelector<HTMLElement>('a[href]');
const isAbove = (heading: Element, node: Node): boolean => (heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Notes where nodes were that are removed from the document, also if they are removed together. */
const createRemovals = () => {
  const removals = new WeakMap<Node, RemovedFrom>();
  const parentOf = (node: Node): Node | null => node.parentNode ?? removals.get(node)?.parent ?? null;
  const beside = (node: Node, side: 'previous' | 'next'): Node | null =>
    node.parentNode !== null ? (side === 'next' ? node.nextSibling : node.previousSibling) : (removals.get(node)?.[side] ?? null);
  /** Returns the nearest part around a node that satisfies the condition, in the document as it was. */
  const around = (node: Node, condition: (part: Element) => boolean): Element | null => {
    for (let part: Node | null = node; part !== null; part = parentOf(part)) if (part instanceof Element && condition(part)) return part;
    return null;
  };
  /** Returns the nearest sibling on one side that is still in the document and satisfies the condition. */
  const sibling = <A>(node: Node, side: 'previous' | 'next', find: (node: Node) => A | null): A | null => {
    for (let other = beside(node, side); other !== null; other = beside(other, side)) {
      const found = other.isConnected ? find(other) : null;
      if (found !== null) return found;
    }
    return null;
  };
  return {
    record: ({ removedNodes, target: parent, previousSibling: previous, nextSibling: next }: MutationRecord): void =>
      removedNodes.forEach((node) => removals.set(node, { parent, previous, next })),
    around,
    sibling,
  };
};

type Removals = ReturnType<typeof createRemovals>;

/** Returns the nearest heading above a part that is no longer in the document. */
const headingAbove = ({ around, sibling }: Removals, part: Element): HTMLElement | null => {
  const top = around(part, (each) => each.parentNode === null) ?? part;
  const itself = (node: Node): Node => node;
  const [next, previous, parent] = [
    sibling(top, 'next', itself),
    sibling(top, 'previous', itself),
    around(part, (each) => each.isConnected),
  ];
  const headings = [...document.querySelectorAll<HTMLElement>(`#main :is(${HEADING})`)];
  const edge = next ?? previous ?? parent;
  const above = headings.findLast((heading) => edge !== null && (isAbove(heading, edge) || (edge === previous && edge.contains(heading))));
  return above ?? headings.find((heading) => parent?.contains(heading)) ?? null;
};

/** Returns what takes the place of an element that was removed or disabled; null if it was not in an item, a row or a bar. */
const successorOf = (removals: Removals, lost: HTMLElement): Target | null => {
  const same = lost.id === '' ? null : document.getElementById(lost.id);
  if (same !== null && same !== lost) return { element: same, isControl: true };
  const part = removals.around(lost, (each) => each.matches(REMOVABLE));
  if (part === null || removals.around(part, ({ id }) => id === 'main') === null) return null;
  const controlOf = (node: Node): HTMLElement | null => (node instanceof Element ? controlIn(node) : null);
  const controlled = part.getAttribute('aria-controls');
  const control = part.isConnected
    ? controlIn(part)
    : controlled !== null
      ? document.querySelector<HTMLElement>(`#${controlled} :is(li, tbody tr) a[href]`)
      : (removals.sibling(part, 'next', controlOf) ?? removals.sibling(part, 'previous', controlOf));
  if (control !== null) return { element: control, isControl: true };
  const heading = headingAbove(removals, part);
  return heading === null ? null : { element: heading, isControl: false };
};

/** Begins to watch the focus. Returns a function that ends it. */
const keepFocus = (): (() => void) => {
  const removals = createRemovals();
  let last: { readonly element: HTMLElement; readonly byKey: boolean; readonly path: string } | null = null;
  /** A heading that has the focus until an element with this id is rendered. */
  let awaited: { readonly id: string; readonly heading: HTMLElement } | null = null;

  const isLost = ({ element }: NonNullable<typeof last>): boolean => !element.isConnected || element.matches(':disabled');
  const restore = (): void => {
    const { activeElement, body } = document;
    if (last === null || !(activeElement === body || activeElement === last.element)) return;
    // Another page has a heading that gets the focus.
    if (last.path !== location.pathname || (!isLost(last) && activeElement === body)) last = null;
    if (last === null || !isLost(last)) return;
    const { element: lost, byKey } = last;
    const successor = successorOf(removals, lost);
    if (successor === null) return;
    // People who use a pointer keep the scroll position.
    if (successor.isControl) successor.element.focus({ preventScroll: !byKey });
    else {
      focusOn(successor.element);
      if (lost.id !== '') awaited = { id: lost.id, heading: successor.element };
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
    if (target !== awaited?.heading) awaited = null;
    // A dialog returns the focus to the page when it closes.
    if (target.closest('dialog') === null) last = { element: target, byKey: target.matches(':focus-visible'), path: location.pathname };
  };
  const observer = new MutationObserver((records) => {
    records.forEach(removals.record);
    const rendered = awaited === null || document.activeElement !== awaited.heading ? null : document.getElementById(awaited.id);
    if (rendered !== null) rendered.focus();
    else if (last !== null && isLost(last)) restoreSoon();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', restoreAfter);
  document.addEventListener('close', restoreAfter, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', restoreAfter);
    document.removeEventListener('close', restoreAfter, true);
  };
};

/**
 * Keeps the keyboard's place in lists and tables of every page while mounted: if the item, row or bar with the focus is removed, the focus
 * goes to the element that has the same `id` now, else to the next item, the previous one, or the nearest heading above. A bar with
 * `aria-controls` gives it to the first item that it controls. Load only by import().
 */
export const FocusKeeper = (): null => {
  useEffect(keepFocus, []);
  return null;
};
