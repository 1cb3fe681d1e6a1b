import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflict } from '../failure';
import { byAdmin, byOneself, disabledAt, enabled, endedAt, leavingAt, unchanged, withRole, type Turn } from './authority';
import { endingAt, isActingAdmin, newcomer, sessionGoesOn, type Standing } from './standing';
import { aUserId } from './user.fixture';

const ids = ['ada', 'bert', 'cleo'].map(aUserId);
const turns: ReadonlyArray<Turn> = [withRole('admin'), withRole('user'), disabledAt(5000), enabled, leavingAt(6000), endedAt(7000), unchanged];
const id = fc.constantFrom(...ids);
const deed = fc.record({ by: id, of: id, turn: fc.constantFrom(...turns), alone: fc.boolean() });

describe('decisions about accounts', () => {
  it('keep the number of admins right, above zero, and nobody acts on themself', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const standings = new Map<string, Standing>(ids.map((one) => [one, { ...newcomer, role: 'admin' }]));
        let admins = ids.length;
        for (const { by, of, turn, alone } of deeds) {
          const scene = { by: standings.get(by) ?? null, of: standings.get(alone ? by : of) ?? null, admins };
          const ruled = alone ? byOneself(turn)(scene) : byAdmin(by, of, turn)(scene);
          if (!alone && by === of) expect(E.isLeft(ruled)).toBe(true);
          if (!alone && !isActingAdmin(scene.by)) expect(E.isLeft(ruled)).toBe(true);
          if (E.isLeft(ruled)) continue;
          standings.set(alone ? by : of, ruled.right.standing);
          admins = ruled.right.admins;
          expect(admins).toBe([...standings.values()].filter(isActingAdmin).length);
          expect(admins).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('are the same when made twice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...turns),
        fc.constantFrom<Standing>(newcomer, { ...newcomer, role: 'admin' }, { ...newcomer, disabled: true }),
        (turn, was) => {
          const once = byOneself(turn)({ by: null, of: was, admins: 2 });
          if (E.isLeft(once)) return;
          expect(turn(once.right.standing)).toEqual(once.right.standing);
        },
      ),
    );
  });

  it('leave the last admin alone, and whoever is leaving', () => {
    const admin: Standing = { ...newcomer, role: 'admin' };
    expect(byOneself(leavingAt(0))({ by: admin, of: admin, admins: 1 })).toEqual(E.left(conflict('the last admin')));
    expect(byAdmin(aUserId('ada'), aUserId('maya'), enabled)({ by: admin, of: leavingAt(0)(newcomer), admins: 1 })).toMatchObject({
      left: { _tag: 'conflict' },
    });
  });
});

describe('the end of sessions', () => {
  it('spares a sign-in within the same second, which tokens cannot tell apart, and no earlier one', () => {
    const now = 10_900;
    const standing = endedAt(now)(newcomer);
    expect(standing.since).toBe(endingAt(now));
    expect([9000, 10_000, 11_000].map((authTime) => sessionGoesOn(standing, authTime))).toEqual([false, true, true]);
  });

  it('is never taken back', () => {
    expect(endedAt(1000)(endedAt(5000)(newcomer)).since).toBe(5000);
  });
});
