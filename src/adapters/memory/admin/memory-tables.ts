import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { compareEntries, matchesAuditFilter, type AuditLog } from '#domain/audit/audit-log';
import type { FeedbackInbox, FeedbackMessage } from '#domain/feedback/feedback-inbox';
import type { Answer } from '#domain/shared/answer';
import { pageOfTable } from '#domain/shared/row-page';
import { toDirectoryEntry, type DirectoryEntry } from '#domain/users/directory/directory-entry';
import { compareUsers, matchesUserQuery, type UserDirectory } from '#domain/users/directory/user-directory';
import { UserId } from '#domain/users/user-id';
import type { MemoryState } from '../storage/state';

/** Reads the state as an admin. */
export type ReadAsAdmin = Answer<MemoryState>;

/** Returns the directory entry of a user; null without a profile. */
export const directoryEntryOf = (state: MemoryState, uid: string): DirectoryEntry | null => {
  const profile = state.users.get(uid);
  if (profile === undefined || !UserId.is(uid)) return null;
  return toDirectoryEntry({ uid, profile, access: state.access.get(uid) ?? null, emailVerified: state.accounts.get(uid)?.emailVerified ?? false });
};

/** User directory on the memory backend's profiles, access records and accounts. */
export const memoryUserDirectory = (read: ReadAsAdmin): UserDirectory => ({
  page: (query, range, limit) =>
    pipe(
      read,
      TE.map((state) => {
        const entries = [...state.users.keys()].flatMap((uid) => directoryEntryOf(state, uid) ?? []);
        return pageOfTable({ all: entries, isShown: matchesUserQuery(query), compare: compareUsers(query), idOf: ({ uid }) => uid }, range, limit);
      }),
    ),
  find: (uid) => pipe(read, TE.map((state) => O.fromNullable(directoryEntryOf(state, uid)))),
});

/** Audit log on the memory backend's entries. */
export const memoryAuditLog = (read: ReadAsAdmin): AuditLog => ({
  page: (filter, range, limit) => pipe(read, TE.map(({ audit }) => pageOfTable({ all: [...audit.values()], isShown: matchesAuditFilter(filter), compare: compareEntries, idOf: ({ requestId }) => requestId }, range, limit))),
});

/** Feedback inbox on the memory backend's messages. */
export const memoryFeedbackInbox = (read: ReadAsAdmin): FeedbackInbox => ({
  page: (state, range, limit) =>
    pipe(
      read,
      TE.map(({ feedback }) => {
        const compare = (one: FeedbackMessage, other: FeedbackMessage): number => other.sentAt - one.sentAt || (one.id === other.id ? 0 : one.id < other.id ? 1 : -1);
        return pageOfTable({ all: [...feedback.values()], isShown: (message) => state === null || message.state === state, compare, idOf: ({ id }) => id }, range, limit);
      }),
    ),
});
