import type { SeasonSummary } from '#domain/catalogue/title-details';
import { Icon } from '#ui/design/icons/icon.tsx';
import { seasonTabLabel, TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';
import { yearOf } from '#ui/messages/format/format.ts';

type Props = {
  readonly season: SeasonSummary;
  readonly id: string;
  /** The id of the tab panel. */
  readonly panel: string;
  readonly open: boolean;
  readonly onOpen: () => void;
};

type SeasonFactsProps = { readonly season: SeasonSummary };

const SeasonFacts = ({ season }: SeasonFactsProps): React.JSX.Element => (
  <>
    <span className="poster">{season.number === 0 ? <Icon name="star" /> : season.number}</span>
    <span className="quiet num">{yearOf(season.date)}</span>
    <span className="faint num">
      {season.number === 0 ? TITLE_MESSAGES.specials : season.episodeCount === null ? '' : TITLE_MESSAGES.episodes(season.episodeCount)}
    </span>
  </>
);

/** Renders a season that has no episodes to open: number, year and episode count. */
export const SeasonItem = ({ season }: SeasonFactsProps): React.JSX.Element => (
  <li className="season" aria-label={seasonTabLabel(season)}>
    <SeasonFacts season={season} />
  </li>
);

/** Renders a season as a tab: number, year and episode count. */
export const SeasonTab = ({ season, id, panel, open, onOpen }: Props): React.JSX.Element => (
  <button
    type="button"
    role="tab"
    id={id}
    className="season"
    aria-controls={panel}
    aria-selected={open}
    aria-label={seasonTabLabel(season)}
    tabIndex={open ? 0 : -1}
    onClick={onOpen}
  >
    <SeasonFacts season={season} />
  </button>
);
