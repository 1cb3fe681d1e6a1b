import type { FeedbackAction, StoredFeedback, FeedbackState } from '#domain/feedback/feedback-inbox';
import { MAX_BULK_IDS } from '#domain/users/admin-api';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { Button } from '#ui/design/buttons/button.tsx';
import { feedbackDeletionQuestion, FEEDBACK_ACTION_NAMES, feedbackBulkHeading, INBOX_MESSAGES } from '#ui/messages/admin/inbox.messages.ts';
import type { SelectionModel } from '#ui/features/lists/list-page/use-selection.ts';
import { RowSelectionBar } from '#ui/features/admin/shared/row-selection-bar.tsx';
import { SelectAllButton } from '#ui/features/admin/shared/select-all-button.tsx';
import { useBulkProgressDialog } from '#ui/features/admin/shared/use-bulk-progress-dialog.tsx';
import { messageExcerptText } from './message-cells';

const ACTIONS: ReadonlyArray<FeedbackAction> = ['read', 'answered', 'unread', 'delete'];

const idOf = ({ id }: StoredFeedback): string => id;

type Props = {
  readonly selection: SelectionModel<StoredFeedback>;
  /** The state of the shown messages; null for all. */
  readonly state: FeedbackState | null;
  /** There are messages on other pages. */
  readonly hasMore: boolean;
};

/** Renders the actions on selected messages, with progress and a report. Asks before a deletion. */
export const InboxBulkBar = ({ selection, state, hasMore }: Props): React.JSX.Element => {
  const modal = useModal();
  const { start, dialog } = useBulkProgressDialog(selection.stop);
  const selected = [...selection.items.values()];
  const run = (action: FeedbackAction): void => {
    const names = new Map(selected.map(({ id, message }) => [id, messageExcerptText(message)]));
    start({
      title: feedbackBulkHeading(action, names.size),
      names, partSize: MAX_BULK_IDS,
      change: (api, ids) => api.changeFeedback(ids, action),
    });
  };
  const ask = (action: FeedbackAction): void => {
    if (action === 'delete')
      modal.open({
        name: 'confirmation',
        properties: { ...feedbackDeletionQuestion(selected.length), isFinal: true, onConfirm: () => run(action) },
      });
    else run(action);
  };
  return (
    <>
      <RowSelectionBar count={selected.length} onClear={selection.stop}>
        {hasMore && (
          <SelectAllButton
            label={INBOX_MESSAGES.selectAll[state ?? 'all']}
            selection={selection}
            idOf={idOf}
            page={({ feedback }, range, limit) => feedback.page(state, range, limit)}
          />
        )}
        {ACTIONS.map((action) => (
          <Button
            key={action}
            small
            {...(action === 'delete' && { icon: 'trash' as const, className: 'bulk-remove' })}
            onClick={() => ask(action)}
          >
            {FEEDBACK_ACTION_NAMES[action]}
          </Button>
        ))}
      </RowSelectionBar>
      {dialog}
    </>
  );
};
