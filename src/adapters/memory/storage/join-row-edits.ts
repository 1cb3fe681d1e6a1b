import * as E from 'fp-ts/Either';
import { inMemoryRows } from './in-memory-rows';
import type { LoadedRows, RowEdit, RowKeys, RowWrite } from './row-storage';

/** An edit with the rows that it names. */
export type NamedRowEdit = { readonly keys: RowKeys; readonly edit: RowEdit };

/**
 * Joins edits of a user's rows into one, each on the result of the one before, so that all are stored or none. The edits add and change
 * rows and remove none.
 */
export const joinRowEdits = (edits: ReadonlyArray<NamedRowEdit>): NamedRowEdit => ({
  keys: {
    items: edits.flatMap(({ keys }) => keys.items),
    titles: edits.flatMap(({ keys }) => keys.titles),
    viewings: edits.flatMap(({ keys }) => keys.viewings),
    years: edits.flatMap(({ keys }) => keys.years),
  },
  edit: (before, stored) => {
    const made = inMemoryRows();
    const rows: LoadedRows = {
      find: (table, key) => made.find(table, key) ?? stored.find(table, key),
      first: (listID) => { const first = made.first(listID); return first.length > 0 ? first : stored.first(listID); },
    };
    let state = before;
    // The last write of each row.
    const writes = new Map<string, RowWrite>();
    for (const { edit } of edits) {
      const edited = edit(state, rows);
      if (E.isLeft(edited)) return edited;
      ({ state } = edited.right);
      made.write(edited.right.writes);
      for (const write of edited.right.writes) writes.set([write.table, ...write.key].join('/'), write);
    }
    return E.right({ state, writes: [...writes.values()] });
  },
});
