import { InfoSection } from './info-page';

const ExternalLink = ({ to, children }: { readonly to: string; readonly children: string }): React.JSX.Element => (
  <a className="link" href={to} rel="noreferrer">
    {children}
  </a>
);

const shareAlike = 'https://creativecommons.org/licenses/by-sa/4.0/';

/** Lists licences and data sources of the app. Same content as the file NOTICE. */
export const About = (): React.JSX.Element => (
  <InfoSection heading="About" id="about">
    <p>
      Marquee is a place for finding films and series and keeping your own lists of them. Its program is free software under the MIT licence; the
      short texts on its best-known titles are its own.
    </p>
    <p>The facts in its catalogue (names, years, lengths, genres, votes, counts) were gathered from these sources:</p>
    <dl className="sources">
      <div>
        <dt>
          <ExternalLink to="https://www.themoviedb.org">TMDB</ExternalLink>
        </dt>
        <dd>This product uses the TMDB API but is not endorsed or certified by TMDB.</dd>
      </div>
      <div>
        <dt>
          <ExternalLink to="https://www.justwatch.com">JustWatch</ExternalLink>
        </dt>
        <dd>Titles, certificates, casts and season counts of US streaming listings, April 2023; where to watch, wherever it is shown.</dd>
      </div>
      <div>
        <dt>
          <ExternalLink to="https://en.wikipedia.org">Wikipedia</ExternalLink>
        </dt>
        <dd>
          Cast lists and directors of some films, under the <ExternalLink to={shareAlike}>Creative Commons Attribution-ShareAlike</ExternalLink> licence.
        </dd>
      </div>
      <div>
        <dt>
          <ExternalLink to="https://www.tvmaze.com">TVmaze</ExternalLink>
        </dt>
        <dd>
          Dates, networks and players of some series, under the <ExternalLink to={shareAlike}>Creative Commons Attribution-ShareAlike</ExternalLink> licence.
        </dd>
      </div>
      <div>
        <dt>
          <ExternalLink to="https://trakt.tv">Trakt</ExternalLink>
        </dt>
        <dd>Ids and dates of some series.</dd>
      </div>
    </dl>
    <p>
      The letters are League Gothic and Instrument Sans, both under the <ExternalLink to="https://openfontlicense.org">SIL Open Font License</ExternalLink>.
    </p>
  </InfoSection>
);
