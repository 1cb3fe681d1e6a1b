import { describe, expect, it } from 'vitest';
import { decideAccess, isGuarded, mustAwaitSession, type RouteArea } from './route-access';
import { signedOut, type Session } from '../session';
import { aSession } from '../user.fixture';

const member: Session = aSession();
const admin: Session = { ...member, role: 'admin' };
const people: ReadonlyArray<Session> = [signedOut, member, admin];

/** Where a visitor, a member and an admin end up. */
const ends: Readonly<Record<RouteArea, ReadonlyArray<string>>> = {
  landing: ['stay', '/home', '/home'],
  public: ['stay', 'stay', 'stay'],
  guest: ['stay', '/home', '/home'],
  home: ['/login', 'stay', 'stay'],
  profile: ['/login', 'stay', 'stay'],
  admin: ['/login', '/home', 'stay'],
};

describe('decideAccess', () => {
  it.each(Object.keys(ends) as ReadonlyArray<RouteArea>)('sends a visitor, a member and an admin where they belong from %s', (area) => {
    const went = people.map((session) => decideAccess(area, session)).map((answer) => (answer.decision === 'go' ? answer.to : 'stay'));
    expect(went).toEqual(ends[area]);
  });

  it('sends nobody round in circles', () => {
    const areaOf = { '/home': 'home', '/login': 'guest' } as const;
    for (const session of people) {
      for (const area of Object.keys(ends) as ReadonlyArray<RouteArea>) {
        const first = decideAccess(area, session);
        if (first.decision === 'go') expect(decideAccess(areaOf[first.to], session)).toEqual({ decision: 'stay' });
      }
    }
  });
});

describe('waitsForSession', () => {
  const areas = Object.keys(ends) as ReadonlyArray<RouteArea>;

  it('never holds back a page that visitors may see', () => {
    const held = areas.filter((area) => mustAwaitSession(area, false));
    expect(held).toEqual(['home', 'profile', 'admin']);
    expect(held.every((area) => isGuarded(area) && decideAccess(area, signedOut).decision === 'go')).toBe(true);
  });

  it('holds back what a member would leave at once, where one is expected', () => {
    const held = areas.filter((area) => mustAwaitSession(area, true));
    expect(held).toEqual(['landing', 'guest', 'home', 'profile', 'admin']);
    expect(areas.filter((area) => !held.includes(area)).every((area) => decideAccess(area, member).decision === 'stay')).toBe(true);
  });
});
