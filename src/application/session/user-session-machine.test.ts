import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, concat, NEVER, of } from 'rxjs';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Watch } from '#domain/shared/answer';
import { forbidden, notFound, unauthenticated, unavailable, type Failure } from '#domain/shared/failure';
import type { AccessRecord } from '#domain/users/access/access-repository';
import type { Identity } from '#domain/users/identity';
import type { User } from '#domain/users/user';
import { anIdentity, aUser } from '#domain/users/user.fixture';
import { reachableStates, transitionCoverage } from '#tests/support/transition-coverage.ts';
import { MAYA, testBackend } from '#application/account/test-backend.fixture';
import { userSessionMachine } from './user-session-machine';

const userIdentity = anIdentity();
const activeRecord: AccessRecord = { disabled: false, role: 'user', since: 0 };
const adminRecord: AccessRecord = { ...activeRecord, role: 'admin' };
const endedRecord: AccessRecord = { ...activeRecord, since: userIdentity.authTime + 1 };
const coverage = transitionCoverage();

type Documents = {
  readonly identity?: BehaviorSubject<Identity>;
  readonly profile?: Watch<O.Option<User>>;
  readonly accessRecord?: Watch<AccessRecord | null>;
};
type Requests = { readonly refresh?: Answer<void>; readonly signOut?: Answer<void>; readonly initialize?: Answer<void> };

/** A Watch that emits one value and stays open. */
const always = <A>(value: A): Watch<A> => concat(of(E.right<Failure, A>(value)), NEVER);

/** Runs the machine of Maya's session. Documents agree and requests succeed, except as given. */
const startUserSession = (
  {
    identity = new BehaviorSubject(userIdentity),
    profile = always(O.some(aUser())),
    accessRecord = always<AccessRecord | null>(activeRecord),
  }: Documents,
  { refresh = TE.right(undefined), signOut = TE.right(undefined), initialize = TE.right(undefined) }: Requests = {},
) => {
  const backend = testBackend(MAYA);
  const calls = { refresh: vi.fn(refresh), signOut: vi.fn(signOut), initialize: vi.fn(() => initialize) };
  const deps = {
    ...backend,
    auth: { ...backend.auth, refresh: calls.refresh, signOut: calls.signOut },
    users: { ...backend.users, watch: () => profile },
    access: { watch: () => accessRecord },
    accountApi: { ...backend.accountApi, initializeUser: calls.initialize },
  };
  const actor = coverage.start(userSessionMachine(deps, identity.value, identity));
  return {
    actor, calls, logged: backend.logged,
    value: () => actor.getSnapshot().value,
    session: () => actor.getSnapshot().context.session,
  };
};
const advance = (millis: number): Promise<unknown> => vi.advanceTimersByTimeAsync(millis);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('userSessionMachine: session', () => {
  it('is known as soon as profile and access record have arrived', () => {
    const { value, session } = startUserSession({});
    expect(value()).toEqual({ session: 'known', repair: 'active' });
    expect(session()).toMatchObject({ uid: 'maya', role: 'user' });
  });

  it('awaits a missing profile for 8 s, then starts without the profile', async () => {
    const { value, session } = startUserSession({ profile: always(O.none) });
    await advance(7_900);
    expect([value(), session()]).toEqual([{ session: 'loading', repair: { initializing: 'answered' } }, null]);
    await advance(200);
    expect(value()).toMatchObject({ session: 'known' });
    expect(session()).toMatchObject({ uid: 'maya', profile: null });
  });

  it('follows documents that change, without repair while the profile has the same address', async () => {
    const profile = new BehaviorSubject<E.Either<Failure, O.Option<User>>>(E.right(O.some(aUser())));
    const { value, session } = startUserSession({ profile });
    profile.next(E.right(O.some(aUser({ name: 'Nell' }))));
    expect(session()).toMatchObject({ name: 'Nell' });
    await advance(1000);
    expect(value()).toEqual({ session: 'known', repair: 'active' });
  });

  it('is signed out although the profile has not arrived, if the account is disabled', () => {
    const { session } = startUserSession({ profile: NEVER, accessRecord: always({ ...activeRecord, disabled: true }) });
    expect(session()).toEqual({ _tag: 'signed-out' });
  });
});

