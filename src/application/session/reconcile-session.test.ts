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

const userIdentity = anIdentity();
const activeRecord: AccessRecord = { disabled: false, role: 'user', since: 0 };

describe('nextAction', () => {
  const cases: ReadonlyArray<readonly [string, Identity, DocumentState<User>, DocumentState<AccessRecord>, SessionAction]> = [
    ['identity, profile and access record agree', userIdentity, aUser(), activeRecord, 'nothing'],
    ['the session began at the time when others were ended', userIdentity, aUser(), { ...activeRecord, since: userIdentity.authTime }, 'nothing'],
    ['the account is disabled', userIdentity, aUser(), { ...activeRecord, disabled: true }, 'sign-out'],
    ['the account is disabled and the profile unavailable', userIdentity, 'unavailable', { ...activeRecord, disabled: true }, 'sign-out'],
    ['the account is disabled and has no claim', { ...userIdentity, role: null }, null, { ...activeRecord, disabled: true }, 'sign-out'],
    ['the session was ended', userIdentity, aUser(), { ...activeRecord, since: userIdentity.authTime + 1 }, 'sign-out-after-grace'],
    ['the session was ended and the profile is unavailable', userIdentity, 'unavailable', { ...activeRecord, since: userIdentity.authTime + 1 }, 'sign-out-after-grace'],
    ['the session was ended before it had a claim', { ...userIdentity, role: null }, null, { ...activeRecord, since: userIdentity.authTime + 1 }, 'sign-out-after-grace'],
    ['the user became an admin', userIdentity, aUser(), { ...activeRecord, role: 'admin' }, 'refresh'],
    ['the user lost the admin role', { ...userIdentity, role: 'admin' }, aUser(), activeRecord, 'refresh'],
    ['there is no claim yet', { ...userIdentity, role: null }, aUser(), activeRecord, 'initialize'],
    ['there is no profile yet', userIdentity, null, activeRecord, 'initialize'],
    ['there is no access record yet', userIdentity, aUser(), null, 'initialize'],
    ['the token has a newer address', { ...userIdentity, email: 'new@marquee.example' }, aUser(), activeRecord, 'initialize'],
    ['the profile cannot be read', userIdentity, 'unavailable', activeRecord, 'nothing'],
    ['the profile is deleted', userIdentity, 'deleted', activeRecord, 'refresh'],
    ['the access record is deleted', userIdentity, aUser(), 'deleted', 'refresh'],
    ['the access record is deleted and the profile unavailable', userIdentity, 'unavailable', 'deleted', 'refresh'],
    ['the session was ended and the profile is deleted', userIdentity, 'deleted', { ...activeRecord, since: userIdentity.authTime + 1 }, 'sign-out-after-grace'],
    ['the access record cannot be read', userIdentity, aUser(), 'unavailable', 'nothing'],
    ['there is no claim and the access record cannot be read', { ...userIdentity, role: null }, null, 'unavailable', 'nothing'],
  ];
  it.each(cases)('when %s', (_, identity, profile, accessRecord, action) => {
    expect(nextAction(identity, profile, accessRecord)).toBe(action);
  });

  it('takes no action based on an unavailable document', () => {
    const role = fc.constantFrom('user', 'admin', null);
    const identities = fc.record({ role, authTime: fc.nat(), email: fc.constantFrom('a@b.example', userIdentity.email) }).map((more) => ({ ...userIdentity, ...more }));
    const profiles = fc.constantFrom<DocumentState<User>>(aUser(), null, 'deleted', 'unavailable');
    fc.assert(fc.property(identities, profiles, (identity, profile) => nextAction(identity, profile, 'unavailable') === 'nothing'));
    const accessRecords = fc.record({ disabled: fc.boolean(), role: fc.constantFrom('user' as const, 'admin' as const), since: fc.nat() });
    const expectedAction = (identity: Identity, accessRecord: AccessRecord): SessionAction =>
      accessRecord.disabled ? 'sign-out' : accessRecord.since > identity.authTime ? 'sign-out-after-grace' : 'nothing';
    fc.assert(fc.property(identities, accessRecords, (identity, accessRecord) => nextAction(identity, 'unavailable', accessRecord) === expectedAction(identity, accessRecord)));
  });
});

