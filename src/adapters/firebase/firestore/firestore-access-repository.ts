import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { map, type Observable } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import { withTimeout } from '#domain/shared/with-timeout';
import { AccessRecord, type AccessRepository } from '#domain/users/access/access-repository';
import type { UserId } from '#domain/users/user-id';
import { documentFailure, TIMEOUT_MS, type DocumentData } from './document-calls';
import { readFromServer } from './read-documents';
import { watchDocument } from './watch-document';
import type { FirestoreConnection } from './firestore-connection';

const accessPath = (uid: UserId): string => `access/${uid}`;

/** Reads a user's own access record from the server: the browser's copy may be older than the end of a session. */
export const readAccessRecord = (store: FirestoreConnection) => (uid: UserId): Answer<AccessRecord | null> =>
  TE.tryCatch(async () => {
    const db = await store.open();
    return withTimeout(TIMEOUT_MS, () => readFromServer(db, accessPath(uid), AccessRecord));
  }, documentFailure('access record'));

/** Repository of the access records `access/{uid}`. @param retry$ emits at every new token. */
export const firestoreAccessRepository = (store: FirestoreConnection, retry$: Observable<unknown>): AccessRepository => ({
  watch: (uid) => {
    const path = accessPath(uid);
    const read = E.flatMap((data: DocumentData) => (data === null ? E.right(null) : decode(AccessRecord, path)(data)));
    return watchDocument(store, path, 'access record', retry$).pipe(map(read));
  },
});
