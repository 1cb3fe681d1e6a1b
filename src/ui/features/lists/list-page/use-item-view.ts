import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { itemViewParams, parseItemView, type ItemSort, type ItemView } from '#application/lists/item-view-params';
import { locationKey } from '#ui/app/navigation/location-key.ts';

export type ItemViewControl = {
  readonly view: ItemView;
  /** Replaces the view in the URL without a history entry: Back leaves the list instead of undoing each filter. */
  readonly change: (next: Partial<ItemView>) => void;
};

/** Returns order, filters and layout from the URL. */
export const useItemView = (usual: ItemSort): ItemViewControl => {
  const [parameters, setParameters] = useSearchParams();
  const path = locationKey(useLocation());
  // The URL changes later than the click; until then the requested values count.
  const [pending, setPending] = useState<{ readonly path: string; readonly next: ItemView } | null>(null);
  if (pending !== null && pending.path !== path) setPending(null);
  const view = pending?.path === path ? pending.next : parseItemView(parameters, usual);
  return {
    view,
    change: (next) => {
      const whole = { ...view, ...next };
      setPending({ path, next: whole });
      setParameters(itemViewParams(whole, usual, parameters), { replace: true, preventScrollReset: true });
    },
  };
};
