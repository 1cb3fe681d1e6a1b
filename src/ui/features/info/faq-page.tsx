import { TextLink } from '#ui/design/text/text-link.tsx';
import { DocumentHead } from '../../app/navigation/document-head';
import { About } from './about';
import { InfoPage } from './info-page';
import { getFaqEntries } from './faq-messages';
import { useDataLocation } from './use-data-location';
import './faq-page.css';

const lead = 'What people ask about the films, the pictures, and what we know of them.';

/** Renders questions and answers, and the licences and data sources. */
export const FaqPage = (): React.JSX.Element => {
  const dataLocation = useDataLocation();
  return (
    <>
      <DocumentHead title="FAQ" description={lead} />
      <InfoPage title="Questions" lead={lead}>
        <div className="faq">
          <div className="faq-list">
            {getFaqEntries(dataLocation).map(({ question, answer }) => (
              <details key={question} name="faq">
                <summary>
                  <h2>{question}</h2>
                </summary>
                <div className="house-text">
                  {answer.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </details>
            ))}
            <p className="faq-more">
              Not here? <TextLink to="/help">Help</TextLink> shows how things work
              {dataLocation === 'server' ? (
                <>
                  , and <TextLink to="/feedback">we read what you write</TextLink>
                </>
              ) : null}
              .
            </p>
          </div>
          <About />
        </div>
      </InfoPage>
    </>
  );
};
