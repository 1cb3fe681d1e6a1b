import type { StoredFeedback } from '#domain/feedback/feedback-inbox';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Menu } from '#ui/design/overlays/menu.tsx';
import { FEEDBACK_ACTION_NAMES, INBOX_MESSAGES } from '#ui/messages/admin/inbox.messages.ts';
import { messageExcerptText } from './message-cells';
import { useFeedbackChange } from './use-feedback-change';

const MARKS = [
  { action: 'read', state: 'read', icon: 'eye' },
  { action: 'answered', state: 'answered', icon: 'check' },
  { action: 'unread', state: 'new', icon: 'mail' },
] as const;

/** Renders the actions on one message: the marks that it does not have, and Delete. */
export const MessageMenu = ({ message }: { readonly message: StoredFeedback }): React.JSX.Element => {
  const change = useFeedbackChange();
  return (
    <Menu
      label={INBOX_MESSAGES.more}
      items={[
        ...MARKS.filter(({ state }) => state !== message.state).map(({ action, icon }) => ({
          label: FEEDBACK_ACTION_NAMES[action],
          icon,
          onChoose: () => change(message, action),
        })),
        'rule',
        { label: FEEDBACK_ACTION_NAMES.delete, icon: 'trash', end: true, onChoose: () => change(message, 'delete') },
      ]}
      button={(props) => (
        <IconButton {...props} small icon="more" label={`${INBOX_MESSAGES.more}: ${messageExcerptText(message.message)}`} />
      )}
    />
  );
};
