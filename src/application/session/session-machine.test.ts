import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offline, rateLimited, timedOut, unavailable, unexpected, type Failure } from '#domain/shared/failure';
import type { Identity } from '#domain/users/identity';
import { signedOut, type SignedIn } from '#domain/users/session';
import { anIdentity, aSession, aUserId } from '#domain/users/user.fixture';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { sessionMachine } from './session-machine';
import type { UserSessionEvent } from './session-service';

const identity = anIdentity();
const maya = aSession({ token: 't' });
const ada = aSession({ uid: aUserId('ada'), name: 'Ada' });
const coverage = transitionCoverage();

/** Runs the machine. The test emits the values of the identity service and the sessions of each user. */
const startMachine = () => {
  const identity$ = new Subject<E.Either<Failure, Identity | null>>();
  const watched: Array<{ readonly uid: string; readonly sessions: Subject<UserSessionEvent>; readonly later: Identity[] }> = [];
  const actor = coverage.start(
    sessionMachine(identity$, (first, later$) => {
      const later: Identity[] = [];
      later$.subscribe((next) => later.push(next));
      const sessions = new Subject<UserSessionEvent>();
      watched.push({ uid: first.uid, sessions, later });
      return sessions;
    }),
  );
  return {
    actor,
    watched,
    identify: (next: Identity | null) => identity$.next(E.right(next)),
    fail: (failure: Failure) => identity$.next(E.left(failure)),
    change: (session: SignedIn) => watched.at(-1)?.sessions.next({ type: 'session.changed', session }),
    end: () => watched.at(-1)?.sessions.next({ type: 'session.ended' }),
    isWatching: () => watched.some(({ sessions }) => sessions.observed),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
};

/** Runs the machine until Maya is signed in. */
const startSignedIn = () => {
  const running = startMachine();
  running.identify(identity);
  running.change(maya);
  expect(running.state()).toBe('signedIn');
  return running;
};
/** Runs the machine until it reports that nobody is signed in. */
const startSignedOut = () => {
  const running = startMachine();
  running.identify(null);
  expect(running.state()).toEqual({ signedOut: 'visiting' });
  return running;
};

describe('sessionMachine', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is starting and signed out until the first session', () => {
    const { state, context, identify } = startMachine();
    expect([state(), context().session]).toEqual(['starting', signedOut]);
    identify(identity);
    expect([state(), context().session]).toEqual(['starting', signedOut]);
  });

  it('follows sign-in, a role change and sign-out', () => {
    const { state, context, change, identify, isWatching } = startSignedIn();
    expect(context().session).toEqual(maya);
    change({ ...maya, role: 'admin' });
    expect(context().session).toMatchObject({ role: 'admin' });
    identify(null);
    expect([state(), context().session, isWatching()]).toEqual([{ signedOut: 'visiting' }, signedOut, false]);
  });

  it('passes later identities of the same user to the watched session', () => {
    const { identify, watched } = startSignedIn();
    identify({ ...identity, token: 'new' });
    identify({ ...identity, uid: aUserId('ada') });
    expect(watched.map(({ uid, later }) => [uid, later.map(({ token }) => token)])).toEqual([['maya', [null, 'new']], ['ada', [null]]]);
  });

  it('keeps the session of the previous user until the session of the next one is known', () => {
    const { state, context, change, identify, watched } = startSignedIn();
    identify({ ...identity, uid: aUserId('ada') });
    expect([state(), context().session, watched[0]?.sessions.observed]).toEqual(['signedIn', maya, false]);
    change(ada);
    expect(context().session).toEqual(ada);
  });

  it('signs out if the session is unknown after a failure', () => {
    const { state, context, change, identify, fail, isWatching } = startSignedIn();
    fail(unexpected('no claims'));
    expect([state(), context(), isWatching()]).toEqual([
      { signedOut: 'visiting' },
      { session: signedOut, uid: null, failure: unexpected('no claims') },
      false,
    ]);
    identify(identity);
    change(maya);
    expect([state(), context().failure]).toEqual(['signedIn', null]);
  });

  it.each([offline, unavailable(503, 'Service Unavailable'), rateLimited(null)])(
    'keeps the signed-in session on network failure: %j',
    (failure) => {
      const { state, context, change, identify, fail } = startSignedIn();
      fail(failure);
      expect([state(), context()]).toMatchObject(['signedIn', { session: maya, failure }]);
      change(maya);
      expect([state(), context()]).toMatchObject(['signedIn', { session: maya, failure: null }]);
      fail(failure);
      identify(identity);
      expect(context()).toMatchObject({ session: maya, failure: null });
      identify(null);
      fail(failure);
      expect([state(), context()]).toMatchObject([{ signedOut: 'visiting' }, { session: signedOut, failure }]);
    },
  );

  it('is signed out when the first value is a network failure', () => {
    const { state, context, fail } = startMachine();
    fail(offline);
    expect([state(), context()]).toMatchObject([{ signedOut: 'visiting' }, { session: signedOut, failure: offline }]);
  });

  it('is signed out while the account is disabled, and resumes', () => {
    const { state, context, change, end, identify } = startSignedIn();
    end();
    expect([state(), context().session]).toEqual([{ signedOut: 'visiting' }, signedOut]);
    identify({ ...identity, token: 'new' });
    expect(state()).toEqual({ signedOut: 'visiting' });
    change(maya);
    expect(state()).toBe('signedIn');
  });

  describe('signing in', () => {
    it('lasts from the accepted credentials until the session is known', () => {
      const { actor, state, context, identify, change } = startSignedOut();
      actor.send({ type: 'signIn.accepted' });
      expect(state()).toBe('signingIn');
      identify(identity);
      expect([state(), context().session]).toEqual(['signingIn', signedOut]);
      change(maya);
      expect(state()).toBe('signedIn');
      actor.send({ type: 'signIn.accepted' });
      expect(state()).toBe('signedIn');
    });

    it('begins with a new identity, also of another tab', () => {
      const { state, identify } = startSignedOut();
      identify(identity);
      expect(state()).toBe('signingIn');
      identify(null);
      expect(state()).toEqual({ signedOut: 'visiting' });
    });

    it('may begin before the identity service has answered', () => {
      const { actor, state } = startMachine();
      actor.send({ type: 'signIn.accepted' });
      expect(state()).toBe('signingIn');
    });

    it('ends 12 s after the last accepted credentials if the session is not known, which may start later', () => {
      const { actor, state, context, identify, change } = startSignedOut();
      identify(identity);
      vi.advanceTimersByTime(6_000);
      actor.send({ type: 'signIn.accepted' });
      vi.advanceTimersByTime(11_999);
      expect(state()).toBe('signingIn');
      vi.advanceTimersByTime(1);
      expect([state(), context().failure]).toEqual([{ signedOut: 'visiting' }, timedOut]);
      change(maya);
      expect([state(), context().failure]).toEqual(['signedIn', null]);
    });
  });

  describe('signing out', () => {
    /** Runs the machine until Maya's sign-out is requested. */
    const startSigningOut = () => {
      const running = startSignedIn();
      running.actor.send({ type: 'signOut.requested' });
      expect([running.state(), running.context().session]).toEqual(['signingOut', maya]);
      return running;
    };

    it('leads to the landing page', () => {
      const { actor, state, identify } = startSigningOut();
      identify(null);
      expect(state()).toEqual({ signedOut: 'afterSignOut' });
      identify(null);
      expect(state()).toEqual({ signedOut: 'afterSignOut' });
      actor.send({ type: 'landingPage.reached' });
      expect(state()).toEqual({ signedOut: 'visiting' });
    });

    it('leads to the landing page when the deletion of the account disables the account first', () => {
      const { state, end, identify } = startSigningOut();
      end();
      expect(state()).toEqual({ signedOut: 'afterSignOut' });
      identify(null);
      expect(state()).toEqual({ signedOut: 'afterSignOut' });
    });

    it('follows the session until the session ends', () => {
      const { state, context, change, identify } = startSigningOut();
      change({ ...maya, name: 'Nell' });
      identify({ ...identity, token: 'new' });
      expect([state(), context().session]).toMatchObject(['signingOut', { name: 'Nell' }]);
    });

    it('keeps the session if the request fails', () => {
      const { actor, state, context, identify } = startSigningOut();
      actor.send({ type: 'signOut.failed' });
      expect([state(), context().session]).toEqual(['signedIn', maya]);
      identify(null);
      expect(state()).toEqual({ signedOut: 'visiting' });
    });

    it('ends when another user signs in', () => {
      const { state, identify, change, context } = startSigningOut();
      identify({ ...identity, uid: aUserId('ada') });
      expect(state()).toBe('signedIn');
      change(ada);
      expect(context().session).toEqual(ada);
    });
  });

  it('reaches every state, each of which has a description', () => {
    const machine = sessionMachine(new Subject(), () => new Subject());
    const events = [
      { type: 'identity.changed', identity },
      { type: 'identity.cleared' },
      { type: 'signIn.accepted' },
      { type: 'signOut.requested' },
      { type: 'session.changed', session: maya },
      { type: 'session.ended' },
    ];
    expect(stateAfter(machine, events)).toEqual(reachableStates(machine));
    expect(reachableStates(machine).filter((id) => machine.getStateNodeById(id).description === undefined)).toEqual([]);
  });

  afterAll(() => expect(coverage.uncovered()).toEqual([]));
});
