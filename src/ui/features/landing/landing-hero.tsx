import { Board } from '#ui/design/text/board.tsx';
import { boardDateText, LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { EveningEntry } from './evening-entry';
import { WelcomeHero, type HeroTitle } from './welcome-hero';
import { LandingSearch } from './landing-search';
import './landing.css';

type Props = {
  /** The day on the letterboard, `YYYY-MM-DD`. */
  readonly day: string;
  readonly shown: HeroTitle | null;
};

/** Renders the board with the date, the question of the evening, one sentence and a search field in front of a film. */
export const LandingHero = ({ day, shown }: Props): React.JSX.Element => (
  <WelcomeHero kind="visitor" shown={shown}>
    <Board level={1} lines={[...LANDING_PAGE_MESSAGES.board, { words: boardDateText(day), half: true }]} />
    <EveningEntry />
    <p className="lead">{LANDING_PAGE_MESSAGES.lead}</p>
    <LandingSearch />
  </WelcomeHero>
);
