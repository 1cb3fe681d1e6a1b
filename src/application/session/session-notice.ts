import { isSignedIn } from '#domain/users/session';
import type { SessionView } from './session-service';

/**
 * Event of the session that the user did not ask for in this browser. 'signed-out' has no known cause: the identity service
 * ended the session before its documents said why.
 */
export type SessionNotice = 'disabled' | 'ended-elsewhere' | 'signed-out' | 'demoted';

/**
 * Returns the notice about a change of the session; null for a change that the user requested or that needs no notice.
 * @param isSignOutRequested whether the user asked for the sign-out in any tab of this browser.
 */
export const noticeOfChange = (before: SessionView, after: SessionView, isSignOutRequested: () => boolean): SessionNotice | null => {
  const [previous, next] = [before.session, after.session];
  if (before.state !== 'signedIn' || !isSignedIn(previous)) return null;
  if (isSignedIn(next)) return next.uid === previous.uid && previous.role === 'admin' && next.isDemoted ? 'demoted' : null;
  if (after.state !== 'visiting') return null;
  // The documents ended the session, and the identity service still has the user: only a disabled account does that.
  if (after.uid !== null) return 'disabled';
  if (previous.isEnding) return 'ended-elsewhere';
  return isSignOutRequested() ? null : 'signed-out';
};

/** Returns the notice if a session was expected at the start. Null while it is unknown, also because of a failure. */
export const noticeAtStart = (first: SessionView, isSignOutRequested: () => boolean): SessionNotice | null => {
  if (first.state !== 'visiting' || first.failure !== null) return null;
  if (first.uid !== null) return 'disabled';
  return isSignOutRequested() ? null : 'signed-out';
};
