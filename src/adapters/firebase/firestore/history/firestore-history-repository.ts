import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import type { HistoryRepository } from '#domain/history/history-repository';
import { unavailable } from '#domain/shared/failure';
import type { ListRepositoryDeps } from '../lists/firestore-list-repository';

/** Repository of a member's viewings, ratings and year statistics, for their owner. */
export const firestoreHistoryRepository = (_: ListRepositoryDeps): HistoryRepository => ({
  watchViewings: () => of(E.left(unavailable(null, 'Not built.'))),
  watchStats: () => of(E.left(unavailable(null, 'Not built.'))),
  readRatings: () => TE.left(unavailable(null, 'Not built.')),
  apply: () => TE.left(unavailable(null, 'Not built.')),
});
