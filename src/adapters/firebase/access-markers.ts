import * as E from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import { decode } from '#domain/decode';
import { AccessMarker, type AccessMarkers } from '#domain/user/access-marker';
import type { Held } from './document-calls';
import { watchDocument } from './documents';
import type { Store } from './store';

/** The markers `access/{uid}`. @param again says something whenever there is a new token. */
export const firestoreAccessMarkers = (store: Store, again: Observable<unknown>): AccessMarkers => ({
  watch: (uid) => {
    const path = `access/${uid}`;
    const read = E.flatMap((held: Held) => (held === null ? E.right(null) : decode(AccessMarker, path)(held)));
    return watchDocument(store, path, 'marker', again).pipe(map(read));
  },
});
