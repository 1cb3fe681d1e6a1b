import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import type { GenrePhotographSource } from '#domain/genre-images/genre-image-server';
import { pictureHosts } from '#domain/users/admin-api';
import { createEveningCode } from '#domain/shared-evening/shared-evening';
import { adminCreatedUserId } from '#application/server/create-user';
import { tryAdminSdk } from './adapters/admin-sdk';
import { firestoreSignIns } from './adapters/accounts/firestore-sign-ins';
import { firebaseAuthAdmin } from './adapters/firebase-auth-admin';
import { firestoreAuditWriter } from './adapters/admin/firestore-audit-writer';
import { firestoreCalendarFeeds } from './adapters/calendar/firestore-calendar-feeds';
import { firestoreBanners } from './adapters/firestore-banners';
import { firestoreEvenings } from './adapters/evenings/firestore-evenings';
import { firestoreExportSource } from './adapters/admin/firestore-export-source';
import { firestoreFeedback } from './adapters/admin/firestore-feedback';
import { firestoreFeedbackAdmin } from './adapters/admin/firestore-feedback-admin';
import { firestoreRateLimiter } from './adapters/firestore-rate-limiter';
import { firestoreRefusedAdminCalls } from './adapters/admin/firestore-refused-admin-calls';
import { firestorePasskeys } from './adapters/passkeys/firestore-passkeys';
import { openRelyingParty } from './adapters/passkeys/open-relying-party';
import { firestoreReminders } from './adapters/reminders/firestore-reminders';
import { firestoreUserAdmin } from './adapters/firestore-user-admin';
import { firestoreUserDirectoryWriter } from './adapters/admin/firestore-user-directory-writer';
import { firestoreListAdmin } from './adapters/lists/firestore-list-admin';
import { firestoreJointLists } from './adapters/lists/firestore-joint-lists';
import { firestoreListShares } from './adapters/lists/firestore-list-shares';
import { defaultBucket } from './adapters/default-bucket';
import { instanceRateLimiter } from './adapters/instance-rate-limiter';
import { storageBannerFiles } from './adapters/images/storage-banner-files';
import { firestoreGenreImages } from './adapters/firestore-genre-images';
import { storageGenreImages } from './adapters/images/storage-genre-images';
import { adminAvatarStorage } from './adapters/images/admin-avatar-storage';
import type { HttpDeps } from './http/http-deps';

/**
 * Creates the server's dependencies on Firebase. @param bucket storage bucket of avatars, banners and pictures of genres.
 * @param photographs source of pictures of genres; null if the catalogue has no photographs. @param comingDates a catalogue that has
 * coming dates; null for another. @param push null on a site without keys for push services. @param folder build folder with
 * `profile.json`, which names the site for passkeys; null: none.
 */
export const firebaseDeps = (
  bucket: string, photographs: GenrePhotographSource | null = null, comingDates: HttpDeps['comingDates'] = null,
  push: HttpDeps['push'] = null, folder: URL | null = null,
): HttpDeps & { readonly store: Firestore } => {
  const app = getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
  const store = getFirestore(app);
  const clock = { now: () => Date.now() };
  const identityService = getAuth(app);
  const auth = firebaseAuthAdmin(identityService);
  return {
    store,
    clock,
    auth,
    users: firestoreUserAdmin(store, clock.now),
    directory: firestoreUserDirectoryWriter(store, auth),
    avatars: adminAvatarStorage(() => defaultBucket(app, bucket), clock.now),
    lists: firestoreListAdmin(store),
    shares: firestoreListShares(store),
    joint: firestoreJointLists(store),
    newShareId: () => randomBytes(16).toString('hex'),
    evenings: firestoreEvenings(store),
    newEveningId: () => randomBytes(16).toString('hex'),
    newEveningCode: () => createEveningCode(randomInt),
    random: Math.random,
    calendarFeeds: firestoreCalendarFeeds(store),
    newCalendarSecret: () => randomBytes(16).toString('hex'),
    comingDates,
    reminders: firestoreReminders(store),
    push,
    passkeys: firestorePasskeys(store),
    signIns: firestoreSignIns(store),
    relyingParty: folder === null ? null : openRelyingParty(folder),
    newPasskeyChallenge: () => randomBytes(32).toString('hex'),
    createSignInToken: (uid) =>
      tryAdminSdk(async () => E.right(await identityService.createCustomToken(uid, { madeAt: Math.floor(clock.now() / 1000) }))),
    feedback: firestoreFeedback(store, clock.now),
    feedbackInbox: firestoreFeedbackAdmin(store),
    audit: firestoreAuditWriter(store),
    refusedCalls: firestoreRefusedAdminCalls(store),
    exports: firestoreExportSource(store),
    banners: firestoreBanners(store),
    bannerFiles: storageBannerFiles(() => defaultBucket(app, bucket)),
    genreImages: { source: photographs, files: storageGenreImages(() => defaultBucket(app, bucket)), images: firestoreGenreImages(store) },
    rateLimiter: firestoreRateLimiter(store),
    readLimiter: instanceRateLimiter(),
    pictureHosts: pictureHosts(true),
    newUserId: () => adminCreatedUserId(randomUUID()),
  };
};
