import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { noItemFilter } from '#domain/lists/item-query';
import { titleSortFields, type ListItem } from '#domain/lists/list-item';
import type { ListRepairRepository } from '#domain/lists/server/list-repair-repository';
import { parseItemKey, type TitleId } from '#domain/catalogue/title-id';
import type { ListRepairTestbed } from '#domain/lists/contract/list-repair-repository.contract';
import { UserId } from '#domain/users/user-id';
import { summaryOfItems } from '#adapters/memory/lists/list-summaries';
import { itemWrites, noRowKeys, rowKeysOfItems, titleWrites } from '#adapters/memory/storage/row-storage';
import { putDocument } from '#adapters/memory/storage/state';
import type { StateStorage } from '#adapters/memory/storage/state-storage';
import { memoryListAdmin } from './memory-list-admin';
import { createTestServer } from './test-server.fixture';

const idOf = (itemKey: string): TitleId => {
  const title = parseItemKey(itemKey);
  if (title._tag === 'None') throw new Error(`${itemKey} is no item key.`);
  return title.value;
};

/** Changes one item of a list. */
const updateItem = ({ items, read }: StateStorage, listID: string, itemKey: string, change: (item: ListItem) => ListItem) =>
  pipe(
    read,
    TE.flatMap(({ lists }) => {
      const uid = lists.get(listID)?.userID;
      if (uid === undefined) return TE.right(undefined);
      return items.update(uid, rowKeysOfItems([{ listID, itemKey }]), (state, rows) => {
        const before = rows.find('items', [listID, itemKey]);
        return E.right({ state, writes: itemWrites([{ before, after: before === null ? null : change(before) }]) });
      });
    }),
  );

/**
 * List repair in the memory backend's storage, for tests: the memory backend writes counts and title states in the transaction of the
 * items.
 */
const memoryListRepair = (storage: StateStorage): ListRepairRepository => {
  const { items } = storage;
  const all = (listID: string) =>
    pipe(
      items.select({ listID, sort: 'order', direction: 'asc', filter: noItemFilter }, { after: null, until: null }, 100_000),
      TE.map((page) => page.items),
    );
  const count: ListRepairRepository['count'] = (listID) =>
    pipe(
      all(listID),
      TE.map((found) => ({ itemCount: found.length, summary: summaryOfItems(found) })),
    );
  return {
    titlesAfter: items.titlesAfter,
    membersAfter: (after, limit) =>
      pipe(
        storage.read,
        TE.map(({ users }) =>
          [...users.keys()]
            .filter(UserId.is)
            .sort()
            .filter((uid) => after === null || uid > after)
            .slice(0, limit),
        ),
      ),
    findAll: (uid) =>
      pipe(
        storage.read,
        TE.map(({ lists }) => [...lists.values()].filter(({ userID }) => userID === uid)),
      ),
    itemsAfter: (listID, after, limit) =>
      pipe(
        all(listID),
        TE.map((found) =>
          [...found]
            .sort((one, other) => (one.itemKey < other.itemKey ? -1 : 1))
            .filter(({ itemKey }) => after === null || itemKey > after)
            .slice(0, limit),
        ),
      ),
    count,
    recount: (listID) =>
      pipe(
        count(listID),
        TE.flatMap((counted) =>
          storage.update((state) => {
            const list = state.lists.get(listID);
            return E.right(list === undefined ? state : putDocument('lists', listID, { ...list, ...counted })(state));
          }),
        ),
      ),
    rebuildSortFields: (listID, itemKey) => updateItem(storage, listID, itemKey, (item) => ({ ...item, ...titleSortFields(item) })),
    rebuildTitle: (uid, title, listIDs) => {
      const { itemKey } = title;
      const rebuild = (paths: ReadonlyArray<string>) =>
        items.update(uid, rowKeysOfItems(paths.map((listID) => ({ listID, itemKey }))), (state, rows) => {
          const rebuilt = {
            ...(rows.find('titles', [uid, itemKey]) ?? emptyTitleState(idOf(itemKey), title.imdbID)),
            listIDs: paths.filter((listID) => rows.find('items', [listID, itemKey]) !== null),
          };
          return E.right({ state, writes: titleWrites(uid, [rebuilt]) });
        });
      return pipe(
        items.findTitles(uid, [idOf(itemKey)]),
        TE.flatMap((states) => rebuild([...new Set([...listIDs, ...states.flatMap((state) => state.listIDs)])])),
      );
    },
  };
};

/** Creates a server with lists to repair. */
export const memoryRepairTestbed = (): ListRepairTestbed => {
  const { deps, storage } = createTestServer();
  return {
    repair: memoryListRepair(storage),
    lists: memoryListAdmin(storage),
    users: deps.users,
    putCount: async (listID, itemCount) => {
      const list = (await expectRight(storage.read)).lists.get(listID);
      if (list !== undefined)
        await expectRight(storage.update((state) => E.right(putDocument('lists', listID, { ...list, itemCount })(state))));
    },
    putTitleKey: (listID, itemKey, titleKey) => expectRight(updateItem(storage, listID, itemKey, (item) => ({ ...item, titleKey }))),
    putListIDs: async (uid, itemKey, listIDs) => {
      const id = Number(itemKey.split('-')[1]);
      const state = { ...emptyTitleState({ mediaType: 'movie', id }), listIDs };
      await expectRight(storage.items.update(uid, noRowKeys, (before) => E.right({ state: before, writes: titleWrites(uid, [state]) })));
    },
  };
};
