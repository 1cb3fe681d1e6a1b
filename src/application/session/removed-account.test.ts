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
import { watchUserSession } from './watch-user-session';
import { MAYA, testBackend } from '../account/test-backend.fixture';
import { watchSession } from './watch-session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Maya's session while a server removes her account, which it does piece by piece; the pieces may arrive in any order, or not at all. */
const whileRemoved = ({ identityKnows = false }: { readonly identityKnows?: boolean } = {}) => {
  const house = testBackend(MAYA);
  const marker = new BehaviorSubject<E.Either<Failure, AccessRecord | null>>(E.right({ disabled: false, role: 'user', since: 0 }));
  const profile = new BehaviorSubject<E.Either<Failure, O.Option<ReturnType<typeof aUser>>>>(E.right(O.some(aUser({ email: 'maya@marquee.example' }))));
  const initialize = vi.fn((): Answer<void> => TE.left(unauthenticated));
  const refresh = vi.fn<Answer<void>>(identityKnows ? TE.right(undefined) : house.auth.signOut);
  const said: Session['_tag'][] = [];
  const needs = {
    ...house,
    auth: { ...house.auth, refresh },
    access: { watch: () => marker },
    users: { ...house.users, watch: () => profile },
    accountApi: { ...house.accountApi, initializeUser: initialize },
  };
  watchSession(needs, watchUserSession).subscribe((word) => said.push(E.isRight(word) ? word.right._tag : 'signed-out'));
  return { house, marker, profile, initialize, refresh, said };
};
const later = (millis: number): Promise<unknown> => vi.advanceTimersByTimeAsync(millis);
const shutOut = E.right<Failure, AccessRecord>({ disabled: true, role: 'user', since: 0 });

describe('the session of an account that is being removed', () => {
  it.each<readonly [string, ReadonlyArray<E.Either<Failure, AccessRecord | null>>]>([
    ['goes', [E.right(null)]],
    ['cannot be read', [E.left(offline)]],
    ['is lost sight of and goes', [E.left(offline), E.right(null)]],
  ])('ends when its marker shuts it out, and does not begin again when that %s', async (_, words) => {
    const { house, marker, profile, initialize, said } = whileRemoved();
    marker.next(shutOut);
    for (const word of words) marker.next(word);
    profile.next(E.left(forbidden('profile')));
    await later(60_000);
    expect(said).toEqual(['signed-in', 'signed-out']);
    expect(house.isSignedIn()).toBe(false);
    expect(initialize).not.toHaveBeenCalled();
  });

  it('goes on where a marker lets it in again', async () => {
    const { house, marker, said } = whileRemoved();
    marker.next(shutOut);
    marker.next(E.right({ disabled: false, role: 'user', since: 0 }));
    await later(60_000);
    expect(said).toEqual(['signed-in', 'signed-out', 'signed-in']);
    expect(house.isSignedIn()).toBe(true);
  });

  it('asks whether there is such an account before anything of it is made anew', async () => {
    const { house, marker, profile, initialize, refresh, said } = whileRemoved();
    profile.next(E.left(forbidden('profile')));
    marker.next(E.left(offline));
    marker.next(E.right(null));
    profile.next(E.right(O.none));
    await later(60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(initialize).not.toHaveBeenCalled();
    expect(said).toEqual(['signed-in', 'signed-out']);
    expect(house.logged.map(([where]) => where)).toEqual(['session.profile', 'session.marker']);
  });

  it('asks that again where nobody answered', async () => {
    const { marker, initialize, refresh, said } = whileRemoved();
    refresh.mockImplementationOnce(TE.left(offline));
    marker.next(E.right(null));
    await later(60_000);
    expect([refresh.mock.calls.length, initialize.mock.calls.length]).toEqual([2, 0]);
    expect(said).toEqual(['signed-in', 'signed-out']);
  });

  it.each(['marker', 'profile'] as const)('is made whole again where only its %s is gone', async (what) => {
    const { marker, profile, initialize, refresh, said } = whileRemoved({ identityKnows: true });
    if (what === 'marker') marker.next(E.right(null));
    else profile.next(E.right(O.none));
    await later(1000);
    expect([refresh.mock.calls.length, initialize.mock.calls.length]).toEqual([1, 0]);
    await later(10_000);
    expect(initialize).toHaveBeenCalled();
    expect(said).toEqual(['signed-in']);
  });
});
