import * as E from 'fp-ts/Either';
import { BehaviorSubject, NEVER, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '#domain/shared/failure';
import type { Identity } from '#domain/users/identity';
import { aSession, aUserId, anIdentity } from '#domain/users/user.fixture';
import { MAYA, testBackend } from '#application/account/test-backend.fixture';
import { lazySession } from './lazy-session';
import { startSession } from './session-machine';
import type { SessionView } from './session-service';
import { lateUserSession, startSessionService } from './start-session-service';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

vi.mock('./watch-user-session', () => {
  throw new Error('The chunk is missing.');
});

const maya = aUserId('maya');
const session = aSession({ uid: maya });
const silent = { failure: (): void => {} };
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** Creates the session of an identity that can change, whose machine signs in everybody. */
const open = (identity: Identity | null) => {
  const identity$ = new BehaviorSubject<E.Either<Failure, Identity | null>>(E.right(identity));
  const load = vi.fn(() => Promise.resolve(startSessionService(identity$, () => of({ type: 'session.changed', session }))));
  return { identity$, load, service: lazySession(identity$, load, silent) };
};

describe('lazySession', () => {
  it('knows a visitor without the machine, which loads at the first subscription', async () => {
    const { service, load } = open(null);
    expect(service.getView()).toMatchObject({ state: 'visiting', uid: null, isSpinnerShown: false });
    await settle();
    expect(load).not.toHaveBeenCalled();
    const views: SessionView[] = [];
    service.subscribe((view) => views.push(view));
    service.subscribe(() => {});
    await settle();
    expect(load).toHaveBeenCalledOnce();
    // A second render would be visible: nothing has changed for the visitor.
    expect(views).toEqual([]);
  });

  it('loads the machine at once for a user, and while the identity service has not answered', async () => {
    const { service, load } = open(anIdentity({ uid: maya }));
    expect(service.getView()).toMatchObject({ state: 'starting', isSpinnerShown: true });
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(service.getView()).toMatchObject({ state: 'signedIn', session, isSpinnerShown: false });
    expect(lazySession(NEVER, load, silent).getView().state).toBe('starting');
  });

  it('follows the machine after it has loaded, and sends it the events that came before', async () => {
    const { service, identity$ } = open(null);
    const views: SessionView['state'][] = [];
    service.send({ type: 'signIn.accepted' });
    service.subscribe(({ state }) => views.push(state));
    await settle();
    expect(service.getView().state).toBe('signingIn');
    identity$.next(E.right(anIdentity({ uid: maya })));
    expect([...new Set(views)]).toEqual(['signingIn', 'signedIn']);
  });

  it('stays as it is while the machine cannot be loaded, and loads it again', async () => {
    const failed = vi.fn();
    const load = vi
      .fn(() => Promise.resolve(startSessionService(of(E.right(null)), () => NEVER)))
      .mockRejectedValueOnce(new Error('offline'));
    const service = lazySession(of(E.right(anIdentity({ uid: maya }))), load, { failure: failed });
    await settle();
    expect([service.getView().state, failed.mock.calls.length]).toEqual(['starting', 1]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([service.getView().state, load.mock.calls.length]).toEqual(['visiting', 2]);
  });

  it('ends a subscription', async () => {
    const { service, identity$ } = open(null);
    const listener = vi.fn();
    const end = service.subscribe(listener);
    await settle();
    end();
    identity$.next(E.right(anIdentity({ uid: maya })));
    expect(service.getView().state).toBe('signedIn');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('lateUserSession', () => {
  it('is requested again after a load failure, which is logged once and does not sign out', async () => {
    const backend = testBackend(MAYA);
    const session = startSession(backend.auth.identity, lateUserSession(backend));
    await vi.waitFor(() => expect(backend.logged).toHaveLength(1));
    expect(backend.logged).toEqual([['session.code', expect.objectContaining({ _tag: 'unavailable' })]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.getSnapshot().value).toBe('starting');
    session.stop();
    expect(backend.logged).toHaveLength(1);
    expect(backend.isSignedIn()).toBe(true);
  });
});
