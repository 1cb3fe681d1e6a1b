import * as E from 'fp-ts/Either';
import { of, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putDocument, removeDocuments } from '#adapters/memory/storage/state';
import { invalidData, offline, type Failure } from '#domain/shared/failure';
import { aSession, aUserId } from '#domain/users/user.fixture';
import { ADA, MAYA, START_TIME, testBackend } from '#application/account/test-backend.fixture';
import { noticeAtStart, noticeOfChange, type SessionNotice } from './session-notice';
import { startSession, type SessionActor } from './session-machine';
import { sessionService, startSessionService } from './start-session-service';
import { startTestSession } from './test-session.fixture';
import { watchUserSession } from './watch-user-session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Records the notices of an actor. */
const recordNotices = (actor: SessionActor, isSignOutRequested = (): boolean => false): ReadonlyArray<SessionNotice> => {
  const notices: SessionNotice[] = [];
  const session = sessionService(actor);
  let last = session.getView();
  session.subscribe((next) => {
    const notice = noticeOfChange(last, next, isSignOutRequested);
    if (notice !== null) notices.push(notice);
    last = next;
  });
  return notices;
};

const open = (uid: string, isSignOutRequested?: () => boolean) => {
  const backend = testBackend(uid);
  const actor = startSession(backend.auth.identity, watchUserSession(backend));
  expect(actor.getSnapshot().value).toBe('signedIn');
  return { backend, actor, notices: recordNotices(actor, isSignOutRequested) };
};

const GRACE_MS = 11_000;

describe('noticeOfChange', () => {
  it('names a disabled account, once', async () => {
    const { backend, notices } = open(MAYA);
    backend.disable(MAYA);
    await vi.advanceTimersByTimeAsync(GRACE_MS);
    expect([backend.isSignedIn(), notices]).toEqual([false, ['disabled']]);
  });

  it('names a password that was changed elsewhere, when the session ends after its grace', async () => {
    const { backend, notices } = open(MAYA);
    backend.change(putDocument('access', MAYA, { disabled: false, role: 'user', since: START_TIME + 5000 }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(notices).toEqual([]);
    await vi.advanceTimersByTimeAsync(GRACE_MS);
    expect([backend.isSignedIn(), notices]).toEqual([false, ['ended-elsewhere']]);
  });

  it('names no cause if the identity service ended the session', () => {
    const { backend, notices } = open(MAYA);
    backend.change(removeDocuments('sessions', () => true));
    expect(notices).toEqual(['signed-out']);
  });

  it('is null if the user signed out in another tab, and still names a forced end', async () => {
    const signedOutElsewhere = open(MAYA, () => true);
    signedOutElsewhere.backend.change(removeDocuments('sessions', () => true));
    expect(signedOutElsewhere.notices).toEqual([]);
    const disabled = open(MAYA, () => true);
    disabled.backend.disable(MAYA);
    await vi.advanceTimersByTimeAsync(GRACE_MS);
    expect(disabled.notices).toEqual(['disabled']);
  });

  it('names a lost admin role, and no gained one', async () => {
    const { backend, notices } = open(ADA);
    backend.setRole(ADA, 'user');
    await vi.advanceTimersByTimeAsync(GRACE_MS);
    expect(notices).toEqual(['demoted']);
    backend.setRole(ADA, 'admin');
    await vi.advanceTimersByTimeAsync(GRACE_MS);
    expect(notices).toEqual(['demoted']);
  });

  it('is null after a sign-out of this tab', async () => {
    const { backend, actor, notices } = open(MAYA);
    actor.send({ type: 'signOut.requested' });
    await backend.auth.signOut();
    expect([actor.getSnapshot().value, notices]).toEqual([{ signedOut: 'afterSignOut' }, []]);
  });

  it('is null while the access record is unknown, for another user, and before a session', () => {
    const session$ = new Subject<E.Either<Failure, ReturnType<typeof aSession>>>();
    const actor = startTestSession(session$);
    const notices = recordNotices(actor);
    session$.next(E.right(aSession({ role: 'admin' })));
    session$.next(E.right(aSession({ role: 'user' })));
    session$.next(E.right(aSession({ role: 'admin' })));
    session$.next(E.right(aSession({ role: 'user', uid: aUserId('nell'), isDemoted: true })));
    expect(notices).toEqual([]);
  });
});

describe('noticeAtStart', () => {
  const first = (...args: Parameters<typeof startSession>) => noticeAtStart(startSessionService(...args).getView(), () => false);

  it('says that the expected session has ended, and why if the account is known', () => {
    expect(first(of(E.right(null)), () => of())).toBe('signed-out');
    const backend = testBackend(MAYA);
    backend.disable(MAYA);
    expect(first(backend.auth.identity, watchUserSession(backend))).toBe('disabled');
  });

  it('is null if the user ended the expected session', () => {
    expect(noticeAtStart(startSessionService(of(E.right(null)), () => of()).getView(), () => true)).toBeNull();
  });

  it('is null for a signed-in user, an unknown session and a failure', () => {
    const backend = testBackend(MAYA);
    expect(first(backend.auth.identity, watchUserSession(backend))).toBeNull();
    expect(first(new Subject(), () => of())).toBeNull();
    expect(first(of(E.left(offline)), () => of())).toBeNull();
    expect(first(of(E.left(invalidData('token', '', ''))), () => of())).toBeNull();
  });
});
