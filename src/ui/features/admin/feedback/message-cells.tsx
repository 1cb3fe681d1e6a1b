import { useId, useState } from 'react';
import type { StoredFeedback } from '#domain/feedback/feedback-inbox';
import { Button } from '#ui/design/buttons/button.tsx';
import { INBOX_MESSAGES } from '#ui/messages/admin/inbox.messages.ts';
import { truncateName } from '#ui/messages/admin/shown-name.ts';
import { answerAddress } from './mail-address';

/** Longer texts, and texts of more lines, are folded. */
const MAX_TEXT = 280;
const MAX_LINES = 4;

const isLong = (text: string): boolean => text.length > MAX_TEXT || text.split('\n').length > MAX_LINES;

/** Returns the beginning of a message, to name it. */
export const messageExcerptText = (message: string): string => {
  const characters = Array.from(message.replace(/\s+/g, ' '));
  return INBOX_MESSAGES.named(characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : characters.join(''));
};

/** Renders the text of a message; a long one is folded. */
export const MessageText = ({ message }: { readonly message: string }): React.JSX.Element => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <bdi id={id} className={isLong(message) && !isOpen ? 'message-text folded' : 'message-text'}>
        {message}
      </bdi>
      {isLong(message) && (
        <Button small kind="bare" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? INBOX_MESSAGES.showLess : INBOX_MESSAGES.showAll}
        </Button>
      )}
    </>
  );
};

/** Renders the address of the sender as a link that opens the mail program. */
export const AnswerCell = ({ email, message }: Pick<StoredFeedback, 'email' | 'message'>): React.JSX.Element =>
  email === null ? (
    <span className="faint">{INBOX_MESSAGES.noAddress}</span>
  ) : (
    <a className="link answer-link" href={answerAddress(email, message)} aria-label={INBOX_MESSAGES.answerTo(truncateName(email))}>
      <bdi>{truncateName(email)}</bdi>
    </a>
  );
