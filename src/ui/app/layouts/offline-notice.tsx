import { NETWORK_STATUS } from '#application/service-keys';
import { offline } from '#domain/shared/failure';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { useService } from '../../services';
import { useSubscription } from '../../hooks/use-subscription';
import { failureMessage } from '../../messages/failure.messages';

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
