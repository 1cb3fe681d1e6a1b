import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflict } from '../../shared/failure';
import { adminMay, selfMay, withDisabled, withEnabled, withSessionsEnded, withDeletionStarted, withoutChange, withRole, type AccessTransition } from './access-policy';
import { sessionCutoff, isActiveAdmin, defaultAccess, isSessionActive, type ServerAccessRecord } from './access-record';
import { aUserId } from '../user.fixture';

const ids = ['ada', 'bert', 'cleo'].map(aUserId);
const turns: ReadonlyArray<AccessTransition> = [withRole('admin'), withRole('user'), withDisabled(5000), withEnabled, withDeletionStarted(6000), withSessionsEnded(7000), withoutChange];
const id = fc.constantFrom(...ids);
const deed = fc.record({ by: id, of: id, turn: fc.constantFrom(...turns), alone: fc.boolean() });

describe('decisions about accounts', () => {
  it('keep the number of admins right, above zero, and nobody acts on themself', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const standings = new Map<string, ServerAccessRecord>(ids.map((one) => [one, { ...defaultAccess, role: 'admin' }]));
        let admins = ids.length;
        for (const { by, of, turn, alone } of deeds) {
          const context = { caller: standings.get(by) ?? null, target: standings.get(alone ? by : of) ?? null, adminCount: admins };
          const ruled = alone ? selfMay(turn)(context) : adminMay(by, of, turn)(context);
          if (!alone && by === of) expect(E.isLeft(ruled)).toBe(true);
          if (!alone && !isActiveAdmin(context.caller)) expect(E.isLeft(ruled)).toBe(true);
          if (E.isLeft(ruled)) continue;
          standings.set(alone ? by : of, ruled.right.access);
          admins = ruled.right.adminCount;
          expect(admins).toBe([...standings.values()].filter(isActiveAdmin).length);
          expect(admins).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('are the same when made twice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...turns),
        fc.constantFrom<ServerAccessRecord>(defaultAccess, { ...defaultAccess, role: 'admin' }, { ...defaultAccess, disabled: true }),
        (turn, was) => {
          const once = selfMay(turn)({ caller: null, target: was, adminCount: 2 });
          if (E.isLeft(once)) return;
          expect(turn(once.right.access)).toEqual(once.right.access);
        },
      ),
    );
  });

  it('leave the last admin alone, and whoever is leaving', () => {
    const admin: ServerAccessRecord = { ...defaultAccess, role: 'admin' };
    expect(selfMay(withDeletionStarted(0))({ caller: admin, target: admin, adminCount: 1 })).toEqual(E.left(conflict('the last admin')));
    expect(adminMay(aUserId('ada'), aUserId('maya'), withEnabled)({ caller: admin, target: withDeletionStarted(0)(defaultAccess), adminCount: 1 })).toMatchObject({
      left: { _tag: 'conflict' },
    });
  });
});

describe('the end of sessions', () => {
  it('spares a sign-in within the same second, which tokens cannot tell apart, and no earlier one', () => {
    const now = 10_900;
    const standing = withSessionsEnded(now)(defaultAccess);
    expect(standing.since).toBe(sessionCutoff(now));
    expect([9000, 10_000, 11_000].map((authTime) => isSessionActive(standing, authTime))).toEqual([false, true, true]);
  });

  it('is never taken back', () => {
    expect(withSessionsEnded(1000)(withSessionsEnded(5000)(defaultAccess)).since).toBe(5000);
  });
});
