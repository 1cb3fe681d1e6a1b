import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccessRecord } from '#domain/users/access/access-repository';
import type { Identity } from '#domain/users/identity';
import type { User } from '#domain/users/user';
import { anIdentity, aUser } from '#domain/users/user.fixture';
import { nextAction, type SessionAction } from './session-action';
import type { DocumentState } from './document-state';

const userIdentity = anIdentity();
const activeRecord: AccessRecord = { disabled: false, role: 'user', since: 0 };

describe('nextAction', () => {
  const cases: ReadonlyArray<readonly [string, Identity, DocumentState<User>, DocumentState<AccessRecord>, SessionAction]> = [
    ['identity, profile and access record agree', userIdentity, aUser(), activeRecord, 'nothing'],
    [
      'the session began at the time when others were ended', userIdentity,
      aUser(),
      { ...activeRecord, since: userIdentity.authTime },
      'nothing',
    ],
    ['the account is disabled', userIdentity, aUser(), { ...activeRecord, disabled: true }, 'sign-out'],
    ['the account is disabled and the profile unavailable', userIdentity, 'unavailable', { ...activeRecord, disabled: true }, 'sign-out'],
    ['the account is disabled and has no claim', { ...userIdentity, role: null }, null, { ...activeRecord, disabled: true }, 'sign-out'],
    ['the session was ended', userIdentity, aUser(), { ...activeRecord, since: userIdentity.authTime + 1 }, 'sign-out-after-grace'],
    [
      'the session was ended and the profile is unavailable', userIdentity, 'unavailable',
      { ...activeRecord, since: userIdentity.authTime + 1 },
      'sign-out-after-grace',
    ],
    [
      'the session was ended before it had a claim',
      { ...userIdentity, role: null },
      null,
      { ...activeRecord, since: userIdentity.authTime + 1 },
      'sign-out-after-grace',
    ],
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
    [
      'the session was ended and the profile is deleted', userIdentity, 'deleted',
      { ...activeRecord, since: userIdentity.authTime + 1 },
      'sign-out-after-grace',
    ],
    ['the access record cannot be read', userIdentity, aUser(), 'unavailable', 'nothing'],
    ['the profile is loading', userIdentity, 'loading', activeRecord, 'nothing'],
    ['the account is disabled and the profile is loading', userIdentity, 'loading', { ...activeRecord, disabled: true }, 'sign-out'],
    ['the access record is loading', userIdentity, null, 'loading', 'nothing'],
    ['there is no claim and the access record cannot be read', { ...userIdentity, role: null }, null, 'unavailable', 'nothing'],
  ];
  it.each(cases)('when %s', (_, identity, profile, accessRecord, action) => {
    expect(nextAction({ identity, profile, accessRecord })).toBe(action);
  });

  it('takes no action based on an unavailable document', () => {
    const role = fc.constantFrom('user', 'admin', null);
    const identities = fc
      .record({ role, authTime: fc.nat(), email: fc.constantFrom('a@b.example', userIdentity.email) })
      .map((more) => ({ ...userIdentity, ...more }));
    const profiles = fc.constantFrom<DocumentState<User>>(aUser(), null, 'deleted', 'unavailable');
    fc.assert(
      fc.property(
        identities, profiles,
        (identity, profile) => nextAction({ identity, profile, accessRecord: 'unavailable' }) === 'nothing',
      ),
    );
    const accessRecords = fc.record({ disabled: fc.boolean(), role: fc.constantFrom('user' as const, 'admin' as const), since: fc.nat() });
    const expectedAction = (identity: Identity, accessRecord: AccessRecord): SessionAction =>
      accessRecord.disabled ? 'sign-out' : accessRecord.since > identity.authTime ? 'sign-out-after-grace' : 'nothing';
    fc.assert(
      fc.property(
        identities, accessRecords,
        (identity, accessRecord) =>
          nextAction({ identity, profile: 'unavailable', accessRecord }) === expectedAction(identity, accessRecord),
      ),
    );
  });
});
