import { useEffect, useRef, useState } from 'react';
import { initialFeedbackValues } from '#application/feedback/feedback-form';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { LinkedText } from '#ui/features/shared/linked-text.tsx';
import { FEEDBACK_FORM_MESSAGES, FEEDBACK_MESSAGES, type FeedbackMessages } from '#ui/messages/feedback.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { FeedbackPanel } from './feedback-panel';
import { InfoPage } from './info-page';
import { useFeedbackForm } from './use-feedback-form';
import { useDataLocation } from './use-data-location';
import './feedback-page.css';

const Sent = ({ messages, onAgain }: { readonly messages: FeedbackMessages; readonly onAgain: () => void }): React.JSX.Element => {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <div ref={confirmation} className="feedback-sent" tabIndex={-1}>
      <StatePanel
        board={[messages.board[0], { words: messages.board[1], half: true }]}
        level={1}
        actions={
          <>
            <ButtonLink kind="go" to="/">
              {FEEDBACK_FORM_MESSAGES.toHomePage}
            </ButtonLink>
            <Button onClick={onAgain}>{FEEDBACK_FORM_MESSAGES.sendAnother}</Button>
          </>
        }
      >
        {messages.sent}
      </StatePanel>
    </div>
  );
};

/** Renders the feedback page: the form, and a confirmation after sending. */
export const FeedbackPage = (): React.JSX.Element => {
  const control = useFeedbackForm();
  const messages = FEEDBACK_MESSAGES[useDataLocation()];
  const [isAnother, setAnother] = useState(false);
  const writeAnother = (): void => {
    setAnother(true);
    control.reset(initialFeedbackValues);
  };
  return (
    <>
      <DocumentHead title={FEEDBACK_FORM_MESSAGES.title} description={messages.lead} />
      {control.form.matches('submitted') ? (
        <Sent messages={messages} onAgain={writeAnother} />
      ) : (
        <InfoPage title={FEEDBACK_FORM_MESSAGES.title} lead={messages.lead}>
          <div className="feedback">
            <FeedbackPanel {...control} emailHint={messages.emailHint} isAnother={isAnother} />
            <aside className="feedback-side">
              <h2 className="poster p-xs">{FEEDBACK_FORM_MESSAGES.before}</h2>
              <p>
                <LinkedText>{FEEDBACK_FORM_MESSAGES.beforeText}</LinkedText>
              </p>
              <h2 className="poster p-xs">{FEEDBACK_FORM_MESSAGES.whatHelps}</h2>
              <p>{FEEDBACK_FORM_MESSAGES.whatHelpsText}</p>
            </aside>
          </div>
        </InfoPage>
      )}
    </>
  );
};
