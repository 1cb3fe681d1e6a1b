import type { ListDirectory, ListRow } from '#domain/lists/directory/list-directory';
import { toAdminListItem } from '#domain/lists/directory/list-directory';
import { List } from '#domain/lists/list';
import { ListItem } from '#domain/lists/list-item';
import { notFound } from '#domain/shared/failure';
import { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { InvalidDocument } from '#adapters/firebase/firestore/document-calls';
import type { FirestoreConnection } from '#adapters/firebase/firestore/firestore-connection';
import { readByIdsFromServer, readFromServer } from '#adapters/firebase/firestore/read-documents';
import { adminItemsQuerySpec, listsQuerySpec } from './admin-query-specs';
import { tryAdminRead, readTablePage } from './read-table-page';

const rowOf = (list: List, owner: DirectoryEntry | undefined): ListRow => ({
  list,
  owner: owner === undefined ? null : { name: owner.name, email: owner.email },
});

/** List directory on `lists/{listID}`. The owners' names come from the user directory, once for each owner. */
export const firestoreListsOfSite = (store: FirestoreConnection): ListDirectory => ({
  page: (query, range, limit) =>
    tryAdminRead(store, 'lists', async (reader) => {
      const { rows, ...place } = await readTablePage(reader, listsQuerySpec(query), List, range, limit);
      const owners = await readByIdsFromServer(reader, 'directory', rows.map(({ userID }) => userID), DirectoryEntry);
      return { ...place, rows: rows.map((list) => rowOf(list, owners.get(list.userID))) };
    }),
  items: (listID, range, limit) =>
    tryAdminRead(store, 'list', async (reader) => {
      const list = await readFromServer(reader.db, `lists/${listID}`, List);
      if (list === null) throw new InvalidDocument(notFound('list'));
      const [owners, { rows, ...place }] = await Promise.all([
        readByIdsFromServer(reader, 'directory', [list.userID], DirectoryEntry),
        readTablePage(reader, adminItemsQuerySpec(listID), ListItem, range, limit),
      ]);
      return { row: rowOf(list, owners.get(list.userID)), items: { ...place, rows: rows.map(toAdminListItem) } };
    }),
});
