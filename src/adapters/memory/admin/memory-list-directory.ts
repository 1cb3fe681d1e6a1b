import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import {
  compareListRows, matchesListDirectoryQuery, toAdminListItem, type ListDirectory, type ListRow,
} from '#domain/lists/directory/list-directory';
import { noItemFilter } from '#domain/lists/item-query';
import { MAX_ITEMS, type List } from '#domain/lists/list';
import { notFound } from '#domain/shared/failure';
import { pageOfRows } from '#domain/shared/row-page';
import type { RowStorage } from '#adapters/memory/storage/row-storage';
import type { MemoryState } from '#adapters/memory/storage/state';
import type { ReadAsAdmin } from './memory-tables';
import { selectPageInChunks } from './select-page-in-chunks';

const rowOf = (state: MemoryState, list: List): ListRow => {
  const owner = state.users.get(list.userID);
  return { list, owner: owner === undefined ? null : { name: owner.name, email: owner.email } };
};

/** List directory on the memory backend's lists and items. */
export const memoryListDirectory = (read: ReadAsAdmin, items: Pick<RowStorage, 'select'>): ListDirectory => ({
  page: (query, range, limit) =>
    pipe(
      read,
      TE.flatMapTask((state) => async () => {
        const source = {
          all: [...state.lists.values()],
          isShown: matchesListDirectoryQuery(query),
          compare: compareListRows(query),
          idOf: ({ listID }: List) => listID,
        };
        const { rows, ...place } = await selectPageInChunks(source, range, limit);
        return { ...place, rows: rows.map((list) => rowOf(state, list)) };
      }),
    ),
  items: (listID, range, limit) =>
    pipe(
      read,
      TE.flatMap((state) => {
        const list = state.lists.get(listID);
        if (list === undefined) return TE.left(notFound('list'));
        return pipe(
          items.select({ listID, sort: 'addedAt', direction: 'desc', filter: noItemFilter }, { after: null, until: null }, MAX_ITEMS),
          TE.map((all) => ({
            row: rowOf(state, list),
            items: pageOfRows(all.items.map(toAdminListItem), ({ itemKey }) => itemKey, range, limit),
          })),
        );
      }),
    ),
});
