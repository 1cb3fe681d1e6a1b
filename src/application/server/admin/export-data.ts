import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ExportFormat } from '#domain/exports/data-exports';
import type { ExportedUser, ExportRows, ExportSource } from '#domain/exports/export-source';
import type { List } from '#domain/lists/list';
import type { UserId } from '#domain/users/user-id';
import type { Answer } from '#domain/shared/answer';
import type { ServerResult } from '../server-deps';
import { formatExport, type ExportRow } from './export-format';

/** Rows of a part: one part takes a second or two, and a request may take 60 s. */
export const EXPORT_ROWS_PER_PART = 1000;

/** Result of an export: one part of a file. */
export type ExportResult = ServerResult & { readonly file: NonNullable<ServerResult['file']> };

export type ExportInput = { readonly format: ExportFormat; readonly cursor: string | null; /** Only these users, in one part; absent for all. */ readonly uids?: ReadonlyArray<UserId> | undefined };

const dateOf = (ms: number | null): string => (ms === null || ms === 0 ? '' : new Date(ms).toISOString());

const USER_COLUMNS = ['uid', 'name', 'email', 'emailVerified', 'phoneNumber', 'photoURL', 'role', 'disabled', 'createdAt', 'sessionsEndedAt', 'lists'] as const;
const userRow = ({ uid, name, email, emailVerified, phoneNumber, photoURL, role, disabled, createdAt, sessionsSince, listCount }: ExportedUser): ExportRow => ({
  uid, name, email, emailVerified, phoneNumber, photoURL, role, disabled, createdAt: dateOf(createdAt), sessionsEndedAt: dateOf(sessionsSince), lists: listCount,
});

const LIST_COLUMNS = ['listID', 'userID', 'name', 'description', 'titles', 'createdAt', 'updatedAt', 'deletedAt', 'pinned', 'archived'] as const;
const listRow = ({ listID, userID, name, description, itemCount, createdAt, updatedAt, deletedAt, pinned, archived }: List): ExportRow => ({
  listID, userID, name, description, titles: itemCount, createdAt: dateOf(createdAt), updatedAt: dateOf(updatedAt), deletedAt: dateOf(deletedAt), pinned, archived,
});

type Table<A> = {
  readonly read: (after: string | null, limit: number) => Answer<ExportRows<A>>;
  readonly columns: ReadonlyArray<string>;
  readonly toRow: (row: A) => ExportRow;
};

const exportPart = <A>({ read, columns, toRow }: Table<A>, { format, cursor }: ExportInput, target: string): Answer<ExportResult> =>
  pipe(
    read(cursor, EXPORT_ROWS_PER_PART),
    TE.map(({ rows, next }) => {
      const text = formatExport(format, columns, rows.map(toRow), { isFirst: cursor === null, isLast: next === null });
      return { message: 'Exported.', file: { text, format, rows: rows.length, cursor: next }, target: { kind: 'export', id: target, name: null }, after: { format, rows: rows.length } };
    }),
  );

/** Exports all users, one part a call, by ascending uid, or some users. Users that come or go between two parts may be missing or included. */
export const exportUsersData = ({ exports }: { readonly exports: ExportSource }, input: ExportInput): Answer<ExportResult> => {
  const { uids } = input;
  const read: Table<ExportedUser>['read'] = uids === undefined ? exports.usersAfter : () => pipe(exports.usersOf(uids), TE.map((rows) => ({ rows, next: null })));
  return exportPart({ read, columns: USER_COLUMNS, toRow: userRow }, input, 'users');
};

/** Exports the lists of all users without their titles, one part a call, by ascending id; also deleted lists that can be restored. */
export const exportListsData = ({ exports }: { readonly exports: ExportSource }, input: ExportInput): Answer<ExportResult> =>
  exportPart({ read: exports.listsAfter, columns: LIST_COLUMNS, toRow: listRow }, input, 'lists');
