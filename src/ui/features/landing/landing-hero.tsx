import type { CatalogueStats } from '#domain/catalogue/catalogue';
import { Board, type BoardLine } from '#ui/design/text/board.tsx';
import { WelcomeHero } from './welcome-hero';
import { LandingSearch } from './landing-search';
import { filmCount, seriesCount } from '../shared/title-format';
import './landing.css';

/** The third line of the board: how much there is, as far as it is known. */
const howMuch = (census: CatalogueStats | null): BoardLine => ({
  words: `${census?.movies ? filmCount(census.movies) : 'Films'} [&] ${census?.series ? seriesCount(census.series) : 'series'}`,
  half: true,
});

/** The board, one sentence, a search field, and a film on the screen behind them. */
export const LandingHero = ({ census }: { readonly census: CatalogueStats | null }): React.JSX.Element => (
  <WelcomeHero kind="hall">
    <Board level={1} lines={['What’s /on', 'tonight[?]', howMuch(census)]} />
    <p className="lead">Look through a century of films and series, keep the ones you mean to see, and know what you saw.</p>
    <LandingSearch />
  </WelcomeHero>
);
