import type { Location } from 'react-router-dom';
import type { RegisterOpen } from '#ui/design/overlays/back-closes.ts';

/** Windows where small panels close with Back too: there a Back key or gesture is the usual way to close. */
const HAND_HELD = '(hover: none), (max-width: 1022.98px)';

/** Time in ms after which a step of the history that did not arrive counts as given up: a link was followed before it. */
const REMOVAL_MS = 500;

/** Time in ms after which an added entry is counted. */
const COUNTED_MS = 100;

/** The state of a history entry: the router's position and key, and how many layers were open over the page. */
type EntryState = { readonly idx?: unknown; readonly key?: unknown; readonly layers?: number };

/** `length` is that of the history; null for a moment after an entry was added: Chromium counts it only then. */
type Position = { readonly idx: unknown; readonly depth: number; readonly length: number | null };

const entryState = (): EntryState => (history.state ?? {}) as EntryState;
const positionNow = () => {
  const { idx, layers = 0 } = entryState();
  return { idx, depth: layers, length: history.length };
};

export type BackEntries = {
  readonly register: RegisterOpen;
  /** To call with each new location of the router, once it is rendered. */
  readonly onLocation: (location: Location) => void;
};

/**
 * Closes open layers with the browser's Back: each open layer has a history entry of its own, with the address of the page. The router does
 * not get steps between the entries of one page: for the router nothing changed, so scroll position and focus stay. Any other way of
 * closing removes the entry. Entries that are left over, because a link of a layer was followed or the page was reloaded, are skipped.
 * To start once in a document: a step may arrive after the component that caused it is gone.
 */
export const startBackEntries = (): BackEntries => {
  let open: ReadonlyArray<{ readonly close: () => void }> = [];
  let here: Position = positionNow();
  let isRemoving = false;
  /** True between the arrival at an entry that is left over and the page before it. */
  let isSkipping = false;
  /** True if the router may render a location that it wrote into a layer's entry before the step to the page's. */
  let mayBeBehind = false;
  /** The router's last state and address in a layer's entry: the page's entry gets them when the layer is closed. */
  let written: { readonly state: EntryState; readonly href: string } | null = null;

  const isSameLength = ({ length }: Position): boolean => here.length === null || length === here.length;
  const isSamePage = (position: Position): boolean => position.idx === here.idx && isSameLength(position);
  const write = (): void => void (written = { state: entryState(), href: location.href });
  const moveTo = (position: Position): void => {
    here = position;
    written = null;
    mayBeBehind = false;
  };
  /** Notices a step of the router. */
  const refresh = (): void => {
    if (isRemoving || isSkipping) return;
    const now = positionNow();
    if (!isSamePage(now)) moveTo(now);
    else if (here.depth > 0) write();
  };
  const remove = (): void => {
    refresh();
    if (isRemoving || open.length >= here.depth) return;
    isRemoving = true;
    history.go(open.length - here.depth);
    setTimeout(() => {
      if (!isRemoving) return;
      isRemoving = false;
      update();
    }, REMOVAL_MS);
  };
  /** Gives each open layer its entry, and removes the entries of closed ones. */
  const update = (): void => {
    if (isRemoving) return;
    refresh();
    while (here.depth < open.length) {
      const layers = here.depth + 1;
      history.pushState({ ...entryState(), layers }, '');
      const added = { ...here, depth: layers, length: null };
      here = added;
      setTimeout(() => {
        if (here === added) here = { ...added, length: history.length };
      }, COUNTED_MS);
    }
    // Later, because another layer often opens at once, and a link may be followed.
    if (here.depth > open.length) setTimeout(remove);
  };

  /** Handles a step between the entries of one page. */
  const onStepWithinPage = (depth: number): void => {
    const before = here.depth;
    const wasRemoving = isRemoving;
    isRemoving = false;
    mayBeBehind = true;
    here = { ...here, depth, length: history.length };
    if (written !== null && written.state.key !== entryState().key)
      history.replaceState({ ...written.state, layers: depth === 0 ? undefined : depth }, '', written.href);
    if (depth === 0) written = null;
    if (wasRemoving) update();
    else if (depth > before) history.forward();
    else if (open.length > depth) open.slice(depth).reverse().forEach(({ close }) => close());
    else history.go(-1 - depth);
  };
  const onPopState = (event: PopStateEvent): void => {
    const now = positionNow();
    isSkipping = false;
    if (isRemoving && !isSameLength(now)) {
      // A link was followed while the entry was being removed: back to the link's page, where the router already is.
      event.stopImmediatePropagation();
      if (now.idx === here.idx) return history.forward();
      isRemoving = false;
      moveTo(now);
      return update();
    }
    if (isSamePage(now) && now.depth !== here.depth) {
      event.stopImmediatePropagation();
      return onStepWithinPage(now.depth);
    }
    isRemoving = false;
    if (now.depth === 0) return moveTo(now);
    event.stopImmediatePropagation();
    isSkipping = true;
    return history.go(-now.depth);
  };
  window.addEventListener('popstate', onPopState, true);

  return {
    register: (close, isPanel = false) => {
      if (isPanel && !window.matchMedia(HAND_HELD).matches) return () => {};
      const layer = { close };
      open = [...open, layer];
      update();
      return () => {
        open = open.filter((other) => other !== layer);
        update();
      };
    },
    onLocation: ({ key, state, pathname, search, hash }) => {
      refresh();
      if (mayBeBehind && !isRemoving && key !== entryState().key)
        history.replaceState({ ...entryState(), key, usr: state as unknown }, '', `${pathname}${search}${hash}`);
    },
  };
};
