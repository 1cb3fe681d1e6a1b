import type { SessionNotice } from '#application/session/session-notice';
import type { ToastMessage } from '#ui/design/toasts/toast.ts';

/** Id of the toasts about the session: a sign-in replaces the notice of the session before. */
export const SESSION_TOAST_ID = 'session';

const noticeOf = (text: string): ToastMessage => ({ text, tone: 'warning', id: SESSION_TOAST_ID, stays: true });

/** Toasts about a session that ended or changed without a request in this browser. */
export const SESSION_TOASTS: Readonly<Record<SessionNotice, ToastMessage>> = {
  disabled: noticeOf('You’ve been signed out, because your account was disabled or deleted.'),
  'ended-elsewhere': noticeOf('You’ve been signed out, because your password was changed or your sessions were ended. Sign in again.'),
  'signed-out': noticeOf('You’ve been signed out. Sign in again.'),
  demoted: noticeOf('You’re no longer an admin. Nothing else in your account was changed.'),
};
