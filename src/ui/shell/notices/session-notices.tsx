import { useEffect } from 'react';
import { BROWSER_STORAGE, SESSION_SERVICE } from '#application/service-keys';
import { noticeAtStart, noticeOfChange, type SessionNotice } from '#application/session/session-notice';
import { wasSignOutRequested, clearSignOutRequest } from '#application/session/requested-sign-out';
import { isSignedIn } from '#domain/users/session';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '#ui/services.tsx';
import { SESSION_TOASTS } from '#ui/messages/session.messages.ts';
import { isActionUrl } from '#ui/shell/navigation/action-url.ts';
import { useSession } from '#ui/shell/providers/session-provider.tsx';

const show = (notice: SessionNotice | null): void => {
  // A reset link ends the session of its own tab; its page says so.
  if (notice !== null && !isActionUrl(window.location.search)) toast(SESSION_TOASTS[notice]);
};

/** Says once why a session ended or lost its role without a request in this browser, or since the page was last open. Renders nothing. */
export const SessionNotices = (): null => {
  const session = useService(SESSION_SERVICE);
  const storage = useService(BROWSER_STORAGE);
  const { isSessionExpected } = useSession();
  useEffect(() => {
    let last = session.getView();
    const isSignOutRequested = (): boolean => wasSignOutRequested(storage);
    if (isSessionExpected) show(noticeAtStart(last, isSignOutRequested));
    // A session has begun: the record belongs to the session before.
    if (isSignedIn(last.session)) clearSignOutRequest(storage);
    return session.subscribe((next) => {
      show(noticeOfChange(last, next, isSignOutRequested));
      last = next;
    });
  }, [isSessionExpected, session, storage]);
  return null;
};
