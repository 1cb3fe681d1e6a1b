import * as E from 'fp-ts/Either';
import { rights } from 'fp-ts/ReadonlyArray';
import { unwrap } from 'idb';
import { AuditEntry } from '#domain/audit/audit';
import { List, newList } from '#domain/lists/list';
import { ListItem, titleSortFields } from '#domain/lists/list-item';
import { Viewing } from '#domain/history/viewing';
import { statsMonthOf, withCountedViewing, type YearStats } from '#domain/history/watch-stats';
import { MemberTitleState } from '#domain/lists/member-title-state';
import { User } from '#domain/users/user';
import { UserId } from '#domain/users/user-id';
import { summaryOfItems } from '#adapters/memory/lists/list-summaries';
import { countDeletion, deletionOf } from '#adapters/memory/server/deleted-accounts';
import { prefixKeyRange } from '#adapters/tab-database';
import type { IndexedDbDatabase, IndexedDbTransaction } from './indexed-db-schema';
import { createIndexes, createTables, toRecord } from './indexed-db-tables';
import { innerMap } from './inner-map';
import { listNameKey, type CollectionName, type MemoryState, type StoredAccount } from './state';

/** User id of the demo member that version 6 adds. */
const MEMBER_OF_6 = 'noor';

/** Object stores of version 1 and their names since version 2. */
const RENAMED_IN_2 = [['markers', 'access'], ['letters', 'actionEmails']] as const;

/** Renames stores and creates the lists that the profiles name. Ids of lists stay: other data may contain them. */
const upgradeFrom1 = async (database: IndexedDbDatabase, transaction: IndexedDbTransaction<'versionchange'>): Promise<void> => {
  for (const [before, after] of RENAMED_IN_2) unwrap(transaction).objectStore(before).name = after;
  const [lists, listNames] = [database.createObjectStore('lists'), database.createObjectStore('listNames')];
  const users = transaction.objectStore('users');
  const [keys, values] = await Promise.all([users.getAllKeys(), users.getAll()]);
  for (const [index, uid] of keys.entries()) {
    const user = User.decode(values[index]);
    if (E.isLeft(user) || !UserId.is(uid)) continue;
    for (const entry of user.right.lists) {
      void lists.put(newList(uid, entry, user.right.createdAt), entry.listID);
      void listNames.put({ listID: entry.listID }, listNameKey(uid, entry.listName));
    }
  }
};

/**
 * Removes the time of the last viewing, which nothing has written, from title states, and counts the lists, whose counts follow every
 * change from now on.
 */
const upgradeFrom3 = async (transaction: IndexedDbTransaction<'versionchange'>): Promise<void> => {
  const [lists, items, titles] = [transaction.objectStore('lists'), transaction.objectStore('items'), transaction.objectStore('titles')];
  for (let cursor = await titles.openCursor(); cursor !== null; cursor = await cursor.continue()) {
    const row = cursor.value as { readonly title: Readonly<Record<string, unknown>> };
    const title = Object.fromEntries(Object.entries(row.title).filter(([field]) => field !== 'watchedAt'));
    void cursor.update({ ...row, title: { viewings: [], episodes: null, ...title } });
  }
  for (const listID of await lists.getAllKeys()) {
    const list = List.decode(await lists.get(listID));
    if (E.isLeft(list)) continue;
    const rows = await items.getAll(prefixKeyRange(listID));
    const counted = rights(rows.map((row) => ListItem.decode((row as { readonly item: unknown }).item)));
    void lists.put({ ...list.right, summary: summaryOfItems(counted) }, listID);
  }
};

/** Creates the stores of collections that are newer than the database. */
const createMissingStores = (database: IndexedDbDatabase, names: ReadonlyArray<CollectionName>): void => {
  for (const name of names) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
};

/** Adds the demo member that is new in version 6, with the documents of the initial state, unless another account has that address. */
const upgradeFrom5 = async (transaction: IndexedDbTransaction<'versionchange'>, initialState: MemoryState): Promise<void> => {
  const account = initialState.accounts.get(MEMBER_OF_6);
  const profile = initialState.users.get(MEMBER_OF_6);
  if (account === undefined || profile === undefined) return;
  const accounts = await transaction.objectStore('accounts').getAll();
  if (accounts.some((stored) => (stored as Partial<StoredAccount>).email === account.email)) return;
  const keys = new Set([MEMBER_OF_6, ...profile.lists.flatMap(({ listID, listName }) => [listID, listNameKey(MEMBER_OF_6, listName)])]);
  for (const collection of ['accounts', 'users', 'access', 'lists', 'listNames'] as const) {
    for (const [key, document] of initialState[collection]) if (keys.has(key)) void transaction.objectStore(collection).put(document, key);
  }
};

