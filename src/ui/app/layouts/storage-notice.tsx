import { STORAGE_STATUS } from '#application/service-keys';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { useService } from '../../services';
import { useWatch } from '../../hooks/use-watch';
import { STORAGE_NOTICE } from '../../messages/request.messages';

/** Says why accounts and changes are not kept in this browser; renders nothing if they are. */
export const StorageNotice = ({ underHeader }: { readonly underHeader: boolean }): React.JSX.Element | null => {
  const status = useWatch(useService(STORAGE_STATUS).problem);
  if (status._tag !== 'success' || status.value === null) return null;
  return (
    <div className={underHeader ? 'offline-notice under-top' : 'offline-notice'}>
      <NoticeBar icon="warn">{STORAGE_NOTICE[status.value]}</NoticeBar>
    </div>
  );
};
