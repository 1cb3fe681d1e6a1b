import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { forbidden, offline, unauthenticated, type Failure } from '#domain/shared/failure';
import type { AccessRecord } from '#domain/users/access/access-repository';
import type { Session } from '#domain/users/session';
import { aUser } from '#domain/users/user.fixture';
import { MAYA, testBackend } from '#application/account/test-backend.fixture';
import { recordSession } from './recorded-session.fixture';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Watches Maya's session while the server deletes her account document by document; deletions may arrive in any order or not at all. */
const watchDuringDeletion = ({ accountExists = false }: { readonly accountExists?: boolean } = {}) => {
  const backend = testBackend(MAYA);
  const accessRecord = new BehaviorSubject<E.Either<Failure, AccessRecord | null>>(E.right({ disabled: false, role: 'user', since: 0 }));
  const profile = new BehaviorSubject<E.Either<Failure, O.Option<ReturnType<typeof aUser>>>>(
    E.right(O.some(aUser({ email: 'maya@marquee.example' }))),
  );
  const initialize = vi.fn((): Answer<void> => TE.left(unauthenticated));
  const refresh = vi.fn<Answer<void>>(accountExists ? TE.right(undefined) : backend.auth.signOut);
  const deps = {
    ...backend,
    auth: { ...backend.auth, refresh },
    access: { watch: () => accessRecord },
    users: { ...backend.users, watch: () => profile },
    accountApi: { ...backend.accountApi, initializeUser: initialize },
  };
  const { emitted } = recordSession(deps);
  const tags = (): ReadonlyArray<Session['_tag']> => emitted.map((value) => (E.isRight(value) ? value.right._tag : 'signed-out'));
  return { backend, accessRecord, profile, initialize, refresh, tags };
};
const advance = (millis: number): Promise<unknown> => vi.advanceTimersByTimeAsync(millis);
const disabledRecord = E.right<Failure, AccessRecord>({ disabled: true, role: 'user', since: 0 });

describe('session during account deletion', () => {
  it.each<readonly [string, ReadonlyArray<E.Either<Failure, AccessRecord | null>>]>([
    ['is deleted', [E.right(null)]],
    ['cannot be read', [E.left(offline)]],
    ['becomes unavailable, then is deleted', [E.left(offline), E.right(null)]],
  ])('ends when the access record is disabled, and does not resume when the record %s', async (_, values) => {
    const { backend, accessRecord, profile, initialize, tags } = watchDuringDeletion();
    accessRecord.next(disabledRecord);
    for (const value of values) accessRecord.next(value);
    profile.next(E.left(forbidden('profile')));
    await advance(60_000);
    expect(tags()).toEqual(['signed-in', 'signed-out']);
    expect(backend.isSignedIn()).toBe(false);
    expect(initialize).not.toHaveBeenCalled();
  });

  it('resumes when the access record is enabled again', async () => {
    const { backend, accessRecord, tags } = watchDuringDeletion();
    accessRecord.next(disabledRecord);
    accessRecord.next(E.right({ disabled: false, role: 'user', since: 0 }));
    await advance(60_000);
    expect(tags()).toEqual(['signed-in', 'signed-out', 'signed-in']);
    expect(backend.isSignedIn()).toBe(true);
  });

  it('refreshes the token before creating deleted documents again', async () => {
    const { backend, accessRecord, profile, initialize, refresh, tags } = watchDuringDeletion();
    profile.next(E.left(forbidden('profile')));
    accessRecord.next(E.left(offline));
    accessRecord.next(E.right(null));
    profile.next(E.right(O.none));
    await advance(60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(initialize).not.toHaveBeenCalled();
    expect(tags()).toEqual(['signed-in', 'signed-out']);
    expect(backend.logged.map(([where]) => where)).toEqual(['session.profile', 'session.access']);
  });

  it('repeats the refresh after a network failure', async () => {
    const { accessRecord, initialize, refresh, tags } = watchDuringDeletion();
    refresh.mockImplementationOnce(TE.left(offline));
    accessRecord.next(E.right(null));
    await advance(60_000);
    expect([refresh.mock.calls.length, initialize.mock.calls.length]).toEqual([2, 0]);
    expect(tags()).toEqual(['signed-in', 'signed-out']);
  });

  it.each(['access record', 'profile'] as const)('calls initializeUser when only the %s is deleted', async (deleted) => {
    const { accessRecord, profile, initialize, refresh, tags } = watchDuringDeletion({ accountExists: true });
    if (deleted === 'access record') accessRecord.next(E.right(null));
    else profile.next(E.right(O.none));
    await advance(1000);
    expect([refresh.mock.calls.length, initialize.mock.calls.length]).toEqual([1, 0]);
    await advance(10_000);
    expect(initialize).toHaveBeenCalled();
    expect(tags()).toEqual(['signed-in']);
  });
});
