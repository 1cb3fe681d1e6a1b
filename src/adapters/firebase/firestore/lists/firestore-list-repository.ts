import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import type { ListRepository } from '#domain/lists/list-repository';
import { unavailable } from '#domain/shared/failure';

const missing = unavailable(null, 'Lists on Firestore are not built yet');

/** List repository on Firestore. Not built yet: every call fails. */
export const firestoreListRepository = (): ListRepository => ({
  watchLists: () => of(E.left(missing)),
  watchBin: () => of(E.left(missing)),
  watchItems: () => of(E.left(missing)),
  watchTitles: () => of(E.left(missing)),
  findItems: () => TE.left(missing),
  randomItem: () => TE.left(missing),
  apply: () => TE.left(missing),
});
