import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflict } from '#domain/shared/failure';
import {
  adminAccessPolicy, selfAccessPolicy, withDisabled, withEnabled, withSessionsEnded, withDeletionStarted, keepAccess, withRole,
  type AccessTransition,
} from './access-policy';
import { sessionCutoff, isActiveAdmin, defaultAccess, isSessionActive, type ServerAccessRecord } from './access-record';
import { aUserId } from '#domain/users/user.fixture';

const ids = ['ada', 'bert', 'cleo'].map(aUserId);
const transitions: ReadonlyArray<AccessTransition> = [
  withRole('admin'),
  withRole('user'),
  withDisabled(5000),
  withEnabled,
  withDeletionStarted(6000),
  withSessionsEnded(7000),
  keepAccess,
];
const id = fc.constantFrom(...ids);
const action = fc.record({ by: id, of: id, transition: fc.constantFrom(...transitions), self: fc.boolean() });

describe('adminAccessPolicy and selfAccessPolicy', () => {
  it('keep adminCount correct and above zero, and reject admins acting on their own account', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const records = new Map<string, ServerAccessRecord>(ids.map((one) => [one, { ...defaultAccess, role: 'admin' }]));
        let admins = ids.length;
        for (const { by, of, transition, self } of actions) {
          const context = {
            caller: records.get(by) ?? null, target: records.get(self ? by : of) ?? null, profile: null, adminCount: admins,
          };
          const result = self ? selfAccessPolicy(transition)(context) : adminAccessPolicy(by, of, transition)(context);
          if (!self && by === of) expect(E.isLeft(result)).toBe(true);
          if (!self && !isActiveAdmin(context.caller)) expect(E.isLeft(result)).toBe(true);
          if (E.isLeft(result)) continue;
          records.set(self ? by : of, result.right.access);
          admins = result.right.adminCount;
          expect(admins).toBe([...records.values()].filter(isActiveAdmin).length);
          expect(admins).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('return the same access record when a transition is applied twice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...transitions),
        fc.constantFrom<ServerAccessRecord>(defaultAccess, { ...defaultAccess, role: 'admin' }, { ...defaultAccess, disabled: true }),
        (transition, previous) => {
          const once = selfAccessPolicy(transition)({ caller: null, target: previous, profile: null, adminCount: 2 });
          if (E.isLeft(once)) return;
          expect(transition(once.right.access)).toEqual(once.right.access);
        },
      ),
    );
  });

  it('leave an account that is disabled or being deleted as it is when that is asked for again later', () => {
    for (const transition of [withDisabled, withDeletionStarted]) {
      const once = transition(5000)(defaultAccess);
      expect(transition(90_000)(once)).toBe(once);
    }
  });

  it('reject removing the last admin and changing an account that is being deleted', () => {
    const admin: ServerAccessRecord = { ...defaultAccess, role: 'admin' };
    expect(selfAccessPolicy(withDeletionStarted(0))({ caller: admin, target: admin, profile: null, adminCount: 1 })).toEqual(
      E.left(conflict('the last admin')),
    );
    expect(
      adminAccessPolicy(
        aUserId('ada'),
        aUserId('maya'),
        withEnabled,
      )({ caller: admin, target: withDeletionStarted(0)(defaultAccess), profile: null, adminCount: 1 }),
    ).toMatchObject({
      left: { _tag: 'conflict' },
    });
  });
});

describe('withSessionsEnded', () => {
  it('keeps sessions from the same second active and ends earlier ones (tokens count in seconds)', () => {
    const now = 10_900;
    const access = withSessionsEnded(now)(defaultAccess);
    expect(access.since).toBe(sessionCutoff(now));
    expect([9000, 10_000, 11_000].map((authTime) => isSessionActive(access, authTime))).toEqual([false, true, true]);
  });

  it('never moves `since` back', () => {
    expect(withSessionsEnded(1000)(withSessionsEnded(5000)(defaultAccess)).since).toBe(5000);
  });
});
