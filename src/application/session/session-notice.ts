import type { SnapshotFrom } from 'xstate';
import { isSignedIn } from '#domain/users/session';
import type { SessionMachine } from './session-machine';

/**
 * What happened to the session without the user asking for it in this browser. 'signed-out' has no known cause: the identity service
 * ended the session before its documents said why.
 */
export type SessionNotice = 'disabled' | 'password-changed' | 'signed-out' | 'demoted';

type Snapshot = SnapshotFrom<SessionMachine>;

const isVisiting = (snapshot: Snapshot): boolean => snapshot.matches({ signedOut: 'visiting' });

/**
 * Returns what the user should be told about a change of the session; null for a change that the user requested or need not know.
 * @param isSignOutRequested whether the user asked for the sign-out in any tab of this browser.
 */
export const noticeOfChange = (before: Snapshot, after: Snapshot, isSignOutRequested: () => boolean): SessionNotice | null => {
  const [previous, next] = [before.context.session, after.context.session];
  if (!before.matches('signedIn') || !isSignedIn(previous)) return null;
  if (isSignedIn(next)) return next.uid === previous.uid && previous.role === 'admin' && next.isDemoted ? 'demoted' : null;
  if (!isVisiting(after)) return null;
  // The documents ended the session, and the identity service still knows the user: only a disabled account does that.
  if (after.context.uid !== null) return 'disabled';
  if (previous.isEnding) return 'password-changed';
  return isSignOutRequested() ? null : 'signed-out';
};

/** Returns what the user should be told if a session was expected at the start. Null while it is unknown, also because of a failure. */
export const noticeAtStart = (first: Snapshot, isSignOutRequested: () => boolean): SessionNotice | null => {
  if (!isVisiting(first) || first.context.failure !== null) return null;
  if (first.context.uid !== null) return 'disabled';
  return isSignOutRequested() ? null : 'signed-out';
};