describe('userSessionMachine: repair', () => {
  /** Returns the number of refresh attempts within `millis` when every refresh fails. */
  const countAttempts = async (failure: Failure, millis: number): Promise<number> => {
    const { actor, calls, logged } = startUserSession({ accessRecord: always(adminRecord) }, { refresh: TE.left(failure) });
    await advance(millis);
    actor.stop();
    const attempts = calls.refresh.mock.calls.length;
    expect(logged).toEqual(Array.from({ length: attempts }, () => ['session.refresh', failure]));
    return attempts;
  };

  it('repeats a retryable failure with increasing delays', async () => {
    const failure = unavailable(503, 'Service Unavailable');
    expect([
      await countAttempts(failure, 100),
      await countAttempts(failure, 300),
      await countAttempts(failure, 5_300),
      await countAttempts(failure, 15_300),
      await countAttempts(failure, 35_300),
    ]).toEqual([0, 1, 2, 3, 4]);
    expect(await countAttempts(failure, 600_000)).toBeLessThan(15);
  });

  it('does not repeat a failure that is not retryable', async () => {
    expect(await countAttempts(forbidden('refresh'), 600_000)).toBe(1);
  });

  /** Counts the calls for a new admin whose claim arrives `claimAfter` ms after the access record; null: only after `initializeUser`. */
  const callsUntilClaimed = async (claimAfter: number | null): Promise<readonly [refreshed: number, initialized: number]> => {
    const identity = new BehaviorSubject<Identity>(userIdentity);
    let isClaimed = false;
    if (claimAfter !== null) setTimeout(() => (isClaimed = true), claimAfter);
    const refresh = TE.fromIO(() =>
      identity.next(isClaimed ? { ...userIdentity, role: 'admin' } : { ...userIdentity, token: 'a new one' }),
    );
    const initialize = TE.fromIO(() => void (isClaimed ||= claimAfter === null));
    const { actor, calls, logged } = startUserSession({ identity, accessRecord: always(adminRecord) }, { refresh, initialize });
    await advance(600_000);
    actor.stop();
    expect(logged).toEqual([]);
    return [calls.refresh.mock.calls.length, calls.initialize.mock.calls.length];
  };

  it('refreshes until the token has the new role: the claim may follow the access record, or need initializeUser', async () => {
    expect(await callsUntilClaimed(0)).toEqual([1, 0]);
    expect(await callsUntilClaimed(1000)).toEqual([2, 1]);
    expect(await callsUntilClaimed(null)).toEqual([2, 1]);
    const [refreshed] = await callsUntilClaimed(3_600_000);
    expect(refreshed).toBeLessThan(15);
  });

  it.each([unauthenticated, notFound('user')])('refreshes the token when the server does not know the account: $_tag', async (failure) => {
    const { value, calls, logged } = startUserSession(
      { profile: always(O.none), accessRecord: always<AccessRecord | null>(null) },
      { initialize: TE.left(failure) },
    );
    await advance(60_000);
    expect(calls.refresh).toHaveBeenCalledTimes(1);
    expect(logged).toEqual([['session.initialize', failure]]);
    expect(value()).toMatchObject({ repair: { initializing: 'answered' } });
  });

  it('repeats an initialization that failed', async () => {
    const failure = unavailable(503, 'Service Unavailable');
    const { value, calls, logged } = startUserSession({ profile: always(O.none) }, { initialize: TE.left(failure) });
    await advance(300);
    expect(value()).toMatchObject({ repair: { initializing: 'retrying' } });
    await advance(5_000);
    expect(calls.initialize).toHaveBeenCalledTimes(2);
    expect(logged).toEqual([['session.initialize', failure], ['session.initialize', failure]]);
  });

  it('starts again with the first delay when the documents change', async () => {
    const accessRecord = new BehaviorSubject<E.Either<Failure, AccessRecord>>(E.right(adminRecord));
    const { value, calls } = startUserSession({ accessRecord }, { refresh: TE.left(unavailable(503, 'Service Unavailable')) });
    await advance(20_000);
    expect(calls.refresh).toHaveBeenCalledTimes(3);
    accessRecord.next(E.right({ ...adminRecord, since: 1 }));
    expect(value()).toMatchObject({ repair: 'active' });
    await advance(5_300);
    expect(calls.refresh).toHaveBeenCalledTimes(5);
  });

  it('signs out an ended session after the grace time', async () => {
    const { value, calls } = startUserSession({ accessRecord: always(endedRecord) });
    await advance(10_000);
    expect([value(), calls.signOut.mock.calls.length]).toEqual([{ session: 'known', repair: 'endingAfterGrace' }, 0]);
    await advance(300);
    expect([value(), calls.signOut.mock.calls.length]).toEqual([{ session: 'known', repair: { ending: 'requesting' } }, 1]);
  });

  it('keeps an ended session that is authenticated again within the grace time', async () => {
    const identity = new BehaviorSubject(userIdentity);
    const { value, calls } = startUserSession({ identity, accessRecord: always(endedRecord) });
    await advance(9_000);
    identity.next({ ...userIdentity, authTime: endedRecord.since + 1 });
    await advance(60_000);
    expect([value(), calls.signOut.mock.calls.length]).toEqual([{ session: 'known', repair: 'active' }, 0]);
  });

  it.each<readonly [string, Failure, number, string]>([
    ['repeats a sign-out that failed', unavailable(503, 'Service Unavailable'), 2, 'retrying'],
    ['does not repeat a sign-out that was refused', forbidden('sign-out'), 1, 'answered'],
  ])('%s', async (_, failure, attempts, state) => {
    const { value, calls, logged } = startUserSession(
      { accessRecord: always({ ...activeRecord, disabled: true }) },
      { signOut: TE.left(failure) },
    );
    await advance(5_300);
    expect([value(), calls.signOut.mock.calls.length]).toEqual([{ session: 'known', repair: { ending: state } }, attempts]);
    expect(logged).toEqual(Array.from({ length: attempts }, () => ['session.sign-out', failure]));
  });
});

describe('userSessionMachine', () => {
  it('describes every state', () => {
    const machine = userSessionMachine(testBackend(MAYA), userIdentity, NEVER);
    expect(
      reachableStates(machine).filter(
        (id) => machine.getStateNodeById(id).description === undefined && machine.getStateNodeById(id).parent?.description === undefined,
      ),
    ).toEqual([]);
  });

  afterAll(() => expect(coverage.uncovered()).toEqual([]));
});
