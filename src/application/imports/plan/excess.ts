import { MAX_ITEMS, MAX_LISTS } from '#domain/lists/list';
import { normalizeListName } from '#domain/lists/list-name';
import { roomForViewings, type Present } from '#application/data-file/plan-import';
import { possibleListName } from '#application/data-file/possible-list-name';
import type { ImportChoices } from '#application/imports/import-choices';
import type { PlannedFact, PlannedRow } from './planned-row';

type Excess = {
  /** Returns a row with what the account has no room for as not added. Rows have to come in the order in which they are added. */
  readonly mark: (row: PlannedRow) => PlannedRow;
  /** Stored names of new lists beyond the bound of an account, and numbers of titles and viewings beyond that of their list or title. */
  readonly found: () => { readonly lists: ReadonlySet<string>; readonly titles: number; readonly viewings: number };
};

/**
 * Finds what `planImport` leaves out, or the backend refuses, because a bound is reached.
 * @param kept lists that are made without titles, too, before the others.
 */
export const findExcess = (present: Present, lists: ImportChoices['lists'], kept: ReadonlyArray<string>): Excess => {
  const nameOf = (key: string): string => normalizeListName(possibleListName(lists.get(key)?.name ?? key));
  const sizes = new Map(present.lists.map(({ name, itemCount = 0 }) => [name, itemCount]));
  const unmade = new Set<string>();
  const make = (name: string): void => {
    if (sizes.has(name)) return;
    if (sizes.size < MAX_LISTS) sizes.set(name, 0);
    else unmade.add(name);
  };
  kept.filter((key) => lists.get(key)?.isLeftOut !== true).map(nameOf).forEach(make);
  const hasRoom = roomForViewings(present.states);
  let [titles, viewings] = [0, 0];
  const isExcess = (itemKey: string, { fact, isNew }: PlannedFact): boolean => {
    if (!isNew || fact.kind === 'rating') return false;
    if (fact.kind === 'viewing') {
      const isFull = !hasRoom(itemKey);
      viewings += Number(isFull);
      return isFull;
    }
    const name = nameOf(fact.list);
    make(name);
    const size = sizes.get(name);
    if (size === undefined) return true;
    const isFull = size >= MAX_ITEMS;
    titles += Number(isFull);
    sizes.set(name, size + 1);
    return isFull;
  };
  return {
    mark: (row) => {
      const { title, state } = row;
      if (title === null || state !== 'new' || row.facts.length === 0) return row;
      const facts = row.facts.map((each): PlannedFact =>
        (isExcess(title.itemKey, each) ? { ...each, isNew: false, reason: 'full' } : each));
      return facts.some(({ isNew }) => isNew) ? { ...row, facts } : { ...row, facts, state: 'unkept', reason: 'full' };
    },
    found: () => ({ lists: unmade, titles, viewings }),
  };
};
