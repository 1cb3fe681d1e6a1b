import { useEffect } from 'react';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { Button } from '#ui/design/buttons/button.tsx';
import { SERIES_WATCHED_MESSAGES, WATCHED_TOASTS } from '#ui/messages/lists/watched.messages.ts';
import { useQuery } from '../../../../query/use-query';
import { useService } from '../../../../services';
import { seasonQuery } from '../../../shared/catalogue-queries';
import type { TitleActionDeps } from '../../card-actions/title-action-deps';
import { SeriesProgressBar } from '../progress-bar';
import { useSeriesWatch } from './use-series-watch';
import './series-progress-panel.css';

export type SeriesProgressPanelProps = { readonly tools: TitleActionDeps; readonly title: TitleDetails; readonly onNextSeason: (season: number) => void };

/** Renders a member's progress of a series with the next episode, and the button that marks this episode as watched. */
export const SeriesProgressPanel = ({ tools, title, onNextSeason }: SeriesProgressPanelProps): React.JSX.Element | null => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const known = useSeriesWatch(tools, title, null).progress.next;
  const loaded = useQuery(known === null ? null : seasonQuery(catalogue, title, known.season));
  const season = loaded._tag === 'success' ? loaded.value : null;
  const { isKnown, isComplete, progress, log } = useSeriesWatch(tools, title, season);
  const { watched, total, next } = progress;
  const nextSeason = isKnown ? (next?.season ?? null) : null;
  useEffect(() => {
    if (nextSeason !== null) onNextSeason(nextSeason);
  }, [nextSeason, onNextSeason]);
  if (!isKnown) return <div className="series-watched" />;
  if (total === null && watched === 0) return null;
  const name = next === null ? null : (season?.episodes.find(({ number, season: of }) => of === next.season && number === next.episode)?.name ?? null);
  return (
    <div className="series-watched" role="group" aria-label={SERIES_WATCHED_MESSAGES.progress}>
      <div className="series-count">
        <SeriesProgressBar progress={progress} />
        <p className="num">
          <b>{total === null ? SERIES_WATCHED_MESSAGES.countOnly(watched) : SERIES_WATCHED_MESSAGES.count(watched, total)}</b>
          {isComplete && <span className="quiet">{SERIES_WATCHED_MESSAGES.complete}</span>}
          {next !== null && <span className="quiet">{SERIES_WATCHED_MESSAGES.next(next, name)}</span>}
        </p>
      </div>
      {next !== null && (
        <Button small icon="check" onClick={() => void log([next], WATCHED_TOASTS.episode(next))}>
          {SERIES_WATCHED_MESSAGES.watchedNext}
        </Button>
      )}
    </div>
  );
};
