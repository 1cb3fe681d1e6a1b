import { LinkedText } from '#ui/features/shared/linked-text.tsx';
import { FAQ_MESSAGES, getFaqEntries } from '#ui/messages/faq.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { About } from './about';
import { InfoPage } from './info-page';
import { useDataLocation } from './use-data-location';
import './faq-page.css';

/** Renders questions and answers, and the licences and data sources. */
export const FaqPage = (): React.JSX.Element => {
  const dataLocation = useDataLocation();
  return (
    <>
      <DocumentHead title={FAQ_MESSAGES.title} description={FAQ_MESSAGES.lead} />
      <InfoPage title={FAQ_MESSAGES.title} lead={FAQ_MESSAGES.lead}>
        <div className="faq">
          <div className="faq-list">
            {getFaqEntries(dataLocation).map(({ question, answer }) => (
              <details key={question} name="faq">
                <summary>
                  <h2>{question}</h2>
                </summary>
                <div className="info-text">
                  {answer.map((paragraph) => (
                    <p key={paragraph}>
                      <LinkedText>{paragraph}</LinkedText>
                    </p>
                  ))}
                </div>
              </details>
            ))}
            <p className="faq-more">
              <LinkedText>{FAQ_MESSAGES.more[dataLocation]}</LinkedText>
            </p>
          </div>
          <About />
        </div>
      </InfoPage>
    </>
  );
};
