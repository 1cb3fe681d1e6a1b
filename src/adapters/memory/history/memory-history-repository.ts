import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import type { HistoryRepository } from '#domain/history/history-repository';
import { unavailable } from '#domain/shared/failure';
import type { MemoryBackendDeps } from '../memory-backend-deps';

/** History repository in the memory backend's storage. Only the signed-in owner has access. */
export const memoryHistoryRepository = (_: MemoryBackendDeps): HistoryRepository => ({
  watchViewings: () => of(E.left(unavailable(null, 'Not built.'))),
  watchStats: () => of(E.left(unavailable(null, 'Not built.'))),
  readRatings: () => TE.left(unavailable(null, 'Not built.')),
  apply: () => TE.left(unavailable(null, 'Not built.')),
});
