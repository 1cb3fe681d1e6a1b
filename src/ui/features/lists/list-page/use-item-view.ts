import { itemViewParams, parseItemView, type ItemSort, type ItemView } from '#application/lists/items/item-view-params';
import { useUrlState, type UrlState } from '../shared/use-url-state';

export type ItemViewControl = UrlState<ItemView>;

/** Returns order, filters and layout of a list from the URL. */
export const useItemView = (usual: ItemSort): ItemViewControl =>
  useUrlState((parameters) => parseItemView(parameters, usual), (view, parameters) => itemViewParams(view, usual, parameters));
