import { APP_CONFIG, NETWORK_STATUS } from '#application/service-keys';
import { ITEM_PAGE_SIZE } from '#domain/lists/item-query';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import { useService } from '#ui/services.tsx';

/**
 * Says without a network that a long list may not be whole: a server's list is on this device as far as it was read, in whatever order.
 * @param count titles of the list.
 */
export const KeptTitlesNote = ({ count }: { readonly count: number }): React.JSX.Element | null => {
  const { dataLocation } = useService(APP_CONFIG);
  const online = useSubscription(useService(NETWORK_STATUS).online);
  if (online._tag !== 'success' || online.value || dataLocation !== 'server' || count <= ITEM_PAGE_SIZE) return null;
  return <p className="faint num kept-titles" role="status">{LIST_PAGE_MESSAGES.keptTitles(count)}</p>;
};
