import type { AdminBackend } from '#application/ports/admin-backend';
import type { FirestoreConnection } from '../firestore-connection';
import { firestoreAuditLog, firestoreFeedbackInbox, firestoreUsersOfSite } from './admin-tables';
import { firestoreListsOfSite } from './firestore-list-directory';
import { firestoreSiteStats } from './firestore-site-stats';

/** The admin's ports that read Firestore under the rules; loaded with the first page of the admin area. */
export type AdminReads = Pick<AdminBackend, 'users' | 'lists' | 'audit' | 'feedback' | 'stats'>;

export const connectAdmin = (store: FirestoreConnection): AdminReads => ({
  users: firestoreUsersOfSite(store),
  lists: firestoreListsOfSite(store),
  audit: firestoreAuditLog(store),
  feedback: firestoreFeedbackInbox(store),
  stats: firestoreSiteStats(store),
});
