import { STORAGE_STATUS } from '#application/service-keys';
import { Button } from '#ui/design/buttons/button.tsx';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { useService } from '#ui/services.tsx';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { BACKEND_STOPPED_MESSAGES, STORAGE_NOTICE_MESSAGES } from '#ui/messages/request.messages.ts';

type Props = { readonly underHeader: boolean; /** Reloads the document. */ readonly reload?: () => void };

/** Says why accounts and changes are not kept in this browser, or that the page must be reloaded; renders nothing otherwise. */
export const StorageProblemNotice = ({ underHeader, reload = () => location.reload() }: Props): React.JSX.Element | null => {
  const status = useService(STORAGE_STATUS);
  const problem = useSubscription(status.problem);
  const isStopped = useSubscription(status.isStopped);
  const className = underHeader ? 'offline-notice under-top' : 'offline-notice';
  if (isStopped._tag === 'success' && isStopped.value) {
    return (
      <div className={className}>
        <NoticeBar icon="warn" action={<Button small onClick={reload}>{BACKEND_STOPPED_MESSAGES.reload}</Button>}>
          {BACKEND_STOPPED_MESSAGES.text}
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
