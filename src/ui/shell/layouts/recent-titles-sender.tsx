import { useEffect } from 'react';
import { PROFILE_USE_CASES } from '#application/service-keys';
import type { UserId } from '#domain/users/user-id';
import { useService } from '#ui/services.tsx';

/** Time between two batches of opened titles while the page stays visible, in ms. */
export const RECENT_BATCH_INTERVAL_MS = 5 * 60_000;

/**
 * Time from hiding the page to a batch, in ms. A page that is left is hidden too: its batch would end with the document, after its read.
 */
export const RECENT_BATCH_HIDDEN_DELAY_MS = 1000;

export interface RecentTitlesSenderProps {
  readonly uid: UserId;
}

/** Writes opened titles to the member's profile in batches: when the page stays hidden, and every five minutes. Renders nothing. */
export const RecentTitlesSender = ({ uid }: RecentTitlesSenderProps): null => {
  const { sendRecent } = useService(PROFILE_USE_CASES);
  useEffect(() => {
    const send = (): void => void sendRecent(uid)();
    let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
    const sendIfHidden = (): void => {
      clearTimeout(hiddenTimer);
      if (document.visibilityState === 'hidden') hiddenTimer = setTimeout(send, RECENT_BATCH_HIDDEN_DELAY_MS);
    };
    const timer = setInterval(send, RECENT_BATCH_INTERVAL_MS);
    document.addEventListener('visibilitychange', sendIfHidden);
    return () => {
      clearInterval(timer);
      clearTimeout(hiddenTimer);
      document.removeEventListener('visibilitychange', sendIfHidden);
    };
  }, [sendRecent, uid]);
  return null;
};
