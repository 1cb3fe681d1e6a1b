import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ExportFormat } from '#domain/exports/data-exports';
import type { ExportedTitle, ExportedUser, ExportRows, ExportSource } from '#domain/exports/export-source';
import type { List } from '#domain/lists/list';
import type { UserId } from '#domain/users/user-id';
import type { Answer } from '#domain/shared/answer';
import type { ServerResult } from '#application/server/server-deps';
import { formatExport, type ExportRow } from './export-format';
import { LISTS_WITH_TITLES_PER_PART, listsOfPart, withTitles } from './export-titles';

/** Rows of a part: one part takes a second or two, and a request may take 60 s. */
export const EXPORT_ROWS_PER_PART = 1000;

/** Result of an export: one part of a file. */
export type ExportResult = ServerResult & { readonly file: NonNullable<ServerResult['file']> };

export type ExportInput = {
  readonly format: ExportFormat;
  readonly cursor: string | null;
  /** Only these users, in one part; absent for all. */ readonly uids?: ReadonlyArray<UserId> | undefined;
};

export type ListExportInput = Omit<ExportInput, 'uids'> & { /** Whether each list has its titles. */ readonly titles?: boolean };

const dateOf = (ms: number | null): string | null => (ms === null || ms === 0 ? null : new Date(ms).toISOString());

/** A user who has not signed in yet; one whose last sign-in is unknown has null. */
const NEVER = 'never';

const USER_COLUMNS = [
  'uid', 'name', 'email', 'emailVerified', 'phoneNumber', 'photoURL', 'role', 'disabled', 'createdAt', 'lastSignInAt', 'sessionsEndedAt',
  'lists',
] as const;
const userRow = ({
  uid, name, email, emailVerified, phoneNumber, photoURL, role, disabled, createdAt, lastSignInAt, sessionsSince, listCount,
}: ExportedUser): ExportRow => ({
  uid, name, email, emailVerified, phoneNumber, photoURL, role, disabled, createdAt: dateOf(createdAt),
  lastSignInAt: lastSignInAt === 0 ? NEVER : dateOf(lastSignInAt), sessionsEndedAt: dateOf(sessionsSince), lists: listCount,
});

const LIST_COLUMNS = [
  'listID', 'userID', 'ownerName', 'ownerEmail', 'name', 'displayName', 'description', 'titles', 'createdAt', 'updatedAt', 'deletedAt',
  'pinned', 'archived', 'shared',
] as const;

/** A list with its owner; null for an account that is gone. */
type OwnedList = { readonly list: List; readonly owner: ExportedUser | null };

const listRow = ({
  owner, list: { listID, userID, name, displayName, description, itemCount, createdAt, updatedAt, deletedAt, pinned, archived, shareId },
}: OwnedList): ExportRow => ({
  listID, userID, ownerName: owner?.name ?? null, ownerEmail: owner?.email ?? null, name, displayName, description, titles: itemCount,
  createdAt: dateOf(createdAt), updatedAt: dateOf(updatedAt), deletedAt: dateOf(deletedAt), pinned, archived, shared: shareId !== null,
});

type Table<A> = {
  readonly read: (after: string | null, limit: number) => Answer<ExportRows<A>>;
  readonly columns: ReadonlyArray<string>;
  /** Returns the rows of the file for what was read: CSV can have several. */
  readonly toRows: (row: A, format: ExportFormat) => ReadonlyArray<ExportRow>;
  /** Most rows to read for a part. */
  readonly limit?: number;
};

const exportPart = <A>(
  { read, columns, toRows, limit = EXPORT_ROWS_PER_PART }: Table<A>, { format, cursor }: ExportInput, target: string,
): Answer<ExportResult> =>
  pipe(
    read(cursor, limit),
    TE.map(({ rows, next }) => {
      const text = formatExport(
        format, columns, rows.flatMap((row) => toRows(row, format)), { isFirst: cursor === null, isLast: next === null },
      );
      return {
        message: 'Exported.', file: { text, format, rows: rows.length, cursor: next }, target: { kind: 'export', id: target, name: null },
        after: { format, rows: rows.length },
      };
    }),
  );

/**
 * Exports all users, one part a call, by ascending uid, or some users. Users that come or go between two parts may be missing or included.
 */
export const exportUsersData = ({ exports }: { readonly exports: ExportSource }, input: ExportInput): Answer<ExportResult> => {
  const { uids } = input;
  const read: Table<ExportedUser>['read'] =
    uids === undefined
      ? exports.usersAfter
      : () =>
          pipe(
            exports.usersOf(uids), TE.map((rows) => ({ rows, next: null })),
          );
  return exportPart({ read, columns: USER_COLUMNS, toRows: (user) => [userRow(user)] }, input, 'users');
};

const ownedListsAfter = ({ listsAfter, usersOf }: ExportSource): Table<OwnedList>['read'] => (after, limit) =>
  pipe(
    listsAfter(after, limit),
    TE.flatMap(({ rows, next }) =>
      pipe(
        usersOf([...new Set(rows.map(({ userID }) => userID))]),
        TE.map((users) => {
          const owners = new Map(users.map((user) => [user.uid, user]));
          return { rows: rows.map((list) => ({ list, owner: owners.get(list.userID) ?? null })), next };
        }),
      ),
    ),
  );

type FullList = OwnedList & { readonly titles: ReadonlyArray<ExportedTitle> };

/** Reads as many lists with their titles as fit into a part. */
const fullListsAfter = (exports: ExportSource): Table<FullList>['read'] => (after, limit) =>
  pipe(
    ownedListsAfter(exports)(after, limit),
    TE.flatMap(({ rows, next }) => {
      const taken = listsOfPart(rows);
      const end = taken.length < rows.length ? (taken.at(-1)?.list.listID ?? null) : next;
      return pipe(withTitles(exports, taken), TE.map((full) => ({ rows: full, next: end })));
    }),
  );

const TITLE_COLUMNS = ['itemKey', 'title', 'releaseYear', 'imdbID', 'addedAt'] as const;
const titleRow = ({ itemKey, title, releaseYear, imdbID, addedAt }: ExportedTitle) => ({
  itemKey, title, releaseYear, imdbID, addedAt: dateOf(addedAt),
});

/** In JSON, a list has its titles in an array. In CSV, it has a line for each title, and one line without a title if it has none. */
const fullListRows = ({ titles, ...owned }: FullList, format: ExportFormat): ReadonlyArray<ExportRow> => {
  const list = listRow(owned);
  if (format === 'json') return [{ ...list, items: titles.map(titleRow) }];
  return titles.length === 0 ? [list] : titles.map((title) => ({ ...list, ...titleRow(title) }));
};

const fullLists = (exports: ExportSource): Table<FullList> => ({
  read: fullListsAfter(exports), columns: [...LIST_COLUMNS, ...TITLE_COLUMNS], toRows: fullListRows, limit: LISTS_WITH_TITLES_PER_PART,
});

/**
 * Exports the lists of all users with their owners, and with their titles on request, one part a call, by ascending id; also deleted lists
 * that can be restored.
 */
export const exportListsData = (
  { exports }: { readonly exports: ExportSource }, { titles = false, ...input }: ListExportInput,
): Answer<ExportResult> =>
  titles
    ? exportPart(fullLists(exports), input, 'lists')
    : exportPart({ read: ownedListsAfter(exports), columns: LIST_COLUMNS, toRows: (row) => [listRow(row)] }, input, 'lists');
