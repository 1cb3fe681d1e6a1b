import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { ADMIN_BACKEND, LOG } from '#application/service-keys';
import type { FeedbackAction, StoredFeedback } from '#domain/feedback/feedback-inbox';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { bulkReasonText } from '#ui/messages/admin/bulk.messages.ts';
import { feedbackDeletionQuestion, feedbackDoneText } from '#ui/messages/admin/inbox.messages.ts';
import { requestFailureText } from '#ui/messages/request.messages.ts';
import { useService } from '#ui/services.tsx';
import { useRefreshAdminData } from '#ui/features/admin/shared/use-admin-query.ts';

/** Returns a function that changes one message, says what became of it, and reads the inbox again. Asks before a deletion. */
export const useFeedbackChange = (): ((message: StoredFeedback, action: FeedbackAction) => void) => {
  const admin = useService(ADMIN_BACKEND);
  const log = useService(LOG);
  const modal = useModal();
  const refresh = useRefreshAdminData();
  const change = async (id: string, action: FeedbackAction): Promise<void> => {
    const answer = await pipe(admin, TE.flatMap(({ api }) => api.changeFeedback([id], action)))();
    if (E.isLeft(answer)) {
      log.failure('admin.change-feedback', answer.left);
      toast({ text: requestFailureText(answer.left), tone: 'bad' });
      return;
    }
    const refused = answer.right[0]?.refused ?? null;
    toast(refused === null ? { text: feedbackDoneText(action), tone: 'good' } : { text: bulkReasonText(refused), tone: 'bad' });
    refresh();
  };
  return ({ id }, action) => {
    if (action === 'delete')
      modal.open({
        name: 'confirmation',
        properties: { ...feedbackDeletionQuestion(1), isFinal: true, onConfirm: () => void change(id, action) },
      });
    else void change(id, action);
  };
};
