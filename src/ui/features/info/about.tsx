import { InfoSection } from './info-page';

const Away = ({ to, children }: { readonly to: string; readonly children: string }): React.JSX.Element => (
  <a className="link" href={to} rel="noreferrer">
    {children}
  </a>
);

const shareAlike = 'https://creativecommons.org/licenses/by-sa/4.0/';

/** What the house is made of, and whose work that is. The same as in the file NOTICE. */
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
          <Away to="https://www.themoviedb.org">TMDB</Away>
        </dt>
        <dd>This product uses the TMDB API but is not endorsed or certified by TMDB.</dd>
      </div>
      <div>
        <dt>
          <Away to="https://www.justwatch.com">JustWatch</Away>
        </dt>
        <dd>Titles, certificates, casts and season counts of US streaming listings, April 2023; where to watch, wherever it is shown.</dd>
      </div>
      <div>
        <dt>
          <Away to="https://en.wikipedia.org">Wikipedia</Away>
        </dt>
        <dd>
          Cast lists and directors of some films, under the <Away to={shareAlike}>Creative Commons Attribution-ShareAlike</Away> licence.
        </dd>
      </div>
      <div>
        <dt>
          <Away to="https://www.tvmaze.com">TVmaze</Away>
        </dt>
        <dd>
          Dates, networks and players of some series, under the <Away to={shareAlike}>Creative Commons Attribution-ShareAlike</Away> licence.
        </dd>
      </div>
      <div>
        <dt>
          <Away to="https://trakt.tv">Trakt</Away>
        </dt>
        <dd>Ids and dates of some series.</dd>
      </div>
    </dl>
    <p>
      The letters are League Gothic and Instrument Sans, both under the <Away to="https://openfontlicense.org">SIL Open Font License</Away>.
    </p>
  </InfoSection>
);
