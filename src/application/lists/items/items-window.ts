import * as E from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import { ITEM_PAGE_SIZE, MAX_ITEMS_READ, type ItemCursor, type ItemQuery, type ItemRange } from '#domain/lists/item-query';
import type { ListChange } from '#domain/lists/list-command';
import type { ListItem } from '#domain/lists/list-item';
import type { ItemsPage } from '#domain/lists/list-repository';
import { withPendingItems } from '#domain/lists/pending-items';
import type { Watch } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { ItemsWindow } from '#application/lists/list-use-cases';
import { createPageWindow } from './page-window';

export type ItemsWindowDeps = {
  readonly uid: UserId;
  readonly watchItems: (query: ItemQuery, range: ItemRange, limit: number) => Watch<ItemsPage>;
  readonly pending$: Observable<ReadonlyArray<ListChange>>;
};

/** Creates a window on a list. */
export const createItemsWindow = (
  { uid, watchItems, pending$ }: ItemsWindowDeps,
  query: ItemQuery,
): ItemsWindow & { readonly known: () => ReadonlyArray<ListItem> } => {
  const { state$, loadMore, known } = createPageWindow<ListItem, ItemCursor, ListChange>({
    watchPage: (range, limit) => watchItems(query, range, limit).pipe(map(E.map(({ items, ...page }) => ({ values: items, ...page })))),
    keyOf: ({ itemKey }) => itemKey,
    pending$,
    withPending: (items, changes, end) => withPendingItems(items, changes, query, uid, end),
    pageSize: ITEM_PAGE_SIZE,
    maxRead: MAX_ITEMS_READ,
  });
  return { state$: state$.pipe(map(({ values, ...state }) => ({ ...state, items: values }))), loadMore, known };
};
