import type { Session } from '../session';

/** The parts of the app that treat people differently. Only what is named here is guarded; everything else is open to all. */
export type RouteArea = 'landing' | 'public' | 'guest' | 'home' | 'profile' | 'admin';

export type RouteDecision = { readonly decision: 'stay' } | { readonly decision: 'go'; readonly to: '/login' | '/home' };

const stay: RouteDecision = { decision: 'stay' };
const go = (to: '/login' | '/home'): RouteDecision => ({ decision: 'go', to });

/**
 * Who may stay where, and where the others go: members leave the landing page and the doors (signing in and up) for their own pages,
 * visitors sign in, only admins see admin pages.
 */
export const decideAccess = (area: RouteArea, session: Session): RouteDecision => {
  const signedIn = session._tag === 'signed-in';
  switch (area) {
    case 'landing':
    case 'guest':
      return signedIn ? go('/home') : stay;
    case 'public':
      return stay;
    case 'home':
    case 'profile':
      return signedIn ? stay : go('/login');
    case 'admin':
      if (!signedIn) return go('/login');
      return session.role === 'admin' ? stay : go('/home');
  }
};

/** Areas that only those who are signed in may see. */
export const isGuarded = (area: RouteArea): boolean => area === 'home' || area === 'profile' || area === 'admin';

/**
 * Areas whose first view has to wait until it is known who is there. A visitor's own pages never wait, except where somebody is
 * expected: who was signed in here before is not shown a page that they would leave at once.
 */
export const mustAwaitSession = (area: RouteArea, isExpected: boolean): boolean => isGuarded(area) || (isExpected && (area === 'landing' || area === 'guest'));
