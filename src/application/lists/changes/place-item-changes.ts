import type { ListChange } from '#domain/lists/list-command';
import type { ListItem } from '#domain/lists/list-item';
import { orderKeysBetween } from '#domain/lists/order-key';

type PlacedItem = Pick<ListItem, 'listID' | 'itemKey' | 'order'>;

/** Items of a list in the member's own order. `isAll`: they reach to the end of the list. */
export type FollowingItems<A = ListItem> = { readonly items: ReadonlyArray<A>; readonly isAll: boolean };

/**
 * Returns the changes that place an item directly behind another one; null is the start. Without room there, the items that follow get new
 * keys too, as few as possible: two devices can give items equal keys. Returns null if they would be more than the given ones.
 */
export const placeItemChanges = (
  item: PlacedItem, after: Pick<PlacedItem, 'order'> | null,
  { items, isAll }: FollowingItems<PlacedItem>,
): ReadonlyArray<Extract<ListChange, { readonly kind: 'place-item' }>> | null => {
  const following = items.filter(({ itemKey }) => itemKey !== item.itemKey);
  for (let count = 0; count < following.length + Number(isAll); count += 1) {
    const keys = orderKeysBetween(after?.order ?? null, following[count]?.order ?? null, count + 1);
    if (keys !== null)
      return [item, ...following].flatMap(({ listID, itemKey }, index) =>
        keys[index] === undefined ? [] : [{ kind: 'place-item', listID, itemKey, order: keys[index] }],
      );
  }
  return null;
};
