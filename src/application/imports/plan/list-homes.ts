import { MAX_LIST_NAME_LENGTH, normalizeListName, typedListName } from '#domain/lists/list-name';
import { cutText } from '#domain/shared/cut-text';
import type { Present } from '#application/data-file/plan-import';
import type { Resolved } from '#application/imports/judge-facts';
import { mapInSlices, type Pause } from '#application/imports/pause';
import { ADDED_TO_NAME, isSharedList, nameWithEnding } from '#application/imports/text/own-names';

/** Long names are cut before an addition, the longest of which leaves room for so many characters. */
const BASE_LENGTH = MAX_LIST_NAME_LENGTH - ' (Letterboxd) (99)'.length;

/** A name without an addition. @property isCut whether it is so long that its end may be cut. */
type Base = { readonly text: string; readonly isCut: boolean };

const baseOf = (name: string): Base => {
  const whole = name.replaceAll('_', ' ').trim();
  return { text: normalizeListName(whole.replace(ADDED_TO_NAME, '')), isCut: whole.length >= MAX_LIST_NAME_LENGTH - 1 };
};

const isSameBase = (one: Base, other: Base): boolean =>
  one.text === other.text || (one.isCut && other.text.startsWith(one.text)) || (other.isCut && one.text.startsWith(other.text));

/**
 * Returns names of lists that differ from those in the files: a former import put a list into "Noir (IMDb)" beside another one of its name,
 * or into "Noir" without one. Of the account's lists of the name, up to what an import adds to it, a list goes to the one that has most of
 * its titles, so that a repeated import changes nothing, whichever files are chosen together.
 * @param renamed names that the person gave lists in former imports, by those in the files: a list of such a name is looked at, too.
 */
export const listHomes = async (
  resolved: ReadonlyArray<Resolved>, { lists, states }: Present, pause: Pause, renamed: ReadonlyMap<string, string> = new Map(),
): Promise<ReadonlyMap<string, string>> => {
  const titles = new Map<string, Set<string>>();
  await mapInSlices(resolved, ({ title, facts, end }) => {
    if (title === null || end !== null) return;
    for (const fact of facts)
      if (fact.kind === 'item' && !isSharedList(fact.list)) titles.set(fact.list, (titles.get(fact.list) ?? new Set()).add(title.itemKey));
  }, pause);
  const own = new Map<string, Present['lists'][number][]>();
  for (const list of lists.filter(({ name }) => !isSharedList(name))) {
    const base = cutText(baseOf(list.name).text, BASE_LENGTH);
    own.set(base, [...own.get(base) ?? [], list]);
  }
  const known = (await mapInSlices([...titles], ([key, items]) => {
    const base = baseOf(key);
    const sameName = (own.get(cutText(base.text, BASE_LENGTH)) ?? []).filter(({ name }) => isSameBase(base, baseOf(name)));
    const chosen = normalizeListName(renamed.get(key) ?? '');
    const candidates = new Set([...sameName, ...lists.filter(({ name }) => name === chosen && !isSharedList(name))]);
    return [...candidates].map((list) => {
      const count = [...items].filter((itemKey) => states.get(itemKey)?.listIDs.includes(list.listID) === true).length;
      return { key, list, count, size: items.size };
    });
  }, pause)).flat();
  // Of equal counts, the smaller list of a file fits better, then the account's list of the same name, then its smaller list. A name with
  // an addition was made by an import.
  const isExact = ({ key, list }: (typeof known)[number]): number => (normalizeListName(key) === list.name ? 1 : 0);
  const sorted = known.filter(({ count, size }) => count * 2 > size).toSorted((one, other) =>
    other.count - one.count || one.size - other.size || isExact(other) - isExact(one)
      || (one.list.itemCount ?? 0) - (other.list.itemCount ?? 0) || other.list.name.length - one.list.name.length);
  const [homes, taken] = [new Map<string, string>(), new Set<string>()];
  for (const { key, list } of sorted) {
    if (homes.has(key) || taken.has(list.name)) continue;
    homes.set(key, normalizeListName(key) === list.name ? key : typedListName({ name: list.name, displayName: list.displayName ?? null }));
    taken.add(list.name);
  }
  const names = new Set([...titles.keys(), ...lists.map(({ name }) => name)].map(normalizeListName));
  for (const key of titles.keys()) {
    if (homes.has(key) || !taken.has(normalizeListName(key))) continue;
    let [name, count] = [key, 1];
    while (names.has(normalizeListName(name))) name = nameWithEnding(key, ` (${count += 1})`);
    homes.set(key, name);
    names.add(normalizeListName(name));
  }
  return homes;
};

/**
 * Returns the names that the person gave lists in former imports, by those in the files, where the account has a list of that name and none
 * of the name in the file: rows that the account keeps go where others of their list have gone.
 */
export const renamedHomes = ({ lists }: Pick<Present, 'lists'>, renamed: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const own = new Set(lists.map(({ name }) => name));
  return new Map([...renamed].filter(([key, name]) => own.has(normalizeListName(name)) && !own.has(normalizeListName(key))));
};
