import { APP_CONFIG, NETWORK_STATUS } from '#application/service-keys';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import { useService } from '#ui/services.tsx';

/**
 * Says without a network that a list may not be whole: a server's list is on this device as far as it was read, in whatever order.
 * @param count titles of the list. @param shown titles that the page shows; null while they load.
 */
export const KeptTitlesNote = ({ count, shown }: { readonly count: number; readonly shown: number | null }): React.JSX.Element | null => {
  const { dataLocation } = useService(APP_CONFIG);
  const online = useSubscription(useService(NETWORK_STATUS).online);
  if (online._tag !== 'success' || online.value || dataLocation !== 'server' || shown === null || shown >= count) return null;
  return <p className="faint num kept-titles" role="status">{LIST_PAGE_MESSAGES.keptTitles(count)}</p>;
};
