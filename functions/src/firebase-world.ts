import { randomUUID } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { authIdentities } from './adapters/auth-identities';
import { firestoreAudit } from './adapters/firestore-audit';
import { firestoreFeedbackBox } from './adapters/firestore-feedback-box';
import { firestoreLimits } from './adapters/firestore-limits';
import { firestoreMembers } from './adapters/firestore-members';
import { houseBucket } from './adapters/house-bucket';
import { inMemoryLimits } from './adapters/in-memory/limits';
import { storageAvatars } from './adapters/storage-avatars';
import { madeId } from './handlers/create-user';
import type { World } from './world';

/** The server's world on Firebase. @param bucket where members' pictures are. */
export const firebaseWorld = (bucket: string): World & { readonly store: Firestore } => {
  const [app = initializeApp()] = getApps();
  const store = getFirestore(app);
  const clock = { now: () => Date.now() };
  return {
    store,
    clock,
    identities: authIdentities(getAuth(app)),
    members: firestoreMembers(store, clock.now),
    avatars: storageAvatars(() => houseBucket(app, bucket)),
    feedback: firestoreFeedbackBox(store, clock.now),
    audit: firestoreAudit(store),
    limits: firestoreLimits(store),
    reads: inMemoryLimits(),
    newUserId: () => madeId(randomUUID()),
  };
};
