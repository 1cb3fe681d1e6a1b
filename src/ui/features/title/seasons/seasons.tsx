import { useCallback, useContext, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { SeasonSummary, SeriesFacts, TitleDetails } from '#domain/catalogue/title-details';
import { tabIndexForKey } from '#ui/design/page/tab-index-for-key.ts';
import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { scrollRowTo } from '#ui/design/utils/scroll-row-to.ts';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';
import { MemberControlsContext } from '#ui/features/shared/member-controls.tsx';
import { useAddressChoices } from '#ui/features/shared/use-address-choices.ts';
import { SeasonPanel } from './season-panel';
import { SeasonItem, SeasonTab } from './season-tab';
import './seasons.css';

type ChosenSeason = {
  readonly season: SeasonSummary | undefined;
  readonly choose: (number: number) => void;
};

/**
 * Returns the season in the URL (`season=2`); the default one if the parameter is missing or unknown.
 * @param next number of the season that a member watches; without it the first one is the default.
 */
const useSeason = (seasons: ReadonlyArray<SeasonSummary>, next: number | null): ChosenSeason => {
  const [parameters, choose] = useAddressChoices();
  const defaultSeason = seasons.find(({ number }) => number === next) ?? seasons[0];
  const seasonParameter = parameters.get('season');
  return {
    season: seasons.find(({ number }) => String(number) === seasonParameter) ?? defaultSeason,
    choose: (number) => choose('season', String(number), String(defaultSeason?.number)),
  };
};

/** Returns true if a season has episodes or a date: a catalogue with only season counts renders no tabs. */
export const hasSeasons = (series: SeriesFacts | null): series is SeriesFacts =>
  series !== null && series.seasons.some(({ episodeCount, date }) => date !== null || (episodeCount ?? 0) > 0);

/** Sorts seasons by number, the specials (0) last. */
const inOrder = (seasons: ReadonlyArray<SeasonSummary>): ReadonlyArray<SeasonSummary> =>
  [...seasons].sort((a, b) => Number(a.number === 0) - Number(b.number === 0) || a.number - b.number);

type Props = { readonly title: TitleDetails; readonly series: SeriesFacts };

/** Renders the seasons as tabs; the episodes of a season are requested when its tab opens. */
const SeasonTabs = ({ title, series }: Props): React.JSX.Element => {
  const id = useId();
  const controls = useContext(MemberControlsContext);
  const tabs = useRef<HTMLDivElement>(null);
  const seasons = inOrder(series.seasons);
  // The first episode that is reported: the page stays where episodes are being marked.
  const [next, setNext] = useState<EpisodeNumber | null>(null);
  const onNext = useCallback((episode: EpisodeNumber) => setNext((before) => before ?? episode), []);
  const nextSeason = next?.season ?? null;
  const { season: current, choose } = useSeason(seasons, nextSeason);
  const open = current?.number;

  // Scrolls to the season that opens first, which may be outside the visible part of the row.
  useEffect(() => scrollRowTo(tabs.current, '[aria-selected="true"]'), [nextSeason]);

  const move = (event: KeyboardEvent): void => {
    const to = tabIndexForKey(event, seasons.findIndex(({ number }) => number === open), seasons.length);
    const season = to === null ? undefined : seasons[to];
    if (to === null || season === undefined) return;
    event.preventDefault();
    choose(season.number);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <>
      {controls === null ? null : <controls.Series title={title} onNext={onNext} />}
      <div ref={tabs} className="seasons" role="tablist" aria-label={TITLE_MESSAGES.seasons} onKeyDown={move}>
        {seasons.map((season) => (
          <SeasonTab
            key={season.number}
            season={season}
            id={`${id}t${season.number}`}
            panel={`${id}p`}
            open={season.number === open}
            onOpen={() => choose(season.number)}
          />
        ))}
      </div>
      <div role="tabpanel" id={`${id}p`} aria-labelledby={`${id}t${open ?? ''}`} tabIndex={0} className="season-panel">
        {current === undefined ? null : (
          <SeasonPanel key={open} title={title} season={current} next={nextSeason === open ? (next?.episode ?? null) : null} />
        )}
      </div>
    </>
  );
};

/** Renders the seasons; as a list where nothing opens: without episodes, for visitors. Members mark seasons as watched in their tabs. */
export const Seasons = ({ title, series }: Props): React.JSX.Element => {
  const id = useId();
  const isMember = useContext(MemberControlsContext) !== null;
  return (
    <section className="part seasons-part" aria-labelledby={id}>
      <SectionHead heading={TITLE_MESSAGES.seasons} id={id} />
      {series.hasEpisodes || isMember ? <SeasonTabs title={title} series={series} /> : (
        // Scrolls sideways, so that the keyboard has to reach it.
        <ul className="seasons" aria-labelledby={id} tabIndex={0}>
          {inOrder(series.seasons).map((season) => <SeasonItem key={season.number} season={season} />)}
        </ul>
      )}
    </section>
  );
};
