import { LinkedText } from '#ui/features/shared/linked-text.tsx';
import { TmdbLogo } from '#ui/features/shared/tmdb-logo.tsx';
import { ABOUT_MESSAGES } from '#ui/messages/info.messages.ts';
import { InfoSection } from './info-page';

/** Lists licences and data sources of the app. */
export const About = (): React.JSX.Element => (
  <InfoSection heading={ABOUT_MESSAGES.heading} id="about">
    <p>{ABOUT_MESSAGES.product}</p>
    <p>{ABOUT_MESSAGES.sourcesLead}</p>
    <dl className="sources">
      {ABOUT_MESSAGES.sources.map(({ name, use }) => (
        <div key={name}>
          <dt>
            <LinkedText>{name}</LinkedText>
          </dt>
          <dd>
            <LinkedText>{use}</LinkedText>
            {__TMDB_LOGO__ !== null && name.startsWith('[TMDB]') ? <TmdbLogo {...__TMDB_LOGO__} /> : null}
          </dd>
        </div>
      ))}
    </dl>
    <p>
      <LinkedText>{ABOUT_MESSAGES.fonts}</LinkedText>
    </p>
  </InfoSection>
);
