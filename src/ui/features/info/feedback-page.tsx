import { useEffect, useRef, useState } from 'react';
import { blankFeedback } from '#application/feedback/feedback-form';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { DocumentHead } from '../../app/navigation/document-head';
import { FeedbackPanel } from './feedback-panel';
import { FEEDBACK_MESSAGES, type FeedbackMessages } from './feedback-messages';
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
              Back to the films
            </ButtonLink>
            <Button onClick={onAgain}>Write another</Button>
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
    control.reset(blankFeedback);
  };
  return (
    <>
      <DocumentHead title="Feedback" description={messages.lead} />
      {control.form.matches('submitted') ? (
        <Sent messages={messages} onAgain={writeAnother} />
      ) : (
        <InfoPage title="Feedback" lead={messages.lead}>
          <div className="feedback">
            <FeedbackPanel {...control} emailHint={messages.emailHint} isAnother={isAnother} />
            <aside className="feedback-aside">
              <h2 className="poster p-xs">Before you write</h2>
              <p>
                How to find things and which keys work where is on the <TextLink to="/help">help page</TextLink>; where the films come from and
                what is kept about you is in the <TextLink to="/faq">questions and answers</TextLink>.
              </p>
              <h2 className="poster p-xs">What helps us</h2>
              <p>The title or the page it is about, what you did, and what you expected. No need to be polite, and none to be long.</p>
            </aside>
          </div>
        </InfoPage>
      )}
    </>
  );
};
