import { NETWORK_STATUS } from '#application/service-keys';
import { offline } from '#domain/shared/failure';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { useService } from '../../services';
import { useWatch } from '../../hooks/use-watch';
import { failureMessage } from '../../messages/failure.messages';

/** Says that there is no connection, for as long as there is none. Nothing is known at first, which counts as connected. */
export const OfflineNotice = ({ underHeader = false }: { readonly underHeader?: boolean }): React.JSX.Element | null => {
  const connection = useWatch(useService(NETWORK_STATUS).online);
  if (connection._tag !== 'success' || connection.value) return null;
  return (
    <div className={underHeader ? 'told under-top' : 'told'}>
      <NoticeBar>{failureMessage(offline).sentence}</NoticeBar>
    </div>
  );
};
