import * as E from 'fp-ts/Either';
import type { Failure } from '#domain/shared/failure';
import type { List } from './list';
import type { ListCommand } from './list-command';
import type { ListItem } from './list-item';
import { planListCommand, type ListPlanDocuments, type ListWrite } from './plan-list-command';

/** Lists and items of one member, or the part of them that a screen has read. */
export type MemberLists = {
  readonly lists: ReadonlyMap<string, List>;
  /** Items by list id, then by item key. */
  readonly items: ReadonlyMap<string, ReadonlyMap<string, ListItem>>;
};

const documentsOf = ({ lists, items }: MemberLists): ListPlanDocuments => ({
  list: (listID) => lists.get(listID) ?? null,
  item: (listID, itemKey) => items.get(listID)?.get(itemKey) ?? null,
  listIdOfName: (name) => [...lists.values()].find((list) => list.name === name && list.deletedAt === null)?.listID ?? null,
  listCount: () => [...lists.values()].filter(({ deletedAt }) => deletedAt === null).length,
});

/** Replaces the items of one list; the list's count follows their number. */
const withItems = ({ lists, items }: MemberLists, listID: string, edit: (items: Map<string, ListItem>) => void): MemberLists => {
  const before = items.get(listID) ?? new Map<string, ListItem>();
  const after = new Map(before);
  edit(after);
  const list = lists.get(listID);
  const counted =
    list === undefined ? lists : new Map(lists).set(listID, { ...list, itemCount: list.itemCount + after.size - before.size });
  return { lists: counted, items: new Map(items).set(listID, after) };
};

const write = (state: MemberLists, change: ListWrite): MemberLists => {
  switch (change.kind) {
    case 'put-list':
      return { ...state, lists: new Map(state.lists).set(change.list.listID, change.list) };
    case 'put-item':
      return withItems(state, change.item.listID, (items) => items.set(change.item.itemKey, change.item));
    case 'remove-item':
      return withItems(state, change.before.listID, (items) => items.delete(change.before.itemKey));
  }
};

/** Applies a command. @param now ms since 1970. */
export const applyListCommand = (state: MemberLists, command: ListCommand, now: number): E.Either<Failure, MemberLists> => {
  const planned = planListCommand(command, documentsOf(state), now);
  return E.isLeft(planned) ? planned : E.right(planned.right.reduce(write, state));
};

/** Returns what a screen shows: the server's state with the unconfirmed commands applied. Commands that the state refuses are skipped. */
export const withPendingCommands = (state: MemberLists, pending: ReadonlyArray<ListCommand>, now: number): MemberLists =>
  pending.reduce((before, command) => E.getOrElse(() => before)(applyListCommand(before, command, now)), state);
