import * as t from 'io-ts';
import { ListEntry } from '#domain/users/user';
import { concernedItems, type ListCommand } from '#domain/lists/list-command';
import { List, ListNameDocument, MAX_ITEMS } from '#domain/lists/list';
import { ListItem } from '#domain/lists/list-item';
import { listNameError, normalizeListName } from '#domain/lists/list-name';
import type { ListPlanDocuments } from '#domain/lists/plan-list-command';
import { itemsPath, listNamePath, listPath, profilePath } from './list-paths';

/** Reads present documents. Rejects when that fails, and for a single document that does not decode. */
export interface ListPlanReader {
  readonly one: <A>(path: string, codec: t.Type<A, unknown>) => Promise<A | null>;
  /** Reads documents of a collection by id; missing ones are left out. */
  readonly some: <A>(path: string, ids: ReadonlyArray<string>, codec: t.Type<A, unknown>) => Promise<ReadonlyMap<string, A>>;
  /** Counts the documents of a collection; null where a stored count has to do. */
  readonly count: ((path: string) => Promise<number>) | null;
}

/** From this stored count on, items are counted: the stored count follows changes about a second later. */
const COUNTED_FROM = MAX_ITEMS - 1000;

/** Documents that a plan reads, and the profile's entries, which a renamed list changes. */
export type ListPlanData = { readonly documents: ListPlanDocuments; readonly entries: ReadonlyArray<ListEntry> };

const Entries = t.type({ lists: t.readonlyArray(ListEntry) }, 'Profile');

const readEach = async <A>(keys: ReadonlyArray<string>, read: (key: string) => Promise<A>): Promise<ReadonlyMap<string, A>> =>
  new Map(await Promise.all(keys.map(async (key) => [key, await read(key)] as const)));

/** Reads the documents that a command's plan needs; no items of a list that does not exist, which rules refuse. */
export const readListPlan = async (
  { one, some, count }: ListPlanReader,
  { uid, change }: Pick<ListCommand, 'uid' | 'change'>,
): Promise<ListPlanData> => {
  const concerned = concernedItems(change);
  const listIDs = [...new Set([change.listID, ...concerned.map(({ listID }) => listID)])];
  const name = 'name' in change && listNameError(change.name) === null ? normalizeListName(change.name) : null;
  /** Returns the list with the exact number of its items if that may decide whether a title fits. */
  const withExactCount = async (list: List | null): Promise<List | null> =>
    list === null || count === null || list.itemCount < COUNTED_FROM ? list : { ...list, itemCount: await count(itemsPath(list.listID)) };
  const [lists, holder, profile] = await Promise.all([
    readEach(listIDs, async (listID) => withExactCount(await one(listPath(listID), List))),
    name === null ? null : one(listNamePath(uid, name), ListNameDocument),
    name === null ? null : one(profilePath(uid), Entries),
  ]);
  const found = listIDs.filter((listID) => lists.get(listID) !== null);
  const items = await readEach(found, (listID) =>
    some(
      itemsPath(listID),
      concerned.filter((item) => item.listID === listID).map(({ itemKey }) => itemKey),
      ListItem,
    ),
  );
  const entries = profile?.lists ?? [];
  return {
    entries,
    documents: {
      list: (listID) => lists.get(listID) ?? null,
      item: (listID, itemKey) => items.get(listID)?.get(itemKey) ?? null,
      listIdOfName: (stored) => (stored === name ? (holder?.listID ?? null) : null),
      listCount: () => entries.length,
    },
  };
};
