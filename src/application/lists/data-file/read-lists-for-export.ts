import * as E from 'fp-ts/Either';
import { noItemFilter, type ItemCursor, type ItemQuery } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import type { ItemsPage, ListRepository } from '#domain/lists/list-repository';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';

/** A list with all of its items, in the member's own order. */
export type ExportedList = { readonly list: List; readonly items: ReadonlyArray<ListItem> };

type Lists = Pick<ListRepository, 'readLists' | 'readItems'>;

/** Reads the items of a list, page by page. */
const readItemsOf = async (repository: Lists, uid: UserId, listID: string): Promise<E.Either<Failure, ReadonlyArray<ListItem>>> => {
  const query: ItemQuery = { listID, sort: 'order', direction: 'asc', filter: noItemFilter };
  const items: ListItem[] = [];
  let after: ItemCursor | null = null;
  do {
    const page: E.Either<Failure, ItemsPage> = await repository.readItems(uid, query, after)();
    if (E.isLeft(page)) return page;
    items.push(...page.right.items);
    after = page.right.next;
  } while (after !== null);
  return E.right(items);
};

/**
 * Reads all of a member's lists, those in the bin as well, from the backend: a watch may begin with a part that this device has kept.
 * Fails as a whole: an export without some titles would look complete.
 */
export const readListsForExport = (repository: Lists, uid: UserId): Answer<ReadonlyArray<ExportedList>> => async () => {
  const lists = await repository.readLists(uid)();
  if (E.isLeft(lists)) return lists;
  const exported: ExportedList[] = [];
  for (const list of lists.right) {
    const items = await readItemsOf(repository, uid, list.listID);
    if (E.isLeft(items)) return items;
    exported.push({ list, items: items.right });
  }
  return E.right(exported);
};
