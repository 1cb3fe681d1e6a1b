import * as E from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import { decode } from '#domain/shared/decode';
import { AccessRecord, type AccessRepository } from '#domain/users/access/access-repository';
import type { DocumentData } from './document-calls';
import { watchDocument } from './watch-document';
import type { FirestoreConnection } from './firestore-connection';

/** The markers `access/{uid}`. @param again says something whenever there is a new token. */
export const firestoreAccessRepository = (store: FirestoreConnection, again: Observable<unknown>): AccessRepository => ({
  watch: (uid) => {
    const path = `access/${uid}`;
    const read = E.flatMap((held: DocumentData) => (held === null ? E.right(null) : decode(AccessRecord, path)(held)));
    return watchDocument(store, path, 'marker', again).pipe(map(read));
  },
});
