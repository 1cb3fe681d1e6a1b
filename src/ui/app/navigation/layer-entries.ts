import type { Navigator } from 'react-router-dom';
import { openLayers } from '#ui/design/overlays/open-layers.ts';
import { HAND_HELD } from '#ui/design/utils/media-queries.ts';

/** Longest time, in ms, that a step within the history takes. */
const MAX_STEP_MS = 2000;

/** State of a history entry: the router's position and key, and how many layers were open over the page. */
type EntryState = { readonly idx?: unknown; readonly key?: unknown; readonly layers?: number } | null;

const entryState = (): EntryState => history.state as EntryState;
const depth = (): number => entryState()?.layers ?? 0;
/** A dialog, a menu, a panel or a search over the page. */
type OpenLayer = { readonly close: () => void; readonly isDialog: boolean };

/** Identifies the page of the current entry, which the entries of its layers share. */
const currentPage = (): string => JSON.stringify([entryState()?.idx ?? null, entryState()?.key ?? null, location.href]);

/**
 * Closes open layers with the browser's Back. Each has a history entry of its own above the page's, with the address of the page. One rule
 * keeps the history as it would be without layers: **before a navigation, the entries of layers are removed**; layers that are open after
 * it get new ones. Steps between the entries of a page do not reach the router: scroll position, focus and data stay.
 * @param navigator the router's history, whose navigations wait for the entries. @returns a function that ends it.
 */
export const startLayerEntries = (navigator: Navigator): (() => void) => {
  const own = {
    push: navigator.push.bind(navigator), replace: navigator.replace.bind(navigator), go: navigator.go.bind(navigator),
  };
  let layers: ReadonlyArray<OpenLayer> = [];
  /** Returns the layers that Back closes: menus and panels only where a Back key or gesture is the usual way to close them. */
  const closedByBack = (): ReadonlyArray<OpenLayer> => {
    const isHandHeld = window.matchMedia(HAND_HELD).matches;
    return layers.filter(({ isDialog }) => isHandHeld || isDialog);
  };
  let isActive = true;
  let here = currentPage();
  /** The step that the browser takes: to the page below its layers, or a step of the router. */
  let step: 'to-page' | 'of-router' | null = null;
  let stepLimit: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReadonlyArray<() => void> = [];

  const settleLater = (): void => void setTimeout(settle);
  const endStep = (): void => {
    step = null;
    clearTimeout(stepLimit);
  };
  const begin = (kind: 'to-page' | 'of-router'): void => {
    step = kind;
    stepLimit = setTimeout(() => {
      // The browser did not step: there was no such entry.
      if (step === 'to-page') history.replaceState({ ...entryState(), layers: undefined }, '');
      endStep();
      settle();
    }, MAX_STEP_MS);
  };
  const navigate = (navigation: () => void): void => {
    navigation();
    here = currentPage();
    settleLater();
  };
  /** Removes entries that no layer needs, lets navigations pass, or gives open layers their entries. */
  const settle = (): void => {
    if (!isActive || step !== null) return;
    const needed = waiting.length > 0 ? 0 : closedByBack().length;
    if (depth() > needed) {
      begin('to-page');
      history.go(needed - depth());
      return;
    }
    const [next, ...others] = waiting;
    if (next !== undefined) {
      waiting = others;
      navigate(next);
      return;
    }
    while (depth() < needed) history.pushState({ ...entryState(), layers: depth() + 1 }, '');
  };

  const onPopState = (event: PopStateEvent): void => {
    const isSamePage = currentPage() === here;
    const wasRemoving = step === 'to-page';
    endStep();
    here = currentPage();
    if (!isSamePage) return settleLater();
    event.stopImmediatePropagation();
    if (wasRemoving) return settle();
    // Layers without an entry are closed, the last opened first; one that stays open gets its entry back.
    closedByBack().slice(depth()).reverse().forEach(({ close }) => close());
    return settleLater();
  };

  const pass = (navigation: () => void): void => {
    if (step === null && depth() === 0 && waiting.length === 0) return navigate(navigation);
    waiting = [...waiting, navigation];
    return settle();
  };
  Object.assign(navigator, {
    push: (...to: Parameters<Navigator['push']>) => pass(() => own.push(...to)),
    replace: (...to: Parameters<Navigator['replace']>) => pass(() => own.replace(...to)),
    go: (delta: number) =>
      pass(() => {
        begin('of-router');
        own.go(delta);
      }),
  } satisfies Partial<Navigator>);
  window.addEventListener('popstate', onPopState, true);
  openLayers.add = (close, isDialog = false) => {
    const layer = { close, isDialog };
    layers = [...layers, layer];
    if (depth() < closedByBack().length) settle();
    return () => {
      layers = layers.filter((other) => other !== layer);
      // A layer often closes as another opens or a link is followed: its entry goes a moment later.
      settleLater();
    };
  };
  settle();
  return () => {
    isActive = false;
    Object.assign(navigator, own);
    window.removeEventListener('popstate', onPopState, true);
    openLayers.add = undefined;
    endStep();
  };
};
