import type { List } from '#domain/lists/list';
import type { ListChange } from '#domain/lists/list-command';
import { orderKeysBetween } from '#domain/lists/order-key';

/** Returns new order keys for `count` lists between two neighbours; spread over the whole group if there is no room between them. */
const keysBetween = (before: List | undefined, after: List | undefined, count: number): ReadonlyArray<string> | null =>
  orderKeysBetween(before?.order ?? null, after?.order ?? null, count);

/** Returns the change that gives a list its place, with its group. */
export const toPlaceChange = ({ listID, pinned, archived }: List, order: string | null): ListChange =>
  ({ kind: 'place-list', listID, order, pinned, archived });

/**
 * Returns the changes that place a list directly after another one of its group; null places it first. Lists that were never placed get a
 * place as well, because they have no order key to stand between.
 * @param lists as they are shown.
 */
export const placeListChanges = (lists: ReadonlyArray<List>, listID: string, after: string | null): ReadonlyArray<ListChange> => {
  const moved = lists.find((list) => list.listID === listID);
  if (moved === undefined || after === listID) return [];
  const group = lists.filter((list) => list.pinned === moved.pinned && list !== moved);
  const at = after === null ? 0 : group.findIndex((list) => list.listID === after) + 1;
  const shown = [...group.slice(0, at), moved, ...group.slice(at)];
  const isPlaced = group.every(({ order }) => order !== null);
  const between = isPlaced ? keysBetween(group[at - 1], group[at], 1) : null;
  if (between?.[0] !== undefined) return [toPlaceChange(moved, between[0])];
  const keys = orderKeysBetween(null, null, shown.length) ?? [];
  return shown.flatMap((list, index) =>
    keys[index] === undefined || keys[index] === list.order ? [] : [toPlaceChange(list, keys[index])],
  );
};
