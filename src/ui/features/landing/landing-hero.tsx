import type { CatalogueStats } from '#domain/catalogue/catalogue';
import { Board, type BoardLine } from '#ui/design/text/board.tsx';
import { WelcomeHero } from './welcome-hero';
import { LandingSearch } from './landing-search';
import { filmCount, seriesCount } from '../shared/title-format';
import './landing.css';

/** Returns the third line of the board: the known title counts. */
const formatStats = (stats: CatalogueStats | null): BoardLine => ({
  words: `${stats?.movies ? filmCount(stats.movies) : 'Films'} [&] ${stats?.series ? seriesCount(stats.series) : 'series'}`,
  half: true,
});

/** Renders the board, one sentence and a search field in front of a featured film. */
export const LandingHero = ({ stats }: { readonly stats: CatalogueStats | null }): React.JSX.Element => (
  <WelcomeHero kind="hall">
    <Board level={1} lines={['What’s /on', 'tonight[?]', formatStats(stats)]} />
    <p className="lead">Look through a century of films and series, keep the ones you mean to see, and know what you saw.</p>
    <LandingSearch />
  </WelcomeHero>
);
