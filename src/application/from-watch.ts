import type { Either } from 'fp-ts/Either';
import { fromObservable, type ObservableActorLogic } from 'xstate';
import type { Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

/** An actor that follows a Watch; every value, refusals included, arrives as its snapshot's context. */
export const fromWatch = <A>(watch: () => Watch<A>): ObservableActorLogic<Either<Failure, A>, void> => fromObservable(watch);
