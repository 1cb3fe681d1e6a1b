import { ratingsOf, type HistoryChange } from '#domain/history/history-change';
import { noHistoryFilter } from '#domain/history/history-query';
import { withPendingViewings } from '#domain/history/pending-viewings';
import { compareItems } from '#domain/lists/item-query';
import type { ListCommand } from '#domain/lists/list-command';
import { toListItem } from '#domain/lists/list-item';
import { displayListName } from '#domain/lists/list-name';
import { withPendingCommands, type MemberLists } from '#domain/lists/member-lists';
import { isHistoryChange, isHistoryCommand, isListCommand, type MemberChange, type MemberCommand } from '#domain/lists/member-command';
import { freeListName } from '#domain/lists/shares/free-list-name';
import type { ExportedList } from '#application/lists/data-file/read-lists-for-export';
import type { Outbox, RefusedCommand } from '#application/ports/outbox-store';
import type { ExportedHistory } from '#application/profile/export-history';
import { toDueChange, type PresentEntries } from '#application/imports/to-due-change';
import { possibleListName } from '#application/data-file/possible-list-name';

const inOwnOrder = compareItems({ sort: 'order', direction: 'asc' });

/** Returns the shown names that the backend has refused. */
export const refusedNamesOf = ({ refused }: Outbox): ReadonlyArray<string> =>
  refused.flatMap(({ command: { change } }) => ('name' in change ? [displayListName(change.name)] : []));

/** Gives the list of a command a free name if another list has its name by now, so that its titles are not missing. */
const underFreeName = ({ lists }: MemberLists, command: ListCommand): ListCommand => {
  const { change } = command;
  if (change.kind !== 'create-list' && change.kind !== 'restore-list') return command;
  const others = [...lists.values()].filter(({ listID, deletedAt }) => deletedAt === null && listID !== change.listID);
  const name = freeListName(possibleListName(change.name), new Set(others.map((list) => list.name)), change.name);
  return { ...command, change: { ...change, name } };
};

/** Makes a change of lists. One that makes a list finds no others, and so no limit: the file has no bounds. */
const withUnsent = (now: number) => (state: MemberLists, command: ListCommand): MemberLists => {
  const { kind, listID } = command.change;
  const isMade = kind === 'create-list' || kind === 'restore-list';
  const lists = isMade ? new Map([...state.lists].filter(([id]) => id === listID)) : state.lists;
  const after = withPendingCommands({ ...state, lists }, [underFreeName(state, command)], now);
  return { ...after, lists: new Map([...state.lists, ...after.lists]) };
};

/** Adds refused titles to their list, whatever has refused them: the file has no bounds. A title that the list has stays as it is. */
const withRefusedItems = (state: MemberLists, { command: { uid, change } }: RefusedCommand): MemberLists => {
  const list = change.kind === 'add-items' ? state.lists.get(change.listID) : undefined;
  if (change.kind !== 'add-items' || list === undefined) return state;
  const { listID } = list;
  const refused = change.items.map((item) => [item.title.itemKey, toListItem(uid, listID, item)] as const);
  const all = new Map([...refused, ...(state.items.get(listID) ?? [])]);
  return { lists: new Map(state.lists).set(listID, { ...list, itemCount: all.size }), items: new Map(state.items).set(listID, all) };
};

/** Returns the commands of a list that was refused; other refused commands are not made. */
const commandsOf = ({ command, waiting }: RefusedCommand): ReadonlyArray<MemberCommand> =>
  (command.change.kind === 'create-list' || command.change.kind === 'restore-list' ? [command, ...waiting] : []);

/** Returns the lists with the changes of this browser that the backend does not have. @param now ms since 1970. */
export const withUnsentLists = (
  stored: ReadonlyArray<ExportedList>, { pending, refused }: Outbox, now: number,
): ReadonlyArray<ExportedList> => {
  const add = (state: MemberLists, commands: ReadonlyArray<MemberCommand>): MemberLists =>
    commands.filter(isListCommand).reduce(withUnsent(now), state);
  if (pending.length + refused.length === 0) return stored;
  const state: MemberLists = {
    lists: new Map(stored.map(({ list }) => [list.listID, list])),
    items: new Map(stored.map(({ list, items }) => [list.listID, new Map(items.map((item) => [item.itemKey, item]))])),
  };
  const { lists, items } = refused.reduce(
    (before, each) => add(withRefusedItems(before, each), commandsOf(each)), add(state, pending),
  );
  return [...lists.values()].map((list) => ({ list, items: [...(items.get(list.listID)?.values() ?? [])].sort(inOwnOrder) }));
};

/**
 * Returns viewings, ratings and known episodes with the changes of this browser that the backend does not have. Refused ones add viewings
 * and ratings, and change nothing that the backend has: it may have got a newer rating since. @param left changes that imports have left
 * to make. They replace nothing that the person has changed since, as when they are made.
 */
export const withUnsentHistory = (
  { viewings, ratings, episodes }: ExportedHistory, { pending, refused }: Outbox, left: ReadonlyArray<MemberChange> = [],
): ExportedHistory => {
  const waiting = refused.flatMap((each) => each.waiting);
  const changes: ReadonlyArray<HistoryChange> = [...pending, ...waiting].filter(isHistoryCommand).map(({ change }) => change);
  const additions = refused.map(({ command }) => command).filter(isHistoryCommand).map(({ change }) => change)
    .filter(({ kind }) => kind !== 'remove-viewings' && kind !== 'change-viewing');
  const added = additions.flatMap(ratingsOf)
    .flatMap(({ title: item, rating, ratedAt }) => (rating === null ? [] : [{ item, rating, ratedAt }]));
  const rated = new Map([...added, ...ratings].map((rating) => [rating.item.itemKey, rating]));
  const known = new Map(episodes.map((each) => [each.itemKey, each.episodes]));
  const present = withPendingViewings(viewings, [...additions, ...changes], noHistoryFilter, null);
  const byId = new Map(present.map((viewing) => [viewing.entryId, viewing]));
  const entries: PresentEntries = {
    ratingOf: ({ itemKey }) => rated.get(itemKey)?.rating ?? null, viewingOf: ({ entryId }) => byId.get(entryId) ?? null,
  };
  const apply = (change: HistoryChange): void => {
    for (const { title, rating, ratedAt } of ratingsOf(change)) {
      if (rating === null) rated.delete(title.itemKey);
      else if (rated.get(title.itemKey)?.rating !== rating) rated.set(title.itemKey, { item: title, rating, ratedAt });
    }
    const [first] = change.kind === 'log-viewings' ? change.viewings : [];
    if (change.kind === 'log-viewings' && first !== undefined && change.episodes !== null) known.set(first.item.itemKey, change.episodes);
  };
  changes.forEach(apply);
  const due: HistoryChange[] = [];
  // One after the other: a rating of one import counts for the next import.
  for (const each of left) {
    const change = toDueChange(each, entries);
    if (!isHistoryChange(change)) continue;
    apply(change);
    due.push(change);
  }
  return {
    viewings: withPendingViewings(present, due, noHistoryFilter, null),
    ratings: [...rated.values()],
    episodes: [...known].map(([itemKey, text]) => ({ itemKey, episodes: text })),
  };
};
