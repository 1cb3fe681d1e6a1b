import { toListNames } from '#domain/lists/list-name';
import { possibleListName } from '#application/data-file/possible-list-name';
import type { ImportChoices } from '#application/imports/import-choices';
import type { ImportRow } from '#application/imports/import-row';
import type { MemberFile } from '#application/data-file/read-member-file';
import { listKey, type NamedOwnFile, type OwnEntry } from './own-entry';

/** Returns a row without a title under the names of lists that the person gave, without the lists that they left out. */
export const underListsOf = (lists: ImportChoices['lists']) => (row: ImportRow): ReadonlyArray<ImportRow> => {
  const facts = row.facts.flatMap((fact): ImportRow['facts'] => {
    const choice = fact.kind === 'item' ? lists.get(possibleListName(fact.list)) : undefined;
    if (fact.kind !== 'item' || choice === undefined) return [fact];
    return choice.isLeftOut ? [] : [{ ...fact, list: choice.name }];
  });
  return facts.length === 0 && row.facts.length > 0 ? [] : [{ ...row, facts }];
};

/** Returns what the choices of the person leave of an own file. @param entries those of the file. */
export const ownContent = (
  { file }: NamedOwnFile, entries: ReadonlyArray<OwnEntry>, { leftOut, lists }: ImportChoices,
): MemberFile => {
  const [left, parts] = [new Set<unknown>(), new Set<string>()];
  for (const entry of entries.filter(({ id }) => leftOut.has(id))) {
    parts.add(entry.part);
    if (entry.part === 'title') left.add(entry.item);
    else if (entry.part === 'viewing') left.add(entry.viewing);
    else if (entry.part === 'rating') left.add(entry.rating);
    else if (entry.part === 'recent') left.add(entry.recent);
    else if (entry.part === 'unmatched') left.add(entry.row);
  }
  const stays = (each: unknown): boolean => !left.has(each);
  const setting = <A>(part: OwnEntry['part'], value: A): A | null => (parts.has(part) ? null : value);
  const { own } = file;
  return {
    lists: file.lists.flatMap((entry) => {
      const choice = lists.get(listKey(entry));
      if (choice?.isLeftOut === true) return [];
      const names = choice === undefined || choice.name === listKey(entry) ? {} : toListNames(choice.name);
      return [{ list: { ...entry.list, ...names }, items: entry.items.filter(stays) }];
    }),
    viewings: file.viewings.filter(stays), ratings: file.ratings.filter(stays), episodes: file.episodes,
    own: own === null ? null : {
      recents: own.recents.filter(stays),
      settings: {
        theme: setting('theme', own.settings.theme), language: setting('language', own.settings.language),
        region: setting('region', own.settings.region),
      },
      phoneNumber: setting('phone', own.phoneNumber),
      savedFilters: setting('filters', own.savedFilters),
      services: setting('services', own.services),
      turnedDown: setting('turned-down', own.turnedDown),
      unmatched: own.unmatched.filter(stays).flatMap(underListsOf(lists)),
    },
  };
};
