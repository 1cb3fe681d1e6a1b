import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ExportRows, ExportSource } from '#domain/exports/export-source';
import { noItemFilter } from '#domain/lists/item-query';
import { MAX_ITEMS } from '#domain/lists/list';
import type { StateStorage } from '#adapters/memory/storage/state-storage';
import { directoryEntryOf } from './memory-user-directory';

const rowsAfter = <A>(ids: Iterable<string>, toRow: (id: string) => A | null, after: string | null, limit: number): ExportRows<A> => {
  const rest = [...ids].filter((id) => after === null || id > after).sort((one, other) => (one < other ? -1 : 1));
  const looked = rest.slice(0, limit);
  return {
    rows: looked.flatMap((id) => {
      const row = toRow(id);
      return row === null ? [] : [row];
    }),
    next: rest.length > limit ? (looked.at(-1) ?? null) : null,
  };
};

/** Everything that is exported, from the memory backend's state. */
export const memoryExportSource = ({ read, items }: Pick<StateStorage, 'read' | 'items'>): ExportSource => ({
  usersAfter: (after, limit) =>
    pipe(
      read,
      TE.map((state) => rowsAfter(state.users.keys(), (uid) => directoryEntryOf(state, uid), after, limit)),
    ),
  usersOf: (uids) =>
    pipe(
      read,
      TE.map((state) => uids.flatMap((uid) => directoryEntryOf(state, uid) ?? [])),
    ),
  listsAfter: (after, limit) =>
    pipe(
      read,
      TE.map(({ lists }) => rowsAfter(lists.keys(), (listID) => lists.get(listID) ?? null, after, limit)),
    ),
  titlesOf: (listID) =>
    pipe(
      items.select({ listID, sort: 'order', direction: 'asc', filter: noItemFilter }, { after: null, until: null }, MAX_ITEMS),
      TE.map((page) => page.items),
    ),
});
