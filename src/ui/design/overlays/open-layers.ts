import { useEffect, useEffectEvent } from 'react';

/** Takes a layer that opens over the page, and returns a function to call when it is closed. */
type AddLayer = (close: () => void, isDialog?: boolean) => () => void;

/** Where layers register when they open; what loads after the first view sets the function. Until then Back closes nothing. */
export const openLayers: { add?: AddLayer | undefined } = {};

/**
 * Registers a layer while it is open, so that the browser's Back closes it before it leaves the page.
 * @param isDialog whether the layer covers the page, unlike a menu, a panel or a search beside its button.
 */
export const useLayer = (open: boolean, close: () => void, isDialog?: boolean): void => {
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? openLayers.add?.(() => onBack(), isDialog) : undefined), [open, isDialog]);
};
