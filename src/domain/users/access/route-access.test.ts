import { describe, expect, it } from 'vitest';
import { decideAccess, isGuarded, mustAwaitSession, type RouteArea } from './route-access';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';

const member: Session = aSession();
const admin: Session = { ...member, role: 'admin' };
const sessions: ReadonlyArray<Session> = [signedOut, member, admin];

/** Expected result for a visitor, a member and an admin. */
const expected: Readonly<Record<RouteArea, ReadonlyArray<string>>> = {
  landing: ['stay', '/home', '/home'],
  public: ['stay', 'stay', 'stay'],
  guest: ['stay', '/home', '/home'],
  home: ['/login', 'stay', 'stay'],
  profile: ['/login', 'stay', 'stay'],
  admin: ['/login', '/home', 'stay'],
};

describe('decideAccess', () => {
  it.each(Object.keys(expected) as ReadonlyArray<RouteArea>)('returns the decision for visitor, member and admin in area %s', (area) => {
    const results = sessions.map((session) => decideAccess(area, session)).map((result) => (result.decision === 'go' ? result.to : 'stay'));
    expect(results).toEqual(expected[area]);
  });

  it('never redirects twice in a row', () => {
    const areaOf = { '/home': 'home', '/login': 'guest' } as const;
    for (const session of sessions) {
      for (const area of Object.keys(expected) as ReadonlyArray<RouteArea>) {
        const first = decideAccess(area, session);
        if (first.decision === 'go') expect(decideAccess(areaOf[first.to], session)).toEqual({ decision: 'stay' });
      }
    }
  });
});

describe('mustAwaitSession', () => {
  const areas = Object.keys(expected) as ReadonlyArray<RouteArea>;

  it('delays only guarded areas when no session is expected', () => {
    const delayed = areas.filter((area) => mustAwaitSession(area, false));
    expect(delayed).toEqual(['home', 'profile', 'admin']);
    expect(delayed.every((area) => isGuarded(area) && decideAccess(area, signedOut).decision === 'go')).toBe(true);
  });

  it('also delays areas that redirect members when a session is expected', () => {
    const delayed = areas.filter((area) => mustAwaitSession(area, true));
    expect(delayed).toEqual(['landing', 'guest', 'home', 'profile', 'admin']);
    expect(areas.filter((area) => !delayed.includes(area)).every((area) => decideAccess(area, member).decision === 'stay')).toBe(true);
  });
});
