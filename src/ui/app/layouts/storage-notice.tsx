import { STORAGE_STATUS } from '#application/service-keys';
import { Button } from '#ui/design/buttons/button.tsx';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { useService } from '../../services';
import { useWatch } from '../../hooks/use-watch';
import { STOPPED_NOTICE_MESSAGES, STORAGE_NOTICE_MESSAGES } from '../../messages/request.messages';

type Props = { readonly underHeader: boolean; /** Reloads the document. */ readonly reload?: () => void };

/** Says why accounts and changes are not kept in this browser, or that the page must be reloaded; renders nothing otherwise. */
export const StorageNotice = ({ underHeader, reload = () => location.reload() }: Props): React.JSX.Element | null => {
  const status = useService(STORAGE_STATUS);
  const problem = useWatch(status.problem);
  const isStopped = useWatch(status.isStopped);
  const className = underHeader ? 'offline-notice under-top' : 'offline-notice';
  if (isStopped._tag === 'success' && isStopped.value) {
    return (
      <div className={className}>
        <NoticeBar icon="warn" action={<Button small onClick={reload}>{STOPPED_NOTICE_MESSAGES.reload}</Button>}>
          {STOPPED_NOTICE_MESSAGES.text}
        </NoticeBar>
      </div>
    );
  }
  if (problem._tag !== 'success' || problem.value === null) return null;
  return (
    <div className={className}>
      <NoticeBar icon="warn">{STORAGE_NOTICE_MESSAGES[problem.value]}</NoticeBar>
    </div>
  );
};
