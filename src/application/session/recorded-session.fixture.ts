import * as E from 'fp-ts/Either';
import { createActor } from 'xstate';
import type { Failure } from '#domain/shared/failure';
import type { Session } from '#domain/users/session';
import { sessionMachine, type WatchUserSession } from './session-machine';
import type { SessionDeps } from './session-deps';
import { watchUserSession } from './watch-user-session';

export type RecordedSession = {
  /** Every session since the start, and the failures in between. */
  readonly emitted: ReadonlyArray<E.Either<Failure, Session>>;
  /** The current session; null before the first and during a failure. */
  readonly last: () => Session | null;
  readonly stop: () => void;
};

/** Runs the session machine on a backend and records every change of the session. */
export const recordSession = (deps: SessionDeps, watch: WatchUserSession = watchUserSession(deps)): RecordedSession => {
  const emitted: Array<E.Either<Failure, Session>> = [];
  const actor = createActor(sessionMachine(deps.auth.identity, watch));
  actor.subscribe((snapshot) => {
    if (snapshot.matches('starting')) return;
    const { failure, session } = snapshot.context;
    const next = failure === null ? E.right(session) : E.left(failure);
    if (JSON.stringify(next) !== JSON.stringify(emitted.at(-1))) emitted.push(next);
  });
  actor.start();
  const last = (): Session | null => {
    const value = emitted.at(-1);
    return value !== undefined && E.isRight(value) ? value.right : null;
  };
  return { emitted, last, stop: () => actor.stop() };
};
