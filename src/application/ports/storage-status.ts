import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import type { StorageProblem } from '#domain/shared/failure';

/** Reports whether the backend can keep accounts and changes after the page is closed. */
export interface StorageStatus {
  /** Emits why nothing is kept, or null; null until the backend is open. */
  readonly problem: Watch<StorageProblem | null>;
  /** Emits true once the backend's client has stopped: until the page is reloaded it reads and sends nothing. */
  readonly isStopped: Watch<boolean>;
}

/** A storage status that a backend sets when it is opened. */
export type StorageStatusReporter = StorageStatus & { readonly report: (problem: StorageProblem) => void; readonly reportStop: () => void };

/** Creates a status without a problem. */
export const createStorageStatus = (): StorageStatusReporter => {
  const problem = new BehaviorSubject<E.Either<never, StorageProblem | null>>(E.right(null));
  const isStopped = new BehaviorSubject<E.Either<never, boolean>>(E.right(false));
  return { problem, isStopped, report: (next) => problem.next(E.right(next)), reportStop: () => isStopped.next(E.right(true)) };
};
