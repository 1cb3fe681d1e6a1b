import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useState } from 'react';
import { ADMIN } from '#application/service-keys';
import type { FeedbackAction, FeedbackMessage } from '#domain/feedback/feedback-inbox';
import { useModal } from '#ui/app/modals/modal-provider.tsx';
import { Button } from '#ui/design/buttons/button.tsx';
import { confirmFeedbackDeletion, FEEDBACK_ACTION_NAMES, feedbackBulkTitle } from '#ui/messages/admin/inbox.messages.ts';
import { useService } from '#ui/services.tsx';
import type { Selection } from '../../lists/list-page/use-selection';
import { BulkDialog } from '../shared/bulk-dialog';
import { RowSelectionBar } from '../shared/row-selection-bar';
import { useRefreshAdminData } from '../shared/use-admin-query';
import { useBulkChange } from '../shared/use-bulk-change';
import { messageName } from './message-cells';

const ACTIONS: ReadonlyArray<FeedbackAction> = ['read', 'answered', 'unread', 'delete'];

/** Renders the actions on selected messages, with progress and a report. Asks before a deletion. */
export const InboxBulkBar = ({ selection }: { readonly selection: Selection<FeedbackMessage> }): React.JSX.Element => {
  const admin = useService(ADMIN);
  const modal = useModal();
  const bulk = useBulkChange();
  const refresh = useRefreshAdminData();
  const [running, setRunning] = useState<{ readonly action: FeedbackAction; readonly names: ReadonlyMap<string, string> }>({ action: 'read', names: new Map() });
  const selected = [...selection.items.values()];
  const start = (action: FeedbackAction): void => {
    setRunning({ action, names: new Map(selected.map(({ id, message }) => [id, messageName(message)])) });
    bulk.start(selected.map(({ id }) => id), (ids) => pipe(admin, TE.flatMap(({ api }) => api.changeFeedback(ids, action))));
  };
  const ask = (action: FeedbackAction): void => {
    if (action === 'delete') modal.open({ name: 'confirmation', properties: { ...confirmFeedbackDeletion(selected.length), isFinal: true, onConfirm: () => start(action) } });
    else start(action);
  };
  const onClosed = (): void => {
    selection.stop();
    refresh();
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
      <BulkDialog bulk={bulk} title={feedbackBulkTitle(running.action, running.names.size)} nameOf={(id) => running.names.get(id) ?? id} onClosed={onClosed} />
    </>
  );
};
