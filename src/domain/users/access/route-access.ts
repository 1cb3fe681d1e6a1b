import type { Session } from '#domain/users/session';

/** Areas of the app with access rules of their own. Guarded areas require a session; see `isGuarded`. */
export type RouteArea = 'landing' | 'public' | 'guest' | 'home' | 'profile' | 'admin';

export type RouteDecision = { readonly decision: 'stay' } | { readonly decision: 'go'; readonly to: '/login' | '/home' };

const stay: RouteDecision = { decision: 'stay' };
const go = (to: '/login' | '/home'): RouteDecision => ({ decision: 'go', to });

/**
 * Decides whether a session may see an area, and otherwise where to redirect. Members are redirected from the landing page and guest
 * pages to `/home`, visitors to `/login`; admin pages require the role `admin`.
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

/** Returns whether an area requires a signed-in user. */
export const isGuarded = (area: RouteArea): boolean => area === 'home' || area === 'profile' || area === 'admin';

/**
 * Returns whether the first render of an area must wait for the session. Guarded areas always wait. The landing page and guest pages
 * wait only if a session is expected: they would redirect a member immediately after rendering.
 * @param isExpected whether a user was signed in earlier in this browser.
 */
export const mustAwaitSession = (area: RouteArea, isExpected: boolean): boolean =>
  isGuarded(area) || (isExpected && (area === 'landing' || area === 'guest'));
