import type { FeedbackAction, StoredFeedback } from '#domain/feedback/feedback-inbox';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { bulkReasonText } from '#ui/messages/admin/bulk.messages.ts';
import { feedbackDeletionQuestion, feedbackDoneText } from '#ui/messages/admin/inbox.messages.ts';
import { useAdminCall } from '#ui/features/admin/shared/use-admin-call.ts';

/** Returns a function that changes one message, says what became of it, and reads the inbox again. Asks before a deletion. */
export const useFeedbackChange = (): ((message: StoredFeedback, action: FeedbackAction) => void) => {
  const call = useAdminCall();
  const modal = useModal();
  const change = (id: string, action: FeedbackAction): void =>
    void call('admin.change-feedback', ({ api }) => api.changeFeedback([id], action), ([result]) => {
      const refused = result?.refused ?? null;
      return refused === null ? { text: feedbackDoneText(action), tone: 'good' } : { text: bulkReasonText(refused), tone: 'bad' };
    });
  return ({ id }, action) => {
    if (action === 'delete')
      modal.open({
        name: 'confirmation',
        properties: { ...feedbackDeletionQuestion(1), isFinal: true, onConfirm: () => change(id, action) },
      });
    else change(id, action);
  };
};
