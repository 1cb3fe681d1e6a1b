import { Board } from '#ui/design/text/board.tsx';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { EveningEntry } from './evening-entry';
import { WelcomeHero, type HeroTitle } from './welcome-hero';
import { LandingSearch } from './landing-search';
import './landing.css';

type Props = {
  /** The last line of the letterboard. */
  readonly lastLine: string;
  readonly shown: HeroTitle | null;
};

/** Renders the board, the question of the evening, one sentence and a search field in front of a film. */
export const LandingHero = ({ lastLine, shown }: Props): React.JSX.Element => (
  <WelcomeHero kind="visitor" shown={shown}>
    <Board level={1} lines={[...LANDING_PAGE_MESSAGES.board, { words: lastLine, half: true }]} />
    <EveningEntry />
    <p className="lead">{LANDING_PAGE_MESSAGES.lead}</p>
    <LandingSearch />
  </WelcomeHero>
);
