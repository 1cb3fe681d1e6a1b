import { useMemo, useState } from 'react';
import { inboxViewParams, parseInboxView } from '#application/admin/inbox-view-params';
import { CLOCK } from '#application/service-keys';
import { FEEDBACK_STATES, type StoredFeedback, type FeedbackState } from '#domain/feedback/feedback-inbox';
import { ROWS_PER_PAGE } from '#domain/shared/row-page';
import { Button } from '#ui/design/buttons/button.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { FilterBar } from '#ui/design/filters/filter-bar.tsx';
import { Tag } from '#ui/design/text/tag.tsx';
import { formatExactDateTime, formatShortDateTime } from '#ui/messages/admin/admin-time.ts';
import { ADMIN_PAGE_TITLES } from '#ui/messages/admin/admin.messages.ts';
import { FEEDBACK_STATE_NAMES, INBOX_MESSAGES } from '#ui/messages/admin/inbox.messages.ts';
import { useService } from '#ui/services.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { ChoiceMenu } from '#ui/features/lists/controls/choice-menu.tsx';
import { useSelectionBy } from '#ui/features/lists/list-page/use-selection.ts';
import { AdminHead } from '#ui/features/admin/shared/admin-head.tsx';
import { AdminTable } from '#ui/features/admin/shared/admin-table.tsx';
import type { DataColumn } from '#ui/features/admin/shared/data-table.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';
import { useTableAddress } from '#ui/features/admin/shared/use-table-address.ts';
import { InboxBulkBar } from './inbox-bulk-bar';
import { AnswerCell, messageExcerptText, MessageText } from './message-cells';
import { MessageMenu } from './message-menu';
import { SaveMessagesDialog } from './save-messages-dialog';
import './inbox.css';

const ALL = 'all';
const CHOICES: ReadonlyArray<{ readonly value: FeedbackState | typeof ALL; readonly label: string }> = [
  ...FEEDBACK_STATES.map((value) => ({ value, label: FEEDBACK_STATE_NAMES[value] })), { value: ALL, label: INBOX_MESSAGES.all },
];
const TONES = { new: 'amber', read: 'plain', answered: 'leaf' } as const;

const idOf = ({ id }: StoredFeedback): string => id;
const nameOf = ({ message }: StoredFeedback): string => messageExcerptText(message);

const columnsAt = (now: number): ReadonlyArray<DataColumn<StoredFeedback>> => [
  { id: 'main', header: INBOX_MESSAGES.columns.main, cell: ({ row }) => <MessageText message={row.original.message} /> },
  { id: 'email', header: INBOX_MESSAGES.columns.email, cell: ({ row }) => <AnswerCell {...row.original} /> },
  {
    id: 'state', header: INBOX_MESSAGES.columns.state,
    cell: ({ row }) => <Tag tone={TONES[row.original.state]}>{FEEDBACK_STATE_NAMES[row.original.state]}</Tag>,
  },
  {
    id: 'sentAt', header: INBOX_MESSAGES.columns.sentAt,
    cell: ({ row }) => (
      <time dateTime={new Date(row.original.sentAt).toISOString()} title={formatExactDateTime(row.original.sentAt)}>
        {formatShortDateTime(row.original.sentAt, now)}
      </time>
    ),
  },
  { id: 'actions', header: INBOX_MESSAGES.columns.actions, cell: ({ row }) => <MessageMenu message={row.original} /> },
];

/** Renders the messages that people sent, last first, with their state in the address. */
export const InboxPage = (): React.JSX.Element => {
  const { view: { state }, range, change, turn } = useTableAddress(parseInboxView, inboxViewParams);
  const data = useAdminQuery(`feedback/${JSON.stringify([state, range])}`, ({ feedback }) => feedback.page(state, range, ROWS_PER_PAGE));
  const selection = useSelectionBy(idOf);
  const now = useService(CLOCK).now();
  const columns = useMemo(() => columnsAt(now), [now]);
  const isEmpty = data.value !== null && data.failure === null && data.value.rows.length === 0 && !data.value.hasPrevious;
  const [isSaving, setSaving] = useState(false);
  const choose = (next: FeedbackState | typeof ALL): void => {
    selection.stop();
    change({ state: next === ALL ? null : next });
  };
  return (
    <>
      <DocumentHead title={ADMIN_PAGE_TITLES.feedback} description={INBOX_MESSAGES.description} noIndex />
      <AdminHead
        heading={ADMIN_PAGE_TITLES.feedback}
        actions={
          <Button icon="download" disabled={isEmpty} onClick={() => setSaving(true)}>
            {INBOX_MESSAGES.save}
          </Button>
        }
      />
      <FilterBar label={INBOX_MESSAGES.state}>
        <ChoiceMenu label={INBOX_MESSAGES.state} choices={CHOICES} value={state ?? ALL} set={state !== 'new'} onChange={choose} />
      </FilterBar>
      <div className="admin-body inbox">
        <AdminTable
          label={INBOX_MESSAGES.table}
          columns={columns}
          data={data}
          empty={<StatePanel>{INBOX_MESSAGES.empty[state ?? ALL]}</StatePanel>}
          idOf={idOf}
          sort={null}
          selection={{ ...selection, nameOf }}
          onTurn={turn}
        />
        <InboxBulkBar selection={selection} state={state} hasMore={data.value?.hasNext === true || data.value?.hasPrevious === true} />
      </div>
      <SaveMessagesDialog key={state} open={isSaving} onClose={() => setSaving(false)} state={state} />
    </>
  );
};
