import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { afterAll, describe, expect, it } from 'vitest';
import { offline, rateLimited, unavailable, unexpected, type Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { sessionMachine } from './session-machine';

const maya = aSession({ token: 't' });
const coverage = transitionCoverage();

const startSessionMachine = () => {
  const session$ = new Subject<E.Either<Failure, Session>>();
  return { session$, actor: coverage.start(sessionMachine(() => session$)) };
};

describe('sessionMachine', () => {
  it('is loading and signed out until the first value', () => {
    const { actor } = startSessionMachine();
    expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { session: signedOut } });
  });

  it('follows sign-in, a role change and sign-out', () => {
    const { actor, session$ } = startSessionMachine();
    session$.next(E.right(maya));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedIn', context: { session: maya } });
    session$.next(E.right({ ...maya, role: 'admin' }));
    expect(actor.getSnapshot().context.session).toMatchObject({ role: 'admin' });
    session$.next(E.right(signedOut));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: signedOut } });
  });

  it('signs out on an unexpected failure and stores it', () => {
    const { actor, session$ } = startSessionMachine();
    session$.next(E.right(maya));
    session$.next(E.left(unexpected('no claims')));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: signedOut, failure: unexpected('no claims') } });
    session$.next(E.right(maya));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedIn', context: { failure: null } });
  });

  it.each([offline, unavailable(503, 'Service Unavailable'), rateLimited(null)])('keeps the signed-in session on network failure: %j', (failure) => {
    const { actor, session$ } = startSessionMachine();
    session$.next(E.right(maya));
    session$.next(E.left(failure));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedIn', context: { session: maya, failure } });
    session$.next(E.right(maya));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedIn', context: { session: maya, failure: null } });
    session$.next(E.right(signedOut));
    session$.next(E.left(failure));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: signedOut, failure } });
  });

  it('is signed out when the first value is a network failure', () => {
    const { actor, session$ } = startSessionMachine();
    session$.next(E.left(offline));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: signedOut, failure: offline } });
  });

  it('reaches every state', () => {
    const machine = sessionMachine(() => new Subject());
    const snapshotEvent = (session: Session) => ({ type: 'xstate.snapshot.0.session', snapshot: { context: E.right(session) } });
    expect(stateAfter(machine, [snapshotEvent(maya), snapshotEvent(signedOut)])).toEqual(reachableStates(machine));
  });

  afterAll(() => expect(coverage.uncovered()).toEqual([]));
});
