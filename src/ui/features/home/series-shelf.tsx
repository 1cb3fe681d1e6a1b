import { NEVER } from 'rxjs';
import type { SeriesInProgress } from '#application/history/history-use-cases';
import { ShelfSkeleton } from '#ui/design/feedback/skeletons.tsx';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { SERIES_IN_PROGRESS_MESSAGES } from '#ui/messages/history/series-shelf.messages.ts';
import { SERIES_WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { TitleCard } from '#ui/features/shared/title-card.tsx';
import { LazyNextEpisodeButton } from './lazy-next-episode-button';
import './series-shelf.css';

const NONE: ReadonlyArray<SeriesInProgress> = [];
/** Cards in the first view, whose images load first. */
const EARLY_CARDS = 6;

/** Returns the series that the member has begun and not finished; null until they are known. */
export const useSeriesInProgress = (): ReadonlyArray<SeriesInProgress> | null => {
  const series = useSubscription(useListUseCases()?.history.seriesInProgress ?? NEVER);
  return series._tag === 'pending' ? null : series._tag === 'success' ? series.value : NONE;
};

const SeriesCard = ({
  series: { item, progress },
  early,
}: {
  readonly series: SeriesInProgress;
  readonly early: boolean;
}): React.JSX.Element => {
  const lists = useListUseCases();
  const { watched, total, next } = progress;
  return (
    <div className="series-card">
      <TitleCard
        title={storedTitleToTitle(item)}
        early={early}
        {...(next !== null && { note: SERIES_WATCHED_MESSAGES.next(next, null) })}
      />
      <p className="faint num">
        {total === null ? SERIES_WATCHED_MESSAGES.countOnly(watched) : SERIES_WATCHED_MESSAGES.count(watched, total)}
      </p>
      {lists !== null && next !== null && <LazyNextEpisodeButton lists={lists} item={item} next={next} small />}
    </div>
  );
};

/** Keeps the room of the shelf until its series are known. */
export const SeriesShelfSkeleton = (): React.JSX.Element => (
  <div className="series-room">
    <ShelfSkeleton />
  </div>
);

/** Renders a shelf of series in progress, last watched first, each with its next episode. The posters show the progress as a bar. */
export const SeriesInProgressShelf = ({ series }: { readonly series: ReadonlyArray<SeriesInProgress> }): React.JSX.Element => (
  <Shelf heading={SERIES_IN_PROGRESS_MESSAGES.heading} to="/user-profile/watch-history" toLabel={SERIES_IN_PROGRESS_MESSAGES.toHistory}>
    {series.map((each, index) => (
      <SeriesCard key={each.item.itemKey} series={each} early={index < EARLY_CARDS} />
    ))}
  </Shelf>
);
