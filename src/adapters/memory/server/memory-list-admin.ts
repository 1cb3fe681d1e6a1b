import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { parseItemKey } from '#domain/catalogue/title-id';
import { concernedItems } from '#domain/lists/list-command';
import { noItemFilter } from '#domain/lists/item-query';
import { BIN_RETENTION_MS } from '#domain/lists/list';
import type { ListAdminRepository, OwnedList } from '#domain/lists/server/list-admin-repository';
import { planPermanentListDeletion } from '#domain/lists/server/plan-permanent-list-deletion';
import { isActiveListOf, toListCommandEdit, toListPlanEdit } from '#adapters/memory/lists/list-edits';
import { noRowKeys, rowKeysOfItems } from '#adapters/memory/storage/row-storage';
import { removeDocuments } from '#adapters/memory/storage/state';
import type { StateStorage } from '#adapters/memory/storage/state-storage';

const ITEMS_PER_PART = 200;

/**
 * List administration in the memory backend's storage. Items are not part of its transactions of state, so each change is one edit of
 * items.
 */
export const memoryListAdmin = (storage: StateStorage): ListAdminRepository => {
  const { items } = storage;
  const deleteItems = ({ listID, userID }: OwnedList, itemKeys: ReadonlyArray<string>) =>
    items.update(userID, rowKeysOfItems(itemKeys.map((itemKey) => ({ listID, itemKey }))), (state, rows) => {
      const removals = itemKeys.flatMap((itemKey) => {
        const before = rows.find('items', [listID, itemKey]);
        return before === null ? [] : [{ kind: 'remove-item' as const, before }];
      });
      // The time of the list's last change does not matter: the list is being deleted.
      return toListPlanEdit(userID, () => E.right(removals), state.lists.get(listID)?.updatedAt ?? 0)(state, rows);
    });
  return {
    find: (listID) => pipe(storage.read, TE.map(({ lists }) => O.fromNullable(lists.get(listID)))),
    findActive: (uid) => pipe(storage.read, TE.map(({ lists }) => [...lists.values()].filter((list) => isActiveListOf(list, uid)))),
    findTitles: (uid, itemKeys) => {
      const references = itemKeys.flatMap((itemKey) =>
        pipe(
          parseItemKey(itemKey),
          O.match(
            () => [],
            (title) => [{ ...title, imdbID: null }],
          ),
        ),
      );
      return items.findTitles(uid, references);
    },
    titlesAfter: items.titlesAfter,
    countItems: items.count,
    apply: (command, now) => items.update(command.uid, rowKeysOfItems(concernedItems(command.change)), toListCommandEdit(command, now)),
    expire: (listID, now) =>
      pipe(
        storage.read,
        TE.flatMap(({ lists }) => {
          const owner = lists.get(listID)?.userID;
          return owner === undefined
            ? TE.right(undefined)
            : items.update(
                owner, noRowKeys,
                toListPlanEdit(owner, ({ list }) => planPermanentListDeletion(list(listID), now), now),
              );
        }),
      ),
    findExpired: (now, limit) =>
      pipe(
        storage.read,
        TE.map(({ lists }) =>
          [...lists.values()].filter(({ deletedAt }) => deletedAt !== null && now - deletedAt > BIN_RETENTION_MS).slice(0, limit),
        ),
      ),
    purgeItems: (list) =>
      pipe(
        items.select(
          { listID: list.listID, sort: 'addedAt', direction: 'asc', filter: noItemFilter },
          { after: null, until: null },
          ITEMS_PER_PART,
        ),
        TE.flatMap((page) =>
          pipe(
            deleteItems(
              list,
              page.items.map(({ itemKey }) => itemKey),
            ),
            TE.map(() => page.next !== null),
          ),
        ),
      ),
    deleteList: (listID) => storage.update((state) => E.right(removeDocuments('lists', (_, key) => key === listID)(state))),
  };
};
