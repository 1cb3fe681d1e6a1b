import * as E from 'fp-ts/Either';
import { inMemoryItems } from './in-memory-items';
import type { LoadedRows, RowEdit, RowKeys, RowWrites } from './row-storage';

/** An edit with the rows that it names. */
export type NamedRowEdit = { readonly keys: RowKeys; readonly edit: RowEdit };

/** Returns each value once, the last one with its key. */
const lastOfEach = <A>(values: ReadonlyArray<A>, keyOf: (value: A) => string): ReadonlyArray<A> => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];

/**
 * Joins edits of a user's rows into one, each on the result of the one before, so that all are stored or none. The edits add rows and
 * change them; rows that they remove stay.
 */
export const joinRowEdits = (uid: string, edits: ReadonlyArray<NamedRowEdit>): NamedRowEdit => ({
  keys: {
    items: edits.flatMap(({ keys }) => keys.items),
    titles: edits.flatMap(({ keys }) => keys.titles),
    viewings: edits.flatMap(({ keys }) => keys.viewings),
    years: edits.flatMap(({ keys }) => keys.years),
  },
  edit: (before, stored) => {
    const made = inMemoryItems();
    const own = made.rowsOf(uid);
    const rows: LoadedRows = {
      item: (address) => own.item(address) ?? stored.item(address),
      title: (itemKey) => own.title(itemKey) ?? stored.title(itemKey),
      viewing: (entryId) => own.viewing(entryId) ?? stored.viewing(entryId),
      rating: (itemKey) => own.rating(itemKey) ?? stored.rating(itemKey),
      year: (year) => own.year(year) ?? stored.year(year),
      first: (listID) => { const first = own.first(listID); return first.length > 0 ? first : stored.first(listID); },
    };
    let state = before;
    const all: RowWrites[] = [];
    for (const { edit } of edits) {
      const edited = edit(state, rows);
      if (E.isLeft(edited)) return edited;
      ({ state } = edited.right);
      made.write(uid, edited.right);
      all.push(edited.right);
    }
    return E.right({
      state,
      items: lastOfEach(all.flatMap(({ items }) => items), ({ listID, itemKey }) => `${listID}/${itemKey}`),
      removedItems: [],
      titles: lastOfEach(all.flatMap(({ titles }) => titles), ({ itemKey }) => itemKey),
      removedTitles: [],
      history: {
        viewings: lastOfEach(all.flatMap(({ history }) => history.viewings), ({ entryId }) => entryId),
        removedViewings: [],
        ratings: lastOfEach(all.flatMap(({ history }) => history.ratings), ({ item }) => item.itemKey),
        removedRatings: [],
        years: lastOfEach(all.flatMap(({ history }) => history.years), ({ year }) => year),
      },
    });
  },
});
