import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { MAX_ITEMS_READ, noItemFilter, type ItemCursor, type ItemQuery } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import type { ItemsPage, ListRepository } from '#domain/lists/list-repository';
import type { Answer, Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';

/** A list with all of its items, in the member's own order. */
export type ExportedList = { readonly list: List; readonly items: ReadonlyArray<ListItem> };

const first = <A>(watch: Watch<A>): Answer<A> => () => firstValueFrom(watch);

/** Reads the items of a list, page by page. */
const readItems = async (repository: ListRepository, uid: UserId, listID: string): Promise<E.Either<Failure, ReadonlyArray<ListItem>>> => {
  const query: ItemQuery = { listID, sort: 'order', direction: 'asc', filter: noItemFilter };
  const items: ListItem[] = [];
  let after: ItemCursor | null = null;
  do {
    const page: E.Either<Failure, ItemsPage> = await first(repository.watchItems(uid, query, { after, until: null }, MAX_ITEMS_READ))();
    if (E.isLeft(page)) return page;
    items.push(...page.right.items);
    after = page.right.next;
  } while (after !== null);
  return E.right(items);
};

/** Reads all of a member's lists, those in the bin as well. Fails as a whole: an export without some titles would look complete. */
export const readListsForExport = (repository: ListRepository, uid: UserId): Answer<ReadonlyArray<ExportedList>> => async () => {
  const [active, deleted] = await Promise.all([first(repository.watchLists(uid))(), first(repository.watchBin(uid))()]);
  if (E.isLeft(active)) return active;
  if (E.isLeft(deleted)) return deleted;
  const exported: ExportedList[] = [];
  for (const list of [...active.right, ...deleted.right]) {
    const items = await readItems(repository, uid, list.listID);
    if (E.isLeft(items)) return items;
    exported.push({ list, items: items.right });
  }
  return E.right(exported);
};
