import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Failure } from './failure';

/** A lazy asynchronous result (`TaskEither`): runs when called, once per call; errors are typed as `Failure`. */
export type Answer<A> = TaskEither<Failure, A>;

/** A stream of results that emits while subscribed. Failures are emitted as `Left`; the observable itself never errors. */
export type Watch<A> = Observable<Either<Failure, A>>;
