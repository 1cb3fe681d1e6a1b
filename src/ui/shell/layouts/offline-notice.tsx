import { BROWSER_STORAGE, NETWORK_STATUS } from '#application/service-keys';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { useService } from '#ui/services.tsx';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { offlineText } from '#ui/messages/offline.messages.ts';
import { lastOnline, useRecordLastOnline } from '#ui/shell/providers/last-online.ts';

export interface OfflineNoticeProps {
  readonly underHeader: boolean;
}

/**
 * Shows a notice while the browser is offline, with the time at which it last had a network. An unknown status, as at the start, counts as
 * online.
 */
export const OfflineNotice = ({ underHeader }: OfflineNoticeProps): React.JSX.Element | null => {
  const online = useSubscription(useService(NETWORK_STATUS).online);
  const storage = useService(BROWSER_STORAGE);
  useRecordLastOnline();
  if (online._tag !== 'success' || online.value) return null;
  return (
    <div className={underHeader ? 'offline-notice under-top' : 'offline-notice'}>
      <NoticeBar>{offlineText(lastOnline(storage))}</NoticeBar>
    </div>
  );
};
