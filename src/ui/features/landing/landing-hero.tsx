import type { CatalogueStats } from '#domain/catalogue/catalogue';
import { Board } from '#ui/design/text/board.tsx';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { EveningEntry } from './evening-entry';
import { WelcomeHero } from './welcome-hero';
import { LandingSearch } from './landing-search';
import './landing.css';

/** Renders the board, the question of the evening, one sentence and a search field in front of a featured film. */
export const LandingHero = ({ stats }: { readonly stats: CatalogueStats | null }): React.JSX.Element => (
  <WelcomeHero kind="visitor">
    <Board level={1} lines={[...LANDING_PAGE_MESSAGES.board, { words: LANDING_PAGE_MESSAGES.boardStats(stats), half: true }]} />
    <EveningEntry />
    <p className="lead">{LANDING_PAGE_MESSAGES.lead}</p>
    <LandingSearch />
  </WelcomeHero>
);
