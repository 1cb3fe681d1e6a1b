import type { Failure } from '#domain/shared/failure';
import { signedOut, type Session, type SignedIn } from '#domain/users/session';
import type { UserId } from '#domain/users/user-id';
import type { AuthEvent } from './auth-events';

/** Events of a signed-in user's session. It ends while the account is disabled. */
export type UserSessionEvent = { readonly type: 'session.changed'; readonly session: SignedIn } | { readonly type: 'session.ended' };

export type SessionEvent =
  | AuthEvent
  | UserSessionEvent
  /** The identity service accepted the credentials of a sign-in or sign-up. */
  | { readonly type: 'signIn.accepted' }
  /** The user requested a sign-out, or the deletion of the account. */
  | { readonly type: 'signOut.requested' }
  | { readonly type: 'signOut.failed' }
  /** The landing page is shown. */
  | { readonly type: 'landingPage.reached' };

/** Meaning of the session machine's state for the rest of the app; the machine describes each state. */
export type SessionView = {
  readonly state: 'starting' | 'visiting' | 'afterSignOut' | 'signingIn' | 'signedIn' | 'signingOut';
  readonly session: Session;
  /** The user known to the identity service; null for a visitor. */
  readonly uid: UserId | null;
  readonly failure: Failure | null;
  /** The full-screen loading indicator is due. */
  readonly isSpinnerShown: boolean;
};

/** The session of this tab. Views are equal objects until something in them changes. */
export type SessionService = {
  readonly getView: () => SessionView;
  /** Calls the listener after each change. Returns a function that ends the subscription. */
  readonly subscribe: (listener: (view: SessionView) => void) => () => void;
  readonly send: (event: SessionEvent) => void;
};

/** The view of a visitor: the identity service has no user. */
export const visitorView: SessionView = { state: 'visiting', session: signedOut, uid: null, failure: null, isSpinnerShown: false };

/** The view while the identity service is asked. */
export const startingView: SessionView = { ...visitorView, state: 'starting', isSpinnerShown: true };

/** Returns whether no user is signed in, also while a sign-out is completed. */
export const isSignedOutView = ({ state }: SessionView): boolean => state === 'visiting' || state === 'afterSignOut';
