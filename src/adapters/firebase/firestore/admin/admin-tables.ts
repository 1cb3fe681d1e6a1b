import * as O from 'fp-ts/Option';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { AuditEntry } from '#domain/audit/audit';
import type { AuditLog } from '#domain/audit/audit-log';
import { StoredFeedback, type FeedbackInbox } from '#domain/feedback/feedback-inbox';
import { DirectoryEntry } from '#domain/users/directory/directory-entry';
import type { UserDirectory } from '#domain/users/directory/user-directory';
import type { FirestoreConnection } from '#adapters/firebase/firestore/firestore-connection';
import { readFromServer } from '#adapters/firebase/firestore/read-documents';
import { auditQuerySpec, feedbackQuerySpec, usersQuerySpec } from './admin-query-specs';
import { tryAdminRead, readTablePage } from './read-table-page';

/** User directory on `directory/{uid}`. */
export const firestoreUsersOfSite = (store: FirestoreConnection): UserDirectory => ({
  page: (query, range, limit) =>
    tryAdminRead(store, 'directory', (reader) => readTablePage(reader, usersQuerySpec(query), DirectoryEntry, range, limit)),
  find: (uid) =>
    tryAdminRead(store, 'directory', async (reader) => O.fromNullable(await readFromServer(reader.db, `directory/${uid}`, DirectoryEntry))),
});

/** Audit log on `audit/{requestId}`. */
export const firestoreAuditLog = (store: FirestoreConnection): AuditLog => ({
  page: (filter, range, limit) =>
    tryAdminRead(store, 'audit', (reader) => readTablePage(reader, auditQuerySpec(filter), AuditEntry, range, limit)),
});

/** Messages that were sent before they had an id. */
const withId = (message: QueryDocumentSnapshot) => ({ id: message.id, ...message.data() });

/** Feedback inbox on `feedback/{id}`. */
export const firestoreFeedbackInbox = (store: FirestoreConnection): FeedbackInbox => ({
  page: (state, range, limit) =>
    tryAdminRead(store, 'feedback', (reader) => readTablePage(reader, feedbackQuerySpec(state), StoredFeedback, range, limit, withId)),
});
