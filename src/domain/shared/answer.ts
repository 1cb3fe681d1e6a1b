import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Failure } from './failure';

/** One answer, later: nothing runs until it is called, and a refusal is typed. */
export type Answer<A> = TaskEither<Failure, A>;

/** An answer that keeps coming, for as long as somebody listens. The observable itself never errors. */
export type Watch<A> = Observable<Either<Failure, A>>;
