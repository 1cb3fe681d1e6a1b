import type { Session } from './session';

/** The parts of the app that treat people differently. Only what is named here is guarded; everything else is open to all. */
export type Area = 'landing' | 'public' | 'door' | 'home' | 'profile' | 'admin';

export type Decision = { readonly decision: 'stay' } | { readonly decision: 'go'; readonly to: '/login' | '/home' };

const stay: Decision = { decision: 'stay' };
const go = (to: '/login' | '/home'): Decision => ({ decision: 'go', to });

/**
 * Who may stay where, and where the others go: members leave the landing page and the doors (signing in and up) for their own pages,
 * visitors sign in, only admins see admin pages.
 */
export const decideAccess = (area: Area, session: Session): Decision => {
  const signedIn = session.is === 'signed-in';
  switch (area) {
    case 'landing':
    case 'door':
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
export const isGuarded = (area: Area): boolean => area === 'home' || area === 'profile' || area === 'admin';

/**
 * Areas whose first view has to wait until it is known who is there. A visitor's own pages never wait, except where somebody is
 * expected: who was signed in here before is not shown a page that they would leave at once.
 */
export const waitsForSession = (area: Area, isExpected: boolean): boolean => isGuarded(area) || (isExpected && (area === 'landing' || area === 'door'));
