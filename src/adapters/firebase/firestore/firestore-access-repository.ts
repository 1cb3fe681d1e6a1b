import * as E from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import { decode } from '#domain/shared/decode';
import { AccessRecord, type AccessRepository } from '#domain/users/access/access-repository';
import type { DocumentData } from './document-calls';
import { watchDocument } from './watch-document';
import type { FirestoreConnection } from './firestore-connection';

/** Repository of the access records `access/{uid}`. @param retry$ emits at every new token. */
export const firestoreAccessRepository = (store: FirestoreConnection, retry$: Observable<unknown>): AccessRepository => ({
  watch: (uid) => {
    const path = `access/${uid}`;
    const read = E.flatMap((data: DocumentData) => (data === null ? E.right(null) : decode(AccessRecord, path)(data)));
    return watchDocument(store, path, 'access record', retry$).pipe(map(read));
  },
});
