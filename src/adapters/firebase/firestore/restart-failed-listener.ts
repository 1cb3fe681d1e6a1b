import * as E from 'fp-ts/Either';
import { catchError, concat, merge, of, switchMap, take, timer, type MonoTypeOperatorFunction, type Observable } from 'rxjs';
import type { Failure } from '#domain/shared/failure';
import { firestoreFailure } from './firestore-failures';

/** Delay before a failed listener restarts without an event of `retry$`, in ms: the cause may end without one. */
const RETRY_DELAY_MS = 30_000;

/**
 * Emits the failure of a listener and restarts the listener when `retry$` emits, so that a new token or access record restores access.
 * @param what name of the requested item.
 */
export const restartFailedListener = <A>(
  what: string, retry$: Observable<unknown>, onFailure: (failure: Failure) => void = () => undefined,
): MonoTypeOperatorFunction<E.Either<Failure, A>> =>
  catchError((error: unknown, source: Observable<E.Either<Failure, A>>) => {
    const failure = firestoreFailure(what)(error);
    onFailure(failure);
    return concat(of(E.left(failure)), merge(retry$, timer(RETRY_DELAY_MS)).pipe(take(1), switchMap(() => source)));
  });
