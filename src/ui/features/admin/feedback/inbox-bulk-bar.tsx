import type { FeedbackAction, FeedbackMessage } from '#domain/feedback/feedback-inbox';
import { useModal } from '#ui/app/modals/modal-provider.tsx';
import { Button } from '#ui/design/buttons/button.tsx';
import { confirmFeedbackDeletion, FEEDBACK_ACTION_NAMES, feedbackBulkTitle } from '#ui/messages/admin/inbox.messages.ts';
import type { Selection } from '../../lists/list-page/use-selection';
import { RowSelectionBar } from '../shared/row-selection-bar';
import { useBulkDialog } from '../shared/use-bulk-dialog';
import { messageName } from './message-cells';

const ACTIONS: ReadonlyArray<FeedbackAction> = ['read', 'answered', 'unread', 'delete'];

/** Renders the actions on selected messages, with progress and a report. Asks before a deletion. */
export const InboxBulkBar = ({ selection }: { readonly selection: Selection<FeedbackMessage> }): React.JSX.Element => {
  const modal = useModal();
  const { start, dialog } = useBulkDialog(selection.stop);
  const selected = [...selection.items.values()];
  const run = (action: FeedbackAction): void => {
    const names = new Map(selected.map(({ id, message }) => [id, messageName(message)]));
    start({ title: feedbackBulkTitle(action, names.size), names, change: (api, ids) => api.changeFeedback(ids, action) });
  };
  const ask = (action: FeedbackAction): void => {
    if (action === 'delete') modal.open({ name: 'confirmation', properties: { ...confirmFeedbackDeletion(selected.length), isFinal: true, onConfirm: () => run(action) } });
    else run(action);
  };
  return (
    <>
      <RowSelectionBar count={selected.length} onClear={selection.stop}>
        {ACTIONS.map((action) => (
          <Button key={action} small {...(action === 'delete' && { icon: 'trash' as const, className: 'bulk-remove' })} onClick={() => ask(action)}>
            {FEEDBACK_ACTION_NAMES[action]}
          </Button>
        ))}
      </RowSelectionBar>
      {dialog}
    </>
  );
};
