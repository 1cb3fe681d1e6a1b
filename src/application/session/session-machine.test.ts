import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { afterAll, describe, expect, it } from 'vitest';
import { offline, rateLimited, unavailable, unexpected, type Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { sessionMachine } from './session-machine';

const maya = aSession({ token: 't' });
const book = transitionCoverage();

const begin = () => {
  const heard = new Subject<E.Either<Failure, Session>>();
  return { heard, actor: book.start(sessionMachine(() => heard)) };
};

describe('sessionMachine', () => {
  it('is loading, and nobody is signed in, until the first word', () => {
    const { actor } = begin();
    expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { session: signedOut } });
  });

  it('follows signing in, a new role, and signing out', () => {
    const { actor, heard } = begin();
    heard.next(E.right(maya));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedIn', context: { session: maya } });
    heard.next(E.right({ ...maya, role: 'admin' }));
    expect(actor.getSnapshot().context.session).toMatchObject({ role: 'admin' });
    heard.next(E.right(signedOut));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: signedOut } });
  });

  it('takes not knowing for nobody, and says why', () => {
    const { actor, heard } = begin();
    heard.next(E.right(maya));
    heard.next(E.left(unexpected('no claims')));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: signedOut, failure: unexpected('no claims') } });
    heard.next(E.right(maya));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedIn', context: { failure: null } });
  });

  it.each([offline, unavailable(503, 'Service Unavailable'), rateLimited(null)])('keeps who is there while nobody can be asked: %j', (failure) => {
    const { actor, heard } = begin();
    heard.next(E.right(maya));
    heard.next(E.left(failure));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedIn', context: { session: maya, failure } });
    heard.next(E.right(maya));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedIn', context: { session: maya, failure: null } });
    heard.next(E.right(signedOut));
    heard.next(E.left(failure));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: signedOut, failure } });
  });

  it('takes nobody for there whom it has never heard of', () => {
    const { actor, heard } = begin();
    heard.next(E.left(offline));
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: signedOut, failure: offline } });
  });

  it('gets to every state', () => {
    const machine = sessionMachine(() => new Subject());
    const said = (session: Session) => ({ type: 'xstate.snapshot.0.session', snapshot: { context: E.right(session) } });
    expect(stateAfter(machine, [said(maya), said(signedOut)])).toEqual(reachableStates(machine));
  });

  afterAll(() => expect(book.uncovered()).toEqual([]));
});
