import { Kbd } from '#ui/design/text/kbd.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { DocumentHead } from '../../app/navigation/document-head';
import { SEARCHES } from '../../messages/search.messages';
import { KEYS } from './help-messages';
import { InfoPage, InfoSection } from './info-page';
import { useDataLocation } from './use-data-location';

const lead = 'How to find a film, how to come back to it, and which keys save you the mouse.';

/** Links to the feedback page; without a server there is no recipient. */
const StillWrong = (): React.JSX.Element =>
  useDataLocation() === 'server' ? (
    <>
      Still wrong? <TextLink to="/feedback">Write to us</TextLink>.
    </>
  ) : (
    <>Still wrong? Load the page again: nothing that is kept is lost by it.</>
  );

/** Renders the help page. */
export const HelpPage = (): React.JSX.Element => (
  <>
    <DocumentHead title="Help" description={lead} />
    <InfoPage title="Help" lead={lead}>
      <div className="house-parts">
        <InfoSection heading="Searching">
          <p>
            Type into the box at the top of any page. Suggestions come while you type; Enter shows everything that fits: films, series and people.
          </p>
          <p>The catalogue that ships with Marquee forgives small mistakes in spelling. And some words mean more than letters:</p>
          <dl className="tries">
            {SEARCHES.map(({ query, meaning }) => (
              <div key={query}>
                <dt>
                  <TextLink to={`/search?query=${encodeURIComponent(query)}`}>{query}</TextLink>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </InfoSection>
        <InfoSection heading="Browsing">
          <p>
            <TextLink to="/movies">Movies</TextLink> and <TextLink to="/tv-shows">TV Shows</TextLink> have shelves; “See all” at the end of a
            shelf’s line opens the whole list. <TextLink to="/genre">Genre</TextLink> sorts films and series by mood.
          </p>
          <ul>
            <li>Lists go on as you scroll. With a keyboard, “Load more” does the same.</li>
            <li>Filters and order are part of the page’s address: bookmark it, or send it to a friend, and it opens as you see it.</li>
            <li>Going back brings you to the same poster, with everything that was loaded.</li>
            <li>A figure such as 8.1 beside a title is its average vote, out of ten.</li>
            <li>Ordered by rating, a list leaves out what few have voted for, unless you choose under “More” how many votes are enough.</li>
          </ul>
        </InfoSection>
        <div className="wide">
          <InfoSection heading="Keys">
            <dl className="keys">
              {KEYS.map(({ keys, does }) => (
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
        <InfoSection heading="Seeing it your way">
          <p>The house is dark, as before a film. “House lights” at the foot of this page turns them on everywhere; this browser remembers it.</p>
          <p>If your system asks for less motion, nothing here moves. Text grows with your browser’s settings, and every page can be read aloud.</p>
        </InfoSection>
        <InfoSection heading="When something is wrong">
          <p>
            A part that could not be loaded says so and offers Retry. Offline, what you have opened stays; the rest comes back with the connection.
          </p>
          <p>
            <StillWrong /> More about films, pictures and your data is in the <TextLink to="/faq">questions and answers</TextLink>.
          </p>
        </InfoSection>
      </div>
    </InfoPage>
  </>
);
