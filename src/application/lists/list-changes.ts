import * as E from 'fp-ts/Either';
import { inverseHistoryChange } from '#domain/history/history-change';
import { planHistoryChange } from '#domain/history/plan-history-command';
import { concernedItems, type ItemPath } from '#domain/lists/concerned-items';
import { inverseListChange } from '#domain/lists/inverse-list-change';
import { listItem, type ListItem, type NewListItem } from '#domain/lists/list-item';
import { isHistoryChange, isListChange, isListCommand, type MemberChange, type MemberCommand } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { planListCommand, type ListDocuments } from '#domain/lists/plan-list-command';
import type { Answer } from '#domain/shared/answer';
import { offline, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { CommandQueue } from './outbox/command-queue';
import { toListsView, type ListsView } from './lists-view';

/** Most changes that can be taken back. */
const MAX_UNDO = 50;
/** Longest time, in ms, that a change waits for a read of what it removes. */
const MAX_READ_MS = 10_000;

const pathKey = ({ listID, itemKey }: ItemPath): string => `${listID} ${itemKey}`;

export type ListChangesDeps = {
  readonly uid: UserId;
  readonly queue: CommandQueue;
  readonly now: () => number;
  readonly newId: () => string;
  /** Returns the lists with unconfirmed changes. @param withBin true if the change concerns a deleted list. */
  readonly view: (withBin: boolean) => Promise<E.Either<Failure, ListsView>>;
  /** Returns an item that a screen has read; null if none has read it, undefined if the list is known to lack it. */
  readonly knownItem: (path: ItemPath) => ListItem | null | undefined;
  /** Returns the state of a title if a screen shows it. */
  readonly knownState: (itemKey: string) => MemberTitleState | null;
  readonly findItems: (listID: string, itemKeys: ReadonlyArray<string>) => Answer<ReadonlyArray<ListItem>>;
};

/** One act of the member: changes that are made and taken back together. `titles` complete the undo of a removal that cannot be read. */
export type ListAct = { readonly changes: ReadonlyArray<MemberChange>; readonly titles?: ReadonlyArray<NewListItem> };

const documentsOf = ({ active, deleted }: ListsView, items: ReadonlyMap<string, ListItem>): ListDocuments => ({
  list: (listID) => [...active, ...deleted].find((list) => list.listID === listID) ?? null,
  item: (listID, itemKey) => items.get(pathKey({ listID, itemKey })) ?? null,
  listIdOfName: (name) => active.find((list) => list.name === name)?.listID ?? null,
  listCount: () => active.length,
});

export type ListChanges = {
  readonly make: (act: ListAct) => Answer<void>;
  /** Makes an act that `undo` does not take back. */
  readonly makeForGood: (act: ListAct) => Answer<void>;
  /** Takes the last act back and returns its first change; null if there is none. */
  readonly undo: Answer<MemberChange | null>;
};

/** Makes changes: checks them against what is known here, shows and queues them, and takes them back. */
export const createListChanges = ({ uid, queue, now, newId, view, knownItem, knownState, findItems }: ListChangesDeps): ListChanges => {
  let undoable: ReadonlyArray<{ readonly act: ListAct; readonly inverse: Promise<ReadonlyArray<MemberChange>> }> = [];

  /** Reads the concerned items that no screen has read. A removed title that cannot be read comes back without its note. */
  const itemsBefore = async ({ changes, titles = [] }: ListAct): Promise<ReadonlyMap<string, ListItem>> => {
    const items = new Map<string, ListItem>();
    const unread = new Map<string, string[]>();
    const listed = new Set<string>();
    for (const path of changes.filter(isListChange).flatMap(concernedItems)) {
      const known = knownItem(path);
      if (known !== null && known !== undefined) items.set(pathKey(path), known);
      if (known !== null) continue;
      unread.set(path.listID, [...(unread.get(path.listID) ?? []), path.itemKey]);
      if (knownState(path.itemKey)?.listIDs.includes(path.listID) === true) listed.add(pathKey(path));
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<E.Either<Failure, never>>((resolve) => (timer = setTimeout(resolve, MAX_READ_MS, E.left(offline))));
    let failed = false;
    for (const [listID, all] of unread) for (let from = 0; from < all.length; from += 100) {
      const keys = all.slice(from, from + 100);
      // A backend that does not answer is not asked again.
      const found: E.Either<Failure, ReadonlyArray<ListItem>> = failed ? E.left(offline) : await Promise.race([findItems(listID, keys)(), late]);
      if (E.isLeft(found)) failed = true;
      else found.right.forEach((item) => items.set(pathKey(item), item));
      for (const item of titles.filter(({ title }) => keys.includes(title.itemKey))) {
        const key = pathKey({ listID, itemKey: item.title.itemKey });
        // An addition that is not confirmed yet cannot be read either.
        if (!items.has(key) && (failed || listed.has(key))) items.set(key, listItem(uid, listID, item));
      }
    }
    clearTimeout(timer);
    return items;
  };

  /** Returns why a change is refused, or null. Each change is checked with the earlier ones applied. */
  const firstFailure = (commands: ReadonlyArray<MemberCommand>, lists: ListsView): Failure | null => {
    for (const [index, command] of commands.entries()) {
      if (!isListCommand(command)) {
        const { change } = command;
        // Which viewings are stored is not known here; the backend leaves out what is applied already.
        const checked = isHistoryChange(change) ? planHistoryChange(change, { viewing: () => null, rating: () => null, title: knownState }) : E.right([]);
        if (E.isLeft(checked)) return checked.left;
        continue;
      }
      const before = toListsView([...lists.deleted, ...lists.active], commands.slice(0, index).filter(isListCommand), now());
      const known = new Map(concernedItems(command.change).flatMap((path) => { const item = knownItem(path); return item == null ? [] : [[pathKey(path), item] as const]; }));
      const plan = planListCommand(command, documentsOf(before, known), now());
      if (E.isLeft(plan)) return plan.left;
    }
    return null;
  };

  const make = (act: ListAct, remember: boolean): Answer<void> => async () => {
    const commands = act.changes.map((change): MemberCommand => ({ commandId: newId(), uid, createdAt: now(), change }));
    // What is known here includes the changes before this one.
    await queue.whenStored();
    const lists = await view(act.changes.some(({ kind }) => kind === 'restore-list'));
    if (E.isLeft(lists)) return lists;
    const refused = firstFailure(commands, lists.right);
    if (refused !== null) return E.left(refused);
    const inverse = !remember ? Promise.resolve([]) : itemsBefore(act).then((items) => {
      const before = documentsOf(lists.right, items);
      // The last change is taken back first.
      return [...act.changes].reverse().flatMap((change): ReadonlyArray<MemberChange> => (isHistoryChange(change) ? [inverseHistoryChange(change)] : inverseListChange(change, before)));
    });
    const entry = { act, inverse };
    if (remember) undoable = [...undoable, entry].slice(-MAX_UNDO);
    // The change is stored at once. The items are read before it is sent, which can remove them.
    const answer = await queue.add(commands, inverse)();
    if (E.isLeft(answer)) undoable = undoable.filter((other) => other !== entry);
    return answer;
  };

  const undo: Answer<MemberChange | null> = async () => {
    const entry = undoable.at(-1);
    if (entry === undefined) return E.right(null);
    undoable = undoable.slice(0, -1);
    const answer = await make({ changes: await entry.inverse }, false)();
    return E.isLeft(answer) ? answer : E.right(entry.act.changes[0] ?? null);
  };
  return { make: (act) => make(act, true), makeForGood: (act) => make(act, false), undo };
};
