import fc from 'fast-check';
import { BehaviorSubject, concat, NEVER, of, type Observable } from 'rxjs';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { forbidden, notFound, unauthenticated, unavailable, type Failure } from '#domain/shared/failure';
import type { AccessRecord } from '#domain/users/access/access-repository';
import type { Identity } from '#domain/users/identity';
import type { User } from '#domain/users/user';
import { anIdentity, aUser } from '#domain/users/user.fixture';
import { reconcileSession, nextAction, type SessionAction } from './reconcile-session';
import { MAYA, testBackend } from '../account/test-backend.fixture';
import type { DocumentState } from './document-state';

const who = anIdentity();
const mark: AccessRecord = { disabled: false, role: 'user', since: 0 };

describe('nextStep', () => {
  const cases: ReadonlyArray<readonly [string, Identity, DocumentState<User>, DocumentState<AccessRecord>, SessionAction]> = [
    ['all agree', who, aUser(), mark, 'nothing'],
    ['the session began when others ended', who, aUser(), { ...mark, since: who.authTime }, 'nothing'],
    ['the account is disabled', who, aUser(), { ...mark, disabled: true }, 'sign-out'],
    ['the account is disabled and the profile unread', who, 'unavailable', { ...mark, disabled: true }, 'sign-out'],
    ['the account is disabled and has no claim', { ...who, role: null }, null, { ...mark, disabled: true }, 'sign-out'],
    ['the session was ended', who, aUser(), { ...mark, since: who.authTime + 1 }, 'sign-out-after-grace'],
    ['the session was ended and the profile is closed to it', who, 'unavailable', { ...mark, since: who.authTime + 1 }, 'sign-out-after-grace'],
    ['the session was ended before it had a claim', { ...who, role: null }, null, { ...mark, since: who.authTime + 1 }, 'sign-out-after-grace'],
    ['somebody became an admin', who, aUser(), { ...mark, role: 'admin' }, 'refresh'],
    ['somebody is no admin any more', { ...who, role: 'admin' }, aUser(), mark, 'refresh'],
    ['there is no claim yet', { ...who, role: null }, aUser(), mark, 'initialize'],
    ['there is no profile yet', who, null, mark, 'initialize'],
    ['there is no marker yet', who, aUser(), null, 'initialize'],
    ['the token has a newer address', { ...who, email: 'new@marquee.example' }, aUser(), mark, 'initialize'],
    ['the profile cannot be read', who, 'unavailable', mark, 'nothing'],
    ['the profile is gone', who, 'deleted', mark, 'refresh'],
    ['the marker is gone', who, aUser(), 'deleted', 'refresh'],
    ['the marker is gone and the profile closed', who, 'unavailable', 'deleted', 'refresh'],
    ['the session was ended and the profile is gone', who, 'deleted', { ...mark, since: who.authTime + 1 }, 'sign-out-after-grace'],
    ['the marker cannot be read', who, aUser(), 'unavailable', 'nothing'],
    ['there is no claim and the marker cannot be read', { ...who, role: null }, null, 'unavailable', 'nothing'],
  ];
  it.each(cases)('when %s', (_, identity, profile, marker, step) => {
    expect(nextAction(identity, profile, marker)).toBe(step);
  });

  it('does nothing on account of what it could not read, whatever the rest says', () => {
    const role = fc.constantFrom('user', 'admin', null);
    const identities = fc.record({ role, authTime: fc.nat(), email: fc.constantFrom('a@b.example', who.email) }).map((more) => ({ ...who, ...more }));
    const profiles = fc.constantFrom<DocumentState<User>>(aUser(), null, 'deleted', 'unavailable');
    fc.assert(fc.property(identities, profiles, (identity, profile) => nextAction(identity, profile, 'unavailable') === 'nothing'));
    const markers = fc.record({ disabled: fc.boolean(), role: fc.constantFrom('user' as const, 'admin' as const), since: fc.nat() });
    const shutOut = (identity: Identity, marker: AccessRecord): SessionAction =>
      marker.disabled ? 'sign-out' : marker.since > identity.authTime ? 'sign-out-after-grace' : 'nothing';
    fc.assert(fc.property(identities, markers, (identity, marker) => nextAction(identity, 'unavailable', marker) === shutOut(identity, marker)));
  });
});

