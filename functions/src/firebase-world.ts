import { randomUUID } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { firebaseAuthAdmin } from './adapters/auth-identities';
import { firestoreAudit } from './adapters/firestore-audit';
import { firestoreFeedback } from './adapters/firestore-feedback-box';
import { firestoreRateLimiter } from './adapters/firestore-limits';
import { firestoreUserAdmin } from './adapters/firestore-members';
import { defaultBucket } from './adapters/house-bucket';
import { memoryRateLimiter } from './adapters/in-memory/limits';
import { adminStorageAvatars } from './adapters/storage-avatars';
import { adminUserId } from './handlers/create-user';
import type { ServerDeps } from './world';

/** The server's world on Firebase. @param bucket where members' pictures are. */
export const firebaseDeps = (bucket: string): ServerDeps & { readonly store: Firestore } => {
  const [app = initializeApp()] = getApps();
  const store = getFirestore(app);
  const clock = { now: () => Date.now() };
  return {
    store,
    clock,
    auth: firebaseAuthAdmin(getAuth(app)),
    users: firestoreUserAdmin(store, clock.now),
    avatars: adminStorageAvatars(() => defaultBucket(app, bucket)),
    feedback: firestoreFeedback(store, clock.now),
    audit: firestoreAudit(store),
    rateLimiter: firestoreRateLimiter(store),
    readLimiter: memoryRateLimiter(),
    newUserId: () => adminUserId(randomUUID()),
  };
};
