import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { combineLatest, map, type Observable } from 'rxjs';
import type { ListChange } from '#domain/lists/list-command';
import type { ListItem } from '#domain/lists/list-item';
import type { ListRepository } from '#domain/lists/list-repository';
import { withPendingItems } from '#domain/lists/pending-items';
import type { UserId } from '#domain/users/user-id';
import { createItemsWindow } from './items-window';
import type { ListUseCases } from './list-use-cases';

/** Lists whose pages are kept, so that Back finds them. */
const MAX_WINDOWS = 5;

export type ItemsWindows = Pick<ListUseCases, 'items' | 'firstItems'> & {
  /** Returns an item that one of the kept windows has read; undefined if none has. */
  readonly findRead: (listID: string, itemKey: string) => ListItem | undefined;
};

/** Creates the windows on a member's lists. */
export const createItemsWindows = (uid: UserId, { watchItems }: Pick<ListRepository, 'watchItems'>, pending$: Observable<ReadonlyArray<ListChange>>): ItemsWindows => {
  const windows = new Map<string, { readonly listID: string; readonly window: ReturnType<typeof createItemsWindow> }>();
  return {
    items: (query) => {
      const key = JSON.stringify(query);
      const entry = windows.get(key) ?? { listID: query.listID, window: createItemsWindow({ uid, watchItems: (...read) => watchItems(uid, ...read), pending$ }, query) };
      windows.delete(key);
      windows.set(key, entry);
      for (const oldest of [...windows.keys()].slice(0, -MAX_WINDOWS)) windows.delete(oldest);
      return entry.window;
    },
    firstItems: (query, count) =>
      combineLatest([watchItems(uid, query, { after: null, until: null }, count), pending$]).pipe(
        map(([page, pending]) => pipe(page, E.map(({ items, next }) => withPendingItems(items, pending, query, uid, next).slice(0, count)))),
      ),
    findRead: (listID, itemKey) =>
      [...windows.values()].flatMap((entry) => (entry.listID === listID ? entry.window.known() : [])).find((item) => item.itemKey === itemKey),
  };
};