describe('keepInStep', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** How often the marker's role was asked for after so many milliseconds, when it is refused each time. */
  const tries = async (failure: Failure, millis: number): Promise<number> => {
    const house = testBackend(MAYA);
    const refresh = vi.fn(TE.left(failure));
    const marker: Observable<DocumentState<AccessRecord>> = concat(of<AccessRecord>({ ...mark, role: 'admin' }), NEVER);
    const said: unknown[] = [];
    const following = reconcileSession({ ...house, auth: { ...house.auth, refresh } }, of(who), of(aUser()), marker).subscribe((word: unknown) => said.push(word));
    await vi.advanceTimersByTimeAsync(millis);
    following.unsubscribe();
    expect(said).toEqual([]);
    expect(house.logged).toEqual(house.logged.map(() => ['session.refresh', failure]));
    expect(house.logged).toHaveLength(refresh.mock.calls.length);
    return refresh.mock.calls.length;
  };

  it('tries again, less and less often, what may succeed another time', async () => {
    const failure = unavailable(503, 'Not now');
    expect([await tries(failure, 100), await tries(failure, 300), await tries(failure, 5_300), await tries(failure, 15_300), await tries(failure, 35_300)]).toEqual([0, 1, 2, 3, 4]);
    expect(await tries(failure, 600_000)).toBeLessThan(15);
  });

  /** How often somebody who became an admin was asked about, when the claim comes that many milliseconds after the marker; null: once the server mends it. */
  const untilClaimed = async (claimAfter: number | null): Promise<readonly [refreshed: number, initialized: number]> => {
    const house = testBackend(MAYA);
    const identity = new BehaviorSubject<Identity>(who);
    let isClaimed = false;
    if (claimAfter !== null) setTimeout(() => (isClaimed = true), claimAfter);
    const refresh = vi.fn(TE.fromIO(() => identity.next(isClaimed ? { ...who, role: 'admin' } : { ...who, token: 'a new one' })));
    const initialize = vi.fn(() => TE.fromIO(() => void (isClaimed ||= claimAfter === null)));
    const needs = { ...house, auth: { ...house.auth, refresh }, accountApi: { ...house.accountApi, initializeUser: initialize } };
    const following = reconcileSession(needs, identity, of(aUser()), concat(of<AccessRecord>({ ...mark, role: 'admin' }), NEVER)).subscribe();
    await vi.advanceTimersByTimeAsync(600_000);
    following.unsubscribe();
    expect(house.logged).toEqual([]);
    return [refresh.mock.calls.length, initialize.mock.calls.length];
  };

  it('asks for the new role until it has come: the claim may come after the marker, or not before the server mends it', async () => {
    expect(await untilClaimed(0)).toEqual([1, 0]);
    expect(await untilClaimed(1000)).toEqual([2, 1]);
    expect(await untilClaimed(null)).toEqual([2, 1]);
    const [refreshed] = await untilClaimed(3_600_000);
    expect(refreshed).toBeLessThan(15);
  });

  it.each([unauthenticated, notFound('user')])('asks the identity service when the server knows nobody like that: $_tag', async (failure) => {
    const house = testBackend(MAYA);
    const refresh = vi.fn<Answer<void>>(TE.right(undefined));
    const needs = { ...house, auth: { ...house.auth, refresh }, accountApi: { ...house.accountApi, initializeUser: () => TE.left(failure) } };
    const following = reconcileSession(needs, of(who), concat(of(null), NEVER), concat(of(null), NEVER)).subscribe();
    await vi.advanceTimersByTimeAsync(60_000);
    following.unsubscribe();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(house.logged).toEqual([['session.initialize', failure]]);
  });

  it('does not try again what will not succeed', async () => {
    expect(await tries(forbidden('refresh'), 600_000)).toBe(1);
  });
});
