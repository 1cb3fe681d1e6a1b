import { useState } from 'react';
import { itemViewParams, parseItemView, type ItemSort, type ItemView } from '#application/lists/items/item-view-params';
import { keepView, readKeptView, withKeptView } from '#application/lists/items/kept-item-views';
import { BROWSER_STORAGE } from '#application/service-keys';
import type { UserId } from '#domain/users/user-id';
import { useService } from '#ui/services.tsx';
import { useUrlState, type UrlState } from '#ui/features/lists/shared/use-url-state.ts';

export type ItemViewControl = UrlState<ItemView>;

/** Returns order, filters and layout of a list: from the URL, else those that were chosen last for the list in this browser. */
export const useItemView = (uid: UserId, listID: string, usual: ItemSort): ItemViewControl => {
  const { local } = useService(BROWSER_STORAGE);
  const [kept, setKept] = useState(() => readKeptView(local, uid, listID));
  const { view, change } = useUrlState(
    (parameters) => parseItemView(withKeptView(parameters, kept), usual),
    (next, parameters) => itemViewParams(next, usual, parameters),
  );
  return {
    view,
    change: (next) => {
      setKept(keepView(local, uid, listID, itemViewParams({ ...view, ...next }, usual)));
      change(next);
    },
  };
};