/**
 * Gives title states the known episodes instead of the sizes of seasons, and counts all viewings again: since version 7, a season or a
 * series counts as its episodes.
 */
const upgradeFrom6 = async (transaction: IndexedDbTransaction<'versionchange'>): Promise<void> => {
  const [titles, viewings] = [transaction.objectStore('titles'), transaction.objectStore('viewings')];
  const years = transaction.objectStore('years');
  for (let cursor = await titles.openCursor(); cursor !== null; cursor = await cursor.continue()) {
    const row = cursor.value as { readonly title: unknown };
    const title = MemberTitleState.decode(row.title);
    if (E.isRight(title)) void cursor.update({ ...row, title: title.right });
  }
  const counted = new Map<string, Map<string, YearStats>>();
  for (let cursor = await viewings.openCursor(); cursor !== null; cursor = await cursor.continue()) {
    const { uid, viewing } = cursor.value as { readonly uid: string; readonly viewing: unknown };
    const decoded = Viewing.decode(viewing);
    if (E.isLeft(decoded)) continue;
    const [own, { year }] = [innerMap(counted, uid), statsMonthOf(decoded.right)];
    own.set(year, withCountedViewing(own.get(year) ?? null, decoded.right, 1));
  }
  for (const [uid, own] of counted) for (const stats of own.values()) void years.put({ uid, stats });
};

/** Derives the fields that items are sorted and searched by again: since version 9, words behind an apostrophe are words of their own. */
const upgradeItemsFrom8 = async (transaction: IndexedDbTransaction<'versionchange'>): Promise<void> => {
  const items = transaction.objectStore('items');
  for (let cursor = await items.openCursor(); cursor !== null; cursor = await cursor.continue()) {
    const item = ListItem.decode((cursor.value as { readonly item: unknown }).item);
    if (E.isRight(item)) void cursor.update(toRecord('items', item.right.listID, { ...item.right, ...titleSortFields(item.right) }));
  }
};

/**
 * Gives viewings their places again: since version 8, the day counts before the moment of logging, and since version 10 a viewing has a
 * place for each genre, its decade and its type, not for each combination. The former entries go at once with their index.
 */
const upgradeViewingsFrom9 = async (transaction: IndexedDbTransaction<'versionchange'>): Promise<void> => {
  const viewings = transaction.objectStore('viewings');
  viewings.deleteIndex('places');
  for (let cursor = await viewings.openCursor(); cursor !== null; cursor = await cursor.continue()) {
    const { uid, viewing } = cursor.value as { readonly uid: string; readonly viewing: unknown };
    const decoded = Viewing.decode(viewing);
    if (E.isRight(decoded)) void cursor.update(toRecord('viewings', uid, decoded.right));
  }
  createIndexes(viewings, 'viewings');
};

/** Counts the accounts that admins have deleted, as far as the audit log has them: since version 9, each deletion is counted. */
const upgradeFrom8 = async (transaction: IndexedDbTransaction<'versionchange'>): Promise<void> => {
  const entries = rights((await transaction.objectStore('audit').getAll()).map((entry: unknown) => AuditEntry.decode(entry)));
  for (const [day, counts] of entries.flatMap((entry) => deletionOf(entry) ?? []).reduce(countDeletion, new Map()))
    void transaction.objectStore('deletedAccounts').put(counts, day);
};

/** Upgrades a database of an earlier version. @param before version of the database, 1 or more. */
export const upgradeDatabase = (
  database: IndexedDbDatabase, before: number, transaction: IndexedDbTransaction<'versionchange'>, initialState: MemoryState,
): void => {
  if (before === 1) void upgradeFrom1(database, transaction);
  if (before < 3) createTables(database, ['items', 'titles']);
  if (before < 4) createTables(database, ['viewings', 'ratings', 'years']);
  createMissingStores(database, ['audit', 'feedback', 'settings', 'deletedAccounts']);
  if (before === 3) void upgradeFrom3(transaction);
  if (before > 3 && before < 7) void upgradeFrom6(transaction);
  if (before > 2 && before < 9) void upgradeItemsFrom8(transaction);
  if (before > 3) void upgradeViewingsFrom9(transaction);
  if (before < 6) void upgradeFrom5(transaction, initialState);
  if (before < 9) void upgradeFrom8(transaction);
};
