import type { Either } from 'fp-ts/Either';
import { fromObservable, type ObservableActorLogic } from 'xstate';
import type { Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

/** Wraps a Watch as an observable actor. Every value, failures included, is the context of its snapshot. */
export const fromWatch = <A>(watch: () => Watch<A>): ObservableActorLogic<Either<Failure, A>, void> => fromObservable(watch);
