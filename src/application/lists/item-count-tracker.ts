import type { Outbox } from '#application/ports/outbox-store';
import type { List } from '#domain/lists/list';
import type { ListCommand } from '#domain/lists/list-command';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { isListCommand } from '#domain/lists/member-command';
import { withPendingCommands, type MemberLists } from '#domain/lists/member-lists';
import type { UserId } from '#domain/users/user-id';

const unreadTitle = {
  mediaType: 'movie', movieID: 0, imdbID: null, title: '', posterPath: null, releaseYear: null,
  genres: [],
  runtime: null, vote: null,
} as const;

/** Creates an item of which only the key is known. */
const unreadItem = (uid: UserId, listID: string, itemKey: string, random = 0): ListItem =>
  toListItem(uid, listID, { title: { itemKey, ...unreadTitle }, addedAt: 0, order: '', note: null, random });

/**
 * Returns items that are taken as stored: those that commands remove and no earlier one adds, because members remove what a list has, and
 * those that commands add to a list that may have them.
 */
const assumedItems = (commands: ReadonlyArray<ListCommand>): MemberLists['items'] => {
  const assumed = new Map<string, Map<string, ListItem>>();
  const seen = new Set<string>();
  const see = (listID: string, itemKey: string): boolean => seen.size < seen.add(`${listID} ${itemKey}`).size;
  const assume = (uid: UserId, listID: string, itemKey: string, random?: number): void => {
    if (see(listID, itemKey))
      assumed.set(listID, (assumed.get(listID) ?? new Map<string, ListItem>()).set(itemKey, unreadItem(uid, listID, itemKey, random)));
  };
  for (const { uid, change } of commands) {
    if (change.kind === 'add-items' || change.kind === 'move-items')
      for (const { title } of change.items) {
        if (change.mayHave === true) assume(uid, change.listID, title.itemKey);
        else see(change.listID, title.itemKey);
        if (change.kind === 'move-items') assume(uid, change.from, title.itemKey);
      }
    if (change.kind === 'remove-items' && change.mayLack !== true)
      for (const key of change.itemKeys) assume(uid, change.listID, key, change.addedWith?.[key]);
  }
  return assumed;
};

/** Applies unconfirmed commands to lists whose items are not read. @param now ms since 1970. */
export const withPendingLists = (stored: ReadonlyArray<List>, pending: ReadonlyArray<ListCommand>, now: number): ReadonlyArray<List> => {
  const lists = new Map(stored.map((list) => [list.listID, list]));
  const shown = withPendingCommands({ lists, items: assumedItems(pending) }, pending, now).lists;
  return [...shown.values()].map((list) => (list.itemCount < 0 ? { ...list, itemCount: 0 } : list));
};

/** A count that the server has not stored yet; `from` is the count before the commands that it includes. */
type HeldCount = { readonly count: number; readonly from: number };

const isStored = ({ count, from }: HeldCount, stored: number): boolean =>
  count > from ? stored >= count : count < from ? stored <= count : true;

const concernedLists = ({ change }: ListCommand): ReadonlyArray<string> => {
  if (change.kind === 'move-items') return [change.from, change.listID];
  return change.kind === 'add-items' || change.kind === 'remove-items' ? [change.listID] : [];
};

export type ItemCountTracker = {
  /** Returns the stored lists with the counts to which the pending commands are applied. */
  readonly before: (stored: ReadonlyArray<List>, outbox: Pick<Outbox, 'pending' | 'refused'>, now: number) => ReadonlyArray<List>;
  /** Returns whether a confirmed command is not counted yet. */
  readonly isHolding: () => boolean;
  /** Shows the stored counts: the server counts nothing more. */
  readonly release: () => void;
};

/**
 * Creates the counts of a screen. The server counts a list some time after it has stored a command, or while a command is stored in
 * parts. Until then the list keeps the count that the member has seen: from before the command while it is being sent, and with it
 * afterwards.
 */
export const createItemCountTracker = (): ItemCountTracker => {
  let sending: { readonly commandId: string; readonly counts: ReadonlyMap<string, number> } | null = null;
  let pending: ReadonlyArray<ListCommand> = [];
  let shown: ReadonlyArray<List> = [];
  const held = new Map<string, HeldCount>();

  const confirm = (command: ListCommand, now: number): void => {
    const before = new Map(shown.map(({ listID, itemCount }) => [listID, itemCount]));
    shown = withPendingLists(shown, [command], now);
    for (const { listID, itemCount } of shown) {
      const from = before.get(listID);
      if (from !== undefined && from !== itemCount) held.set(listID, { count: itemCount, from: held.get(listID)?.from ?? from });
    }
  };
  return {
    before: (stored, outbox, now) => {
      const known = new Set(
        [...outbox.pending, ...outbox.refused.flatMap(({ command, waiting }) => [command, ...waiting])].map(({ commandId }) => commandId),
      );
      for (const command of pending) if (!known.has(command.commandId)) confirm(command, now);
      pending = outbox.pending.filter(isListCommand);
      const counts = new Map(stored.map(({ listID, itemCount }) => [listID, itemCount]));
      for (const [listID, count] of held) if (isStored(count, counts.get(listID) ?? count.count)) held.delete(listID);
      for (const [listID, { count }] of held) counts.set(listID, count);
      const [first] = pending;
      if (first !== undefined && sending?.commandId !== first.commandId)
        sending = {
          commandId: first.commandId,
          counts: new Map(
            concernedLists(first).flatMap((listID) => {
              const count = counts.get(listID);
              return count === undefined ? [] : [[listID, count] as const];
            }),
          ),
        };
      if (first !== undefined) for (const [listID, count] of sending?.counts ?? []) counts.set(listID, count);
      shown = stored.map((list) => ({ ...list, itemCount: counts.get(list.listID) ?? list.itemCount }));
      return shown;
    },
    isHolding: () => held.size > 0,
    release: () => held.clear(),
  };
};
