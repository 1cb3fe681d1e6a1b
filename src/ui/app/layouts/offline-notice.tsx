import { NETWORK_STATUS } from '#application/service-keys';
import { offline } from '#domain/shared/failure';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { useService } from '#ui/services.tsx';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { failureMessage } from '#ui/messages/failure.messages.ts';

/** Shows a notice while the browser is offline. An unknown status, as at the start, counts as online. */
export const OfflineNotice = ({ underHeader = false }: { readonly underHeader?: boolean }): React.JSX.Element | null => {
  const online = useSubscription(useService(NETWORK_STATUS).online);
  if (online._tag !== 'success' || online.value) return null;
  return (
    <div className={underHeader ? 'offline-notice under-top' : 'offline-notice'}>
      <NoticeBar>{failureMessage(offline).sentence}</NoticeBar>
    </div>
  );
};
