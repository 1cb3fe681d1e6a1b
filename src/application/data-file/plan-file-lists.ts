import { chunksOf } from 'fp-ts/ReadonlyArray';
import { toReaddedItem } from '#domain/lists/inverse-list-change';
import { MAX_ITEMS, MAX_LISTS, type List } from '#domain/lists/list';
import { normalizeListName, typedListName } from '#domain/lists/list-name';
import type { MemberChange } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { possibleListName } from './possible-list-name';
import type { MemberFile } from './read-member-file';

/** Titles, viewings or ratings of one change. */
export const ENTRIES_PER_CHANGE = 100;

/** A list of the member. What an entry of a file leaves open is like that of a new list. */
export type PresentList = Pick<List, 'name' | 'listID'>
  & Partial<Pick<List, 'displayName' | 'description' | 'order' | 'pinned' | 'archived' | 'itemCount'>>;
type FileEntry = MemberFile['lists'][number];

/** Returns the name as typed that a list of a file gets. */
const nameOf = ({ list }: FileEntry): string => possibleListName(typedListName(list));

const placing = ({ order, pinned, archived }: FileEntry['list'], listID: string): MemberChange =>
  ({ kind: 'place-list', listID, order, pinned, archived });

const newListChanges = (entry: FileEntry, listID: string): ReadonlyArray<MemberChange> => {
  const { list: { description, order, createdAt, pinned, archived } } = entry;
  return [
    { kind: 'create-list', listID, name: nameOf(entry), description, order: order ?? 'a0', ...(createdAt !== null && { createdAt }) },
    ...(pinned || archived ? [placing(entry.list, listID)] : []),
  ];
};

/** Returns the changes that give a list of the member the description and the place of the file's, if it has none. */
export const listDetailChanges = ({ list }: FileEntry, known: PresentList): ReadonlyArray<MemberChange> => {
  const { listID, description, order, pinned, archived } = known;
  const isPlaced = (order ?? null) !== null || pinned === true || archived === true;
  return [
    ...(description === '' && list.description !== '' ? [{ kind: 'describe-list' as const, listID, description: list.description }] : []),
    ...(!isPlaced && (list.order !== null || list.pinned || list.archived) ? [placing(list, listID)] : []),
  ];
};

/**
 * Returns the changes that bring a list of a file back. Titles that the list has are left out: an undo would take them for those of the
 * import, as those of the member's own file are equal to them.
 * @param known the member's list with this name.
 */
export const listChanges = (
  entry: FileEntry, listID: string, known: PresentList | undefined, states: ReadonlyMap<string, MemberTitleState>,
): ReadonlyArray<MemberChange> => [
  ...(known === undefined ? newListChanges(entry, listID) : listDetailChanges(entry, known)),
  ...chunksOf(ENTRIES_PER_CHANGE)(
    entry.items.slice(0, MAX_ITEMS).filter(({ itemKey }) => states.get(itemKey)?.listIDs.includes(listID) !== true),
  ).map((part) => ({
    kind: 'add-items' as const, listID,
    items: part.map(toReaddedItem),
    ...(known !== undefined && { mayHave: true }),
  })),
];

type Fit = {
  /** Ids of the lists by the entries that they get. */
  readonly fitting: ReadonlyMap<FileEntry, string>;
  readonly excess: ReadonlyArray<FileEntry>;
  readonly lists: ReadonlyArray<PresentList>;
};

/**
 * Returns the lists that the member has after an import of the file, and the entries whose list there is no room for. A list of the file is
 * the member's list with the same name, or a new one.
 */
export const fitLists = (
  entries: MemberFile['lists'], lists: ReadonlyArray<PresentList>, newId: () => string,
): Fit => {
  const byName = new Map(lists.map((list) => [list.name, list]));
  const fitting = new Map<FileEntry, string>();
  const excess: FileEntry[] = [];
  for (const entry of entries) {
    const name = normalizeListName(nameOf(entry));
    const known = byName.get(name);
    if (known === undefined && byName.size >= MAX_LISTS) {
      excess.push(entry);
      continue;
    }
    const listID = known?.listID ?? newId();
    fitting.set(entry, listID);
    if (known === undefined) byName.set(name, { ...entry.list, name, listID });
  }
  return { fitting, excess, lists: [...byName.values()] };
};
