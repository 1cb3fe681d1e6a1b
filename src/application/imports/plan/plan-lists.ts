import { normalizeListName } from '#domain/lists/list-name';
import type { Present } from '#application/data-file/plan-import';
import type { ImportChoices } from '#application/imports/import-choices';
import type { PlannedList, PlannedRow } from './planned-row';

/**
 * Returns the lists of the files in the order of their first rows, with what each gets. @param kept lists that are made without titles,
 * too; they come first.
 */
export const planLists = (
  rows: ReadonlyArray<PlannedRow>, { lists }: Present, choices: ImportChoices, kept: ReadonlyArray<string> = [],
): ReadonlyArray<PlannedList> => {
  const own = new Set(lists.map(({ name }) => name));
  const isKept = new Set(kept);
  const counts = new Map(kept.map((key) => [key, { titles: 0, newTitles: 0 }]));
  for (const { facts } of rows) {
    for (const { fact, isNew } of facts) {
      if (fact.kind !== 'item') continue;
      const count = counts.get(fact.list) ?? { titles: 0, newTitles: 0 };
      count.titles += 1;
      count.newTitles += isNew ? 1 : 0;
      counts.set(fact.list, count);
    }
  }
  return [...counts].map(([key, count]) => {
    const { name, isLeftOut } = choices.lists.get(key) ?? { name: key, isLeftOut: false };
    return { key, name, isLeftOut, isOwn: own.has(normalizeListName(name)), isKept: isKept.has(key), ...count };
  });
};

/** Returns the stored names of the lists that are made. */
export const newListNames = (lists: ReadonlyArray<PlannedList>): ReadonlySet<string> =>
  new Set(lists.flatMap(({ name, isOwn, isLeftOut, isKept, newTitles }) =>
    (!isOwn && !isLeftOut && (isKept || newTitles > 0) ? [normalizeListName(name)] : [])));
