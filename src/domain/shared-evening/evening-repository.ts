import type * as E from 'fp-ts/Either';
import type * as O from 'fp-ts/Option';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { StoredEvening } from './stored-evening';

/** Evenings on the server. Expired ones may still be found until they are deleted. */
export interface EveningRepository {
  readonly add: (evening: StoredEvening) => Answer<void>;
  readonly find: (id: string) => Answer<O.Option<StoredEvening>>;
  /** Finds the evenings with a code: one, unless an expired one is not deleted yet. */
  readonly findByCode: (code: string) => Answer<ReadonlyArray<StoredEvening>>;
  /**
   * Replaces an evening by what `change` returns, in one transaction; a failure of `change` is passed on and stores nothing, and the same
   * evening is not stored again. `not-found` without the evening. @returns the evening afterwards.
   */
  readonly update: (id: string, change: (evening: StoredEvening) => E.Either<Failure, StoredEvening>) => Answer<StoredEvening>;
}
