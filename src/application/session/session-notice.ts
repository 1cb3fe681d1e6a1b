import type { SnapshotFrom } from 'xstate';
import { isSignedIn } from '#domain/users/session';
import type { SessionMachine } from './session-machine';

/**
 * What happened to the session without the user asking for it in this tab. 'signed-out' has no known cause: another tab signed out, or
 * the identity service ended the session before its documents said why.
 */
export type SessionNotice = 'disabled' | 'password-changed' | 'signed-out' | 'demoted';

type Snapshot = SnapshotFrom<SessionMachine>;

const isVisiting = (snapshot: Snapshot): boolean => snapshot.matches({ signedOut: 'visiting' });

/** Returns what the user should be told about a change of the session; null for a change that the user requested or need not know. */
export const noticeOfChange = (before: Snapshot, after: Snapshot): SessionNotice | null => {
  const [previous, next] = [before.context.session, after.context.session];
  if (!before.matches('signedIn') || !isSignedIn(previous)) return null;
  if (isSignedIn(next)) return next.uid === previous.uid && previous.role === 'admin' && next.isDemoted ? 'demoted' : null;
  if (!isVisiting(after)) return null;
  // The documents ended the session, and the identity service still knows the user: only a disabled account does that.
  if (after.context.uid !== null) return 'disabled';
  return previous.isEnding ? 'password-changed' : 'signed-out';
};

/** Returns what the user should be told if a session was expected at the start. Null while it is unknown, also because of a failure. */
export const noticeAtStart = (first: Snapshot): SessionNotice | null => {
  if (!isVisiting(first) || first.context.failure !== null) return null;
  return first.context.uid === null ? 'signed-out' : 'disabled';
};
