import * as E from 'fp-ts/Either';
import { firstValueFrom, map, filter } from 'rxjs';
import { noItemFilter } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import type { Answer } from '#domain/shared/answer';
import type { ItemNeighbours, ItemsState, ListUseCases } from '#application/lists/list-use-cases';

const without = ({ items }: ItemsState, itemKey: string): ReadonlyArray<ListItem> => items.filter((item) => item.itemKey !== itemKey);

/**
 * Finds the neighbours that an item has at a position of the member's own order. Reads from the nearer end of the list until the
 * neighbours are known.
 * @param position from 1. @param count number of items of the list, with the item.
 */
export const findItemNeighbours = (
  { items }: Pick<ListUseCases, 'items'>,
  item: ListItem, position: number, count: number,
): Answer<ItemNeighbours> => {
  const isNearStart = position <= Math.ceil(count / 2);
  const window = items({ listID: item.listID, sort: 'order', direction: isNearStart ? 'asc' : 'desc', filter: noItemFilter });
  // Number of other items between the nearer end and the position.
  const beforeIt = isNearStart ? position - 1 : count - position;
  return async () => {
    const isEnough = (state: ItemsState): boolean => !state.hasMore || without(state, item.itemKey).length > beforeIt;
    const state = await firstValueFrom(
      window.state$.pipe(
        map((current) => {
          if (current.status === 'ready' && !isEnough(current)) window.loadMore();
          return current;
        }),
        filter((current) => current.status === 'failed' || (current.status === 'ready' && isEnough(current))),
      ),
    );
    if (state.failure !== null && !isEnough(state)) return E.left(state.failure);
    const others = without(state, item.itemKey);
    const nearer = others[beforeIt - 1] ?? null;
    const farther = others[beforeIt] ?? null;
    return E.right(isNearStart ? { after: nearer, before: farther } : { after: farther, before: nearer });
  };
};
