import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { combineLatest, firstValueFrom, map, type Observable } from 'rxjs';
import { compareItems, cursorOf, MAX_ITEMS_READ, noItemFilter, type ItemQuery } from '#domain/lists/item-query';
import { unavailable } from '#domain/shared/failure';
import type { ListChange } from '#domain/lists/list-command';
import type { ListItem } from '#domain/lists/list-item';
import type { ItemsPage, ListRepository } from '#domain/lists/list-repository';
import { withPendingItems } from '#domain/lists/pending-items';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import { createItemsWindow } from './items-window';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { FollowingItems } from '#application/lists/changes/place-item-changes';

/** Lists whose pages are kept, so that Back finds them. */
const MAX_WINDOWS = 5;

export type ItemsWindows = Pick<ListUseCases, 'items' | 'firstItems' | 'allItems'> & {
  /** Reads the items behind another one in the member's own order, once; null is the start. */
  readonly following: (listID: string, after: ListItem | null) => Answer<FollowingItems>;
  /** Returns the items of a list that the kept windows have read, by key, without unconfirmed changes. */
  readonly readItems: (listID: string) => ReadonlyMap<string, ListItem>;
};

/** Creates the windows on a member's lists. */
export const createItemsWindows = (
  uid: UserId,
  { watchItems, readItems }: Pick<ListRepository, 'watchItems' | 'readItems'>,
  pending$: Observable<ReadonlyArray<ListChange>>,
): ItemsWindows => {
  const windows = new Map<string, { readonly listID: string; readonly window: ReturnType<typeof createItemsWindow> }>();
  return {
    items: (query) => {
      const key = JSON.stringify(query);
      const entry = windows.get(key) ?? {
        listID: query.listID,
        window: createItemsWindow({ uid, watchItems: (...read) => watchItems(uid, ...read), pending$ }, query),
      };
      windows.delete(key);
      windows.set(key, entry);
      for (const oldest of [...windows.keys()].slice(0, -MAX_WINDOWS)) windows.delete(oldest);
      return entry.window;
    },
    firstItems: (query, count) =>
      combineLatest([watchItems(uid, query, { after: null, until: null }, count), pending$]).pipe(
        map(([page, pending]) =>
          pipe(
            page,
            E.map(({ items, next }) => withPendingItems(items, pending, query, uid, next).slice(0, count)),
          ),
        ),
      ),
    allItems: (query, options) => async () => {
      // Loaded with the first selection of a whole list.
      const loaded = await import('./read-all-items').catch(() => null);
      if (loaded === null) return E.left(unavailable(null, 'The code could not be loaded.'));
      const read = await loaded.readAllItems({ readItems }, uid, query, options)();
      if (E.isLeft(read)) return read;
      return E.right(withPendingItems(read.right, await firstValueFrom(pending$), query, uid, null));
    },
    following: (listID, after) => () => {
      const query: ItemQuery = { listID, sort: 'order', direction: 'asc', filter: noItemFilter };
      const read = watchItems(uid, query, { after: after === null ? null : cursorOf(after, query), until: null }, MAX_ITEMS_READ);
      const isBehind = (item: ListItem): boolean => after === null || compareItems(query)(after, item) < 0;
      const toFollowing =
        (pending: ReadonlyArray<ListChange>) =>
        ({ items, next }: ItemsPage): FollowingItems => ({
          items: withPendingItems(items, pending, query, uid, next).filter(isBehind),
          isAll: next === null,
        });
      return firstValueFrom(combineLatest([read, pending$]).pipe(map(([page, pending]) => pipe(page, E.map(toFollowing(pending))))));
    },
    readItems: (listID) =>
      new Map(
        [...windows.values()].flatMap((entry) =>
          entry.listID === listID ? entry.window.known().map((item) => [item.itemKey, item] as const) : [],
        ),
      ),
  };
};