describe('reconcileSession', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Returns the number of refresh attempts within `millis` when every refresh fails. */
  const countAttempts = async (failure: Failure, millis: number): Promise<number> => {
    const backend = testBackend(MAYA);
    const refresh = vi.fn(TE.left(failure));
    const accessRecord: Observable<DocumentState<AccessRecord>> = concat(of<AccessRecord>({ ...activeRecord, role: 'admin' }), NEVER);
    const emitted: unknown[] = [];
    const subscription = reconcileSession({ ...backend, auth: { ...backend.auth, refresh } }, of(userIdentity), of(aUser()), accessRecord).subscribe((value: unknown) => emitted.push(value));
    await vi.advanceTimersByTimeAsync(millis);
    subscription.unsubscribe();
    expect(emitted).toEqual([]);
    expect(backend.logged).toEqual(backend.logged.map(() => ['session.refresh', failure]));
    expect(backend.logged).toHaveLength(refresh.mock.calls.length);
    return refresh.mock.calls.length;
  };

  it('repeats a retryable failure with increasing delays', async () => {
    const failure = unavailable(503, 'Service Unavailable');
    expect([await countAttempts(failure, 100), await countAttempts(failure, 300), await countAttempts(failure, 5_300), await countAttempts(failure, 15_300), await countAttempts(failure, 35_300)]).toEqual([0, 1, 2, 3, 4]);
    expect(await countAttempts(failure, 600_000)).toBeLessThan(15);
  });

  /** Counts the calls for a new admin whose claim arrives `claimAfter` ms after the access record; null: only after `initializeUser`. */
  const callsUntilClaimed = async (claimAfter: number | null): Promise<readonly [refreshed: number, initialized: number]> => {
    const backend = testBackend(MAYA);
    const identity$ = new BehaviorSubject<Identity>(userIdentity);
    let isClaimed = false;
    if (claimAfter !== null) setTimeout(() => (isClaimed = true), claimAfter);
    const refresh = vi.fn(TE.fromIO(() => identity$.next(isClaimed ? { ...userIdentity, role: 'admin' } : { ...userIdentity, token: 'a new one' })));
    const initialize = vi.fn(() => TE.fromIO(() => void (isClaimed ||= claimAfter === null)));
    const deps = { ...backend, auth: { ...backend.auth, refresh }, accountApi: { ...backend.accountApi, initializeUser: initialize } };
    const subscription = reconcileSession(deps, identity$, of(aUser()), concat(of<AccessRecord>({ ...activeRecord, role: 'admin' }), NEVER)).subscribe();
    await vi.advanceTimersByTimeAsync(600_000);
    subscription.unsubscribe();
    expect(backend.logged).toEqual([]);
    return [refresh.mock.calls.length, initialize.mock.calls.length];
  };

  it('refreshes until the token has the new role: the claim may follow the access record, or need initializeUser', async () => {
    expect(await callsUntilClaimed(0)).toEqual([1, 0]);
    expect(await callsUntilClaimed(1000)).toEqual([2, 1]);
    expect(await callsUntilClaimed(null)).toEqual([2, 1]);
    const [refreshed] = await callsUntilClaimed(3_600_000);
    expect(refreshed).toBeLessThan(15);
  });

  it.each([unauthenticated, notFound('user')])('refreshes the token when the server does not know the account: $_tag', async (failure) => {
    const backend = testBackend(MAYA);
    const refresh = vi.fn<Answer<void>>(TE.right(undefined));
    const deps = { ...backend, auth: { ...backend.auth, refresh }, accountApi: { ...backend.accountApi, initializeUser: () => TE.left(failure) } };
    const subscription = reconcileSession(deps, of(userIdentity), concat(of(null), NEVER), concat(of(null), NEVER)).subscribe();
    await vi.advanceTimersByTimeAsync(60_000);
    subscription.unsubscribe();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(backend.logged).toEqual([['session.initialize', failure]]);
  });

  it('does not repeat a failure that is not retryable', async () => {
    expect(await countAttempts(forbidden('refresh'), 600_000)).toBe(1);
  });
});
