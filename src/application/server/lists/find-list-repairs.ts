import * as E from 'fp-ts/Either';
import type { List } from '#domain/lists/list';
import { titleSortFields } from '#domain/lists/list-item';
import type { TitleMembership } from '#domain/lists/server/list-admin-repository';
import type {
  DerivedListFields, ListRepairRepository, StoredSortFields, StoredTitleReference,
} from '#domain/lists/server/list-repair-repository';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';

/** A stored value that differs from what follows from the items. `stored` is null for a missing title state. */
export type ListInconsistency =
  | {
      readonly kind: 'count';
      readonly list: Pick<List, 'listID' | 'name'>;
      readonly stored: DerivedListFields;
      readonly counted: DerivedListFields;
    }
  | { readonly kind: 'sort-fields'; readonly listID: string; readonly itemKey: string; readonly stored: string; readonly derived: string }
  | {
      readonly kind: 'title';
      readonly itemKey: string;
      readonly stored: ReadonlyArray<string> | null;
      readonly found: ReadonlyArray<string>;
    };

/** A difference, and the write that ends it. */
export type ListRepair = { readonly difference: ListInconsistency; readonly fix: Answer<void> };

const PER_READ = 500;

/** Reads all parts of something. @param read returns at most `PER_READ` elements behind an element; null is the start. */
export const readAllParts =
  <A>(read: (after: A | null, limit: number) => Answer<ReadonlyArray<A>>): Answer<ReadonlyArray<A>> =>
  async () => {
    const all: A[] = [];
    for (;;) {
      const part = await read(all.at(-1) ?? null, PER_READ)();
      if (E.isLeft(part)) return part;
      all.push(...part.right);
      if (part.right.length < PER_READ) return E.right(all);
    }
  };

/** Returns a count as text. A list that was never counted has no summary, like an empty one. */
const countText = ({ itemCount, summary }: DerivedListFields): string =>
  JSON.stringify([itemCount, summary?.runtime ?? 0, summary?.watched ?? 0, summary?.posters ?? []]);

const findCountRepair =
  (repository: ListRepairRepository, list: List): Answer<ReadonlyArray<ListRepair>> =>
  async () => {
    const counted = await repository.count(list.listID)();
    if (E.isLeft(counted)) return counted;
    if (countText(list) === countText(counted.right)) return E.right([]);
    const stored = { itemCount: list.itemCount, summary: list.summary };
    return E.right([{ difference: { kind: 'count', list, stored, counted: counted.right }, fix: repository.recount(list.listID) }]);
  };

const isSameSet = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

/** Finds an item that an earlier version stored, with other sort fields than its title gives. */
const findSortFieldRepair = (
  repository: ListRepairRepository, listID: string,
  { itemKey, title, titleKey, wordPrefixes }: StoredSortFields,
): ReadonlyArray<ListRepair> => {
  const derived = titleSortFields({ title, releaseYear: null });
  const [before, after] = [JSON.stringify([titleKey, wordPrefixes]), JSON.stringify([derived.titleKey, derived.wordPrefixes])];
  if (before === after) return [];
  return [
    {
      difference: { kind: 'sort-fields', listID, itemKey, stored: before, derived: after },
      fix: repository.rebuildSortFields(listID, itemKey),
    },
  ];
};

const findTitleRepairs =
  (repository: ListRepairRepository, uid: UserId, lists: ReadonlyArray<List>): Answer<ReadonlyArray<ListRepair>> =>
  async () => {
    const sortFields: ListRepair[] = [];
    const titles = new Map<string, { readonly title: StoredTitleReference; readonly listIDs: string[] }>();
    for (const { listID } of lists) {
      const items = await readAllParts<StoredSortFields>((after, limit) => repository.itemsAfter(listID, after?.itemKey ?? null, limit))();
      if (E.isLeft(items)) return items;
      sortFields.push(...items.right.flatMap((item) => findSortFieldRepair(repository, listID, item)));
      for (const title of items.right)
        titles.set(title.itemKey, { title, listIDs: [...(titles.get(title.itemKey)?.listIDs ?? []), listID] });
    }
    const states = await readAllParts<TitleMembership>((after, limit) => repository.titlesAfter(uid, after?.itemKey ?? null, limit))();
    if (E.isLeft(states)) return states;
    const stored = new Map(states.right.map(({ itemKey, listIDs }) => [itemKey, listIDs]));
    const repairs = [...new Set([...titles.keys(), ...stored.keys()])].flatMap((itemKey): ReadonlyArray<ListRepair> => {
      const { title, listIDs } = titles.get(itemKey) ?? { title: { itemKey, imdbID: null }, listIDs: [] };
      const known = stored.get(itemKey) ?? null;
      if (known !== null && isSameSet(known, listIDs)) return [];
      return [{ difference: { kind: 'title', itemKey, stored: known, found: listIDs }, fix: repository.rebuildTitle(uid, title, listIDs) }];
    });
    return E.right([...sortFields, ...repairs]);
  };

/** Compares everything that follows from a member's items with them: counts, summaries, sort fields and the lists of title states. */
export const findListRepairs =
  (repository: ListRepairRepository, uid: UserId): Answer<ReadonlyArray<ListRepair>> =>
  async () => {
    const lists = await repository.findAll(uid)();
    if (E.isLeft(lists)) return lists;
    const repairs: ListRepair[] = [];
    for (const list of lists.right) {
      const found = await findCountRepair(repository, list)();
      if (E.isLeft(found)) return found;
      repairs.push(...found.right);
    }
    const titles = await findTitleRepairs(repository, uid, lists.right)();
    return E.isLeft(titles) ? titles : E.right([...repairs, ...titles.right]);
  };
