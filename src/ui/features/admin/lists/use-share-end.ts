import type { ListRow } from '#domain/lists/directory/list-directory';
import { shownListName } from '#domain/lists/list-name';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { shareEndQuestion } from '#ui/messages/admin/all-lists.messages.ts';
import { useAdminCall } from '#ui/features/admin/shared/use-admin-call.ts';

/** Returns a function that asks, then ends the share link of a list. */
export const useShareEnd = (): ((row: ListRow) => void) => {
  const { open } = useModal();
  const call = useAdminCall();
  return ({ list, owner }) => {
    const onConfirm = (): void => void call('unshare-list', ({ api }) => api.unshareList(list.listID), (text) => ({ text, tone: 'good' }));
    open({ name: 'confirmation', properties: { ...shareEndQuestion(shownListName(list), owner?.name ?? null), isFinal: true, onConfirm } });
  };
};
