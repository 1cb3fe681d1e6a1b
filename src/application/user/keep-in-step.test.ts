import fc from 'fast-check';
import { BehaviorSubject, concat, NEVER, of, type Observable } from 'rxjs';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/answer';
import { notAllowed, notFound, unauthenticated, unavailable, type Failure } from '#domain/failure';
import type { AccessMarker } from '#domain/user/access-marker';
import type { Identity } from '#domain/user/identity';
import type { User } from '#domain/user/user';
import { anIdentity, aUser } from '#domain/user/user.fixture';
import { keepInStep, nextStep, type Step } from './keep-in-step';
import { MAYA, memberHouse } from './member-house.fixture';
import type { Read } from './read';

const who = anIdentity();
const mark: AccessMarker = { disabled: false, role: 'user', since: 0 };

describe('nextStep', () => {
  const cases: ReadonlyArray<readonly [string, Identity, Read<User>, Read<AccessMarker>, Step]> = [
    ['all agree', who, aUser(), mark, 'nothing'],
    ['the session began when others ended', who, aUser(), { ...mark, since: who.authTime }, 'nothing'],
    ['the account is disabled', who, aUser(), { ...mark, disabled: true }, 'leave'],
    ['the account is disabled and the profile unread', who, 'unread', { ...mark, disabled: true }, 'leave'],
    ['the account is disabled and has no claim', { ...who, role: null }, null, { ...mark, disabled: true }, 'leave'],
    ['the session was ended', who, aUser(), { ...mark, since: who.authTime + 1 }, 'leave-after-grace'],
    ['the session was ended and the profile is closed to it', who, 'unread', { ...mark, since: who.authTime + 1 }, 'leave-after-grace'],
    ['the session was ended before it had a claim', { ...who, role: null }, null, { ...mark, since: who.authTime + 1 }, 'leave-after-grace'],
    ['somebody became an admin', who, aUser(), { ...mark, role: 'admin' }, 'refresh'],
    ['somebody is no admin any more', { ...who, role: 'admin' }, aUser(), mark, 'refresh'],
    ['there is no claim yet', { ...who, role: null }, aUser(), mark, 'initialize'],
    ['there is no profile yet', who, null, mark, 'initialize'],
    ['there is no marker yet', who, aUser(), null, 'initialize'],
    ['the token has a newer address', { ...who, email: 'new@marquee.example' }, aUser(), mark, 'initialize'],
    ['the profile cannot be read', who, 'unread', mark, 'nothing'],
    ['the profile is gone', who, 'gone', mark, 'refresh'],
    ['the marker is gone', who, aUser(), 'gone', 'refresh'],
    ['the marker is gone and the profile closed', who, 'unread', 'gone', 'refresh'],
    ['the session was ended and the profile is gone', who, 'gone', { ...mark, since: who.authTime + 1 }, 'leave-after-grace'],
    ['the marker cannot be read', who, aUser(), 'unread', 'nothing'],
    ['there is no claim and the marker cannot be read', { ...who, role: null }, null, 'unread', 'nothing'],
  ];
  it.each(cases)('when %s', (_, identity, profile, marker, step) => {
    expect(nextStep(identity, profile, marker)).toBe(step);
  });

  it('does nothing on account of what it could not read, whatever the rest says', () => {
    const role = fc.constantFrom('user', 'admin', null);
    const identities = fc.record({ role, authTime: fc.nat(), email: fc.constantFrom('a@b.example', who.email) }).map((more) => ({ ...who, ...more }));
    const profiles = fc.constantFrom<Read<User>>(aUser(), null, 'gone', 'unread');
    fc.assert(fc.property(identities, profiles, (identity, profile) => nextStep(identity, profile, 'unread') === 'nothing'));
    const markers = fc.record({ disabled: fc.boolean(), role: fc.constantFrom('user' as const, 'admin' as const), since: fc.nat() });
    const shutOut = (identity: Identity, marker: AccessMarker): Step =>
      marker.disabled ? 'leave' : marker.since > identity.authTime ? 'leave-after-grace' : 'nothing';
    fc.assert(fc.property(identities, markers, (identity, marker) => nextStep(identity, 'unread', marker) === shutOut(identity, marker)));
  });
});

describe('keepInStep', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** How often the marker's role was asked for after so many milliseconds, when it is refused each time. */
  const tries = async (failure: Failure, millis: number): Promise<number> => {
    const house = memberHouse(MAYA);
    const refresh = vi.fn(TE.left(failure));
    const marker: Observable<Read<AccessMarker>> = concat(of<AccessMarker>({ ...mark, role: 'admin' }), NEVER);
    const said: unknown[] = [];
    const following = keepInStep({ ...house, accounts: { ...house.accounts, refresh } }, of(who), of(aUser()), marker).subscribe((word: unknown) => said.push(word));
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
    const house = memberHouse(MAYA);
    const identity = new BehaviorSubject<Identity>(who);
    let isClaimed = false;
    if (claimAfter !== null) setTimeout(() => (isClaimed = true), claimAfter);
    const refresh = vi.fn(TE.fromIO(() => identity.next(isClaimed ? { ...who, role: 'admin' } : { ...who, token: 'a new one' })));
    const initialize = vi.fn(() => TE.fromIO(() => void (isClaimed ||= claimAfter === null)));
    const needs = { ...house, accounts: { ...house.accounts, refresh }, membership: { ...house.membership, initialize } };
    const following = keepInStep(needs, identity, of(aUser()), concat(of<AccessMarker>({ ...mark, role: 'admin' }), NEVER)).subscribe();
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
    const house = memberHouse(MAYA);
    const refresh = vi.fn<Answer<void>>(TE.right(undefined));
    const needs = { ...house, accounts: { ...house.accounts, refresh }, membership: { ...house.membership, initialize: () => TE.left(failure) } };
    const following = keepInStep(needs, of(who), concat(of(null), NEVER), concat(of(null), NEVER)).subscribe();
    await vi.advanceTimersByTimeAsync(60_000);
    following.unsubscribe();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(house.logged).toEqual([['session.initialize', failure]]);
  });

  it('does not try again what will not succeed', async () => {
    expect(await tries(notAllowed('refresh'), 600_000)).toBe(1);
  });
});
