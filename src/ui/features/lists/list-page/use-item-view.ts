import { itemViewParams, parseItemView, type ItemSort, type ItemView } from '#application/lists/items/item-view-params';
import { useAddressView, type AddressView } from '../shared/use-address-view';

export type ItemViewControl = AddressView<ItemView>;

/** Returns order, filters and layout of a list from the URL. */
export const useItemView = (usual: ItemSort): ItemViewControl =>
  useAddressView((parameters) => parseItemView(parameters, usual), (view, parameters) => itemViewParams(view, usual, parameters));
