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
export const createRemovals = () => {
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
export const successorOf = (removals: Removals, lost: HTMLElement): Target | null => {
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
