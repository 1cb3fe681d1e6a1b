import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { BannerSettings } from '#domain/banners/banner';
import type { BannerAdmin, UploadBanner } from '#domain/banners/banner-admin';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import type { AdminBackend } from '#application/ports/admin-backend';
import { readDocument } from '#adapters/firebase/firestore/document-calls';
import type { FirestoreConnection } from '#adapters/firebase/firestore/firestore-connection';
import { firestoreAuditLog, firestoreFeedbackInbox, firestoreUsersOfSite } from './admin-tables';
import { firestoreListsOfSite } from './firestore-list-directory';
import { firestoreSiteStatsReader } from './firestore-site-stats-reader';

/** The admin's ports that read Firestore under the rules; loaded with the first page of the admin area. */
export type AdminReads = Pick<AdminBackend, 'users' | 'lists' | 'audit' | 'feedback' | 'stats'> & {
  readonly bannerSource: Pick<BannerAdmin, 'list'> & { readonly upload: UploadBanner };
};

const BANNERS_PATH = 'settings/banners';

/** Reads the banners from the server, so that an admin sees a change at once. */
const bannersOf = (store: FirestoreConnection): Answer<BannerSettings> =>
  pipe(
    readDocument(store, BANNERS_PATH, 'banners'),
    TE.flatMapEither((document) => (document === null ? E.right({ content: [] }) : decode(BannerSettings, BANNERS_PATH)(document))),
  );

export const createAdminReads = (store: FirestoreConnection, upload: UploadBanner): AdminReads => ({
  users: firestoreUsersOfSite(store),
  lists: firestoreListsOfSite(store),
  audit: firestoreAuditLog(store),
  feedback: firestoreFeedbackInbox(store),
  stats: firestoreSiteStatsReader(store),
  bannerSource: { list: bannersOf(store), upload },
});
