import * as E from 'fp-ts/Either';
import { inverseHistoryChange } from '#domain/history/history-change';
import { planHistoryChange } from '#domain/history/plan-history-command';
import { concernedItems, type ListCommand } from '#domain/lists/list-command';
import { inverseListChange } from '#domain/lists/inverse-list-change';
import type { ListItem, NewListItem } from '#domain/lists/list-item';
import { isHistoryChange, isJointChange, isListCommand, type MemberChange, type MemberCommand } from '#domain/lists/member-command';
import { planListCommand, type ListPlanDocuments } from '#domain/lists/plan-list-command';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { createItemsBeforeChange, itemPathKey, type ItemsBeforeChange, type ItemsBeforeChangeDeps } from './changes/items-before-change';
import { createUndoStack, type UndoStack } from './changes/undo';
import type { CommandQueue } from './outbox/command-queue';
import { toListsView, type ListsView } from './lists-view';

export type MemberChangesDeps = ItemsBeforeChangeDeps & {
  readonly queue: CommandQueue;
  readonly now: () => number;
  readonly newId: () => string;
  /** Returns the lists with unconfirmed changes. @param withBin true if the change concerns a deleted list. */
  readonly view: (withBin: boolean) => Promise<E.Either<Failure, ListsView>>;
};

/** One act of the member: changes that are made and taken back together. */
export type ChangeSet = {
  readonly changes: ReadonlyArray<MemberChange>;
  /** Items that the caller has read: the undo does not read them again. */
  readonly items?: ReadonlyArray<ListItem>;
  /** Complete the undo of a removal that cannot be read. */
  readonly titles?: ReadonlyArray<NewListItem>;
  /** Takes the act back. Only the caller has the titles of another's list. */
  readonly inverse?: ReadonlyArray<MemberChange>;
};

const documentsOf = ({ active, deleted }: ListsView, items: ReadonlyMap<string, ListItem>): ListPlanDocuments => ({
  list: (listID) => [...active, ...deleted].find((list) => list.listID === listID) ?? null,
  item: (listID, itemKey) => items.get(itemPathKey({ listID, itemKey })) ?? null,
  listIdOfName: (name) => active.find((list) => list.name === name)?.listID ?? null,
  listCount: () => active.length,
});

/** Counts all titles of a command, so that an act is refused as a whole if a list could become too long. */
const withAllItems = (command: ListCommand): ListCommand =>
  'mayHave' in command.change ? { ...command, change: { ...command.change, mayHave: false } } : command;

export type MemberChanges = Pick<UndoStack, 'undo'> & {
  readonly make: (act: ChangeSet) => Answer<void>;
  /** Makes an act that `undo` does not take back. */
  readonly makeForGood: (act: ChangeSet) => Answer<void>;
};

/** Makes changes: checks them against what is known here, shows and queues them, and takes them back. */
export const createMemberChanges = ({ uid, queue, now, newId, view, ...itemDeps }: MemberChangesDeps): MemberChanges => {
  /** Returns why a change is refused, or null. Each change is checked with the earlier ones applied. */
  const firstFailure = (commands: ReadonlyArray<MemberCommand>, lists: ListsView, known: ItemsBeforeChange['known']): Failure | null => {
    for (const [index, command] of commands.entries()) {
      if (!isListCommand(command)) {
        const { change } = command;
        // Which viewings are stored is not known here; the backend leaves out what is applied already.
        const checked = isHistoryChange(change)
          ? planHistoryChange(change, { viewing: () => null, rating: () => null, title: itemDeps.knownState })
          : E.right([]);
        if (E.isLeft(checked)) return checked.left;
        continue;
      }
      const before =
        index === 0
          ? lists
          : toListsView([...lists.deleted, ...lists.active], commands.slice(0, index).filter(isListCommand).map(withAllItems), now());
      const items = new Map(
        concernedItems(command.change).flatMap((path) => {
          const item = known(path);
          return item == null ? [] : [[itemPathKey(path), item] as const];
        }),
      );
      const plan = planListCommand(command, documentsOf(before, items), now());
      if (E.isLeft(plan)) return plan.left;
    }
    return null;
  };

  const make =
    (act: ChangeSet, remember: boolean): Answer<void> =>
    async () => {
      const commands = act.changes.map((change): MemberCommand => ({ commandId: newId(), uid, createdAt: now(), change }));
      // The lists known here include the changes before this one.
      await queue.whenStored();
      const lists = await view(act.changes.some(({ kind }) => kind === 'restore-list'));
      if (E.isLeft(lists)) return lists;
      const itemsBefore = createItemsBeforeChange({ uid, ...itemDeps }, queue.pending(), act.items ?? []);
      const refused = firstFailure(commands, lists.right, itemsBefore.known);
      if (refused !== null) return E.left(refused);
      const inverse: Promise<ReadonlyArray<MemberChange>> = !remember || act.inverse !== undefined
        ? Promise.resolve(act.inverse ?? [])
        : itemsBefore.read(act.changes, act.titles ?? []).then((items) => {
            const before = documentsOf(lists.right, items);
            // The last change is taken back first.
            return [...act.changes]
              .reverse()
              .flatMap((change): ReadonlyArray<MemberChange> =>
                isHistoryChange(change) ? [inverseHistoryChange(change)] : isJointChange(change) ? [] : inverseListChange(change, before),
              );
          });
      const undoable = { changes: act.changes, inverse };
      if (remember) undoStack.remember(undoable);
      // The change is stored at once. The items are read before it is sent, which can remove them.
      const answer = await queue.add(commands, inverse)();
      if (E.isLeft(answer)) undoStack.forget(undoable);
      return answer;
    };

  const undoStack = createUndoStack((changes) => make({ changes }, false));
  return { make: (act) => make(act, true), makeForGood: (act) => make(act, false), undo: undoStack.undo };
};
