import { useEffect, useEffectEvent } from 'react';

/** A dialog, a menu, a panel or a search that lies over a page until it is closed. */
export interface OpenLayer {
  readonly close: () => void;
  /** Whether the layer covers the page, unlike a menu, a panel or a search beside its button. */
  readonly isDialog: boolean | undefined;
}

/** Where layers register when they open; what loads after the first view replaces the function. Until then Back closes nothing. */
export const openLayers = {
  /** @returns a function to call when the layer is closed. */
  add: (_layer: OpenLayer): (() => void) | undefined => undefined,
};

/** Registers a layer while it is open, so that the browser's Back closes it before it leaves the page. */
export const useLayer = (open: boolean, close: () => void, isDialog?: boolean): void => {
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? openLayers.add({ close: () => onBack(), isDialog }) : undefined), [open, isDialog]);
};
