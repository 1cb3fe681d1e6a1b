import { Kbd } from '#ui/design/text/kbd.tsx';
import { LinkedText } from '#ui/features/shared/linked-text.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { HELP_MESSAGES, KEYBOARD_SHORTCUTS, type InfoText } from '#ui/messages/info.messages.ts';
import { EXPORT_GUIDES, EXPORT_GUIDES_HEADING, EXPORT_GUIDES_LEAD } from '#ui/messages/data/export-guides.messages.ts';
import { SEARCH_EXAMPLES } from '#ui/messages/catalogue/search.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { InfoPage, InfoSection } from './info-page';
import { useDataLocation } from './use-data-location';

const Paragraphs = ({ paragraphs }: Pick<InfoText, 'paragraphs'>): React.JSX.Element => (
  <>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <LinkedText>{paragraph}</LinkedText>
      </p>
    ))}
  </>
);

const { search, browse, lists, keys: keysHeading, appearance, problems, stillWrong } = HELP_MESSAGES;

/** Renders the help page. */
export const HelpPage = (): React.JSX.Element => {
  const dataLocation = useDataLocation();
  return (
    <>
      <DocumentHead title={HELP_MESSAGES.title} description={HELP_MESSAGES.lead} />
      <InfoPage title={HELP_MESSAGES.title} lead={HELP_MESSAGES.lead}>
        <div className="info-sections">
          <InfoSection heading={search.heading}>
            <Paragraphs paragraphs={search.paragraphs} />
            <dl className="tries">
              {SEARCH_EXAMPLES.map(({ query, meaning }) => (
                <div key={query}>
                  <dt>
                    <TextLink to={`/search?query=${encodeURIComponent(query)}`}>{query}</TextLink>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </InfoSection>
          <InfoSection heading={browse.heading}>
            <Paragraphs paragraphs={browse.paragraphs} />
            <ul>
              {browse.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </InfoSection>
          <InfoSection heading={lists.heading}>
            <Paragraphs paragraphs={lists.paragraphs} />
            <ul>
              {lists.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </InfoSection>
          <div className="wide">
            <InfoSection heading={keysHeading}>
              <dl className="keys">
                {KEYBOARD_SHORTCUTS.map(({ keys, does }) => (
                  <div key={does}>
                    <dt>
                      {keys.map((name) => (
                        <Kbd key={name}>{name}</Kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </InfoSection>
          </div>
          <div className="wide">
            <InfoSection heading={EXPORT_GUIDES_HEADING} id="import">
              <Paragraphs paragraphs={[EXPORT_GUIDES_LEAD]} />
              {EXPORT_GUIDES.map(({ id, service, paragraphs, becomes }) => (
                <section key={id} id={id} className="export-guide" aria-label={service}>
                  <h3>{service}</h3>
                  <Paragraphs paragraphs={paragraphs} />
                  <ul>
                    {becomes.map((each) => (
                      <li key={each}>{each}</li>
                    ))}
                  </ul>
                </section>
              ))}
            </InfoSection>
          </div>
          <InfoSection heading={appearance.heading}>
            <Paragraphs paragraphs={appearance.paragraphs} />
          </InfoSection>
          <InfoSection heading={problems.heading}>
            <Paragraphs paragraphs={[...problems.paragraphs, stillWrong[dataLocation]]} />
          </InfoSection>
        </div>
      </InfoPage>
    </>
  );
};
