import type { MediaType } from '#domain/catalogue/media-type';
import { GridSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { BROWSE_MESSAGES, listEndMessage } from '#ui/messages/catalogue/browse.messages.ts';
import { titleCountText } from '#ui/messages/catalogue/catalogue.messages.ts';
import { EmptyList } from './empty-list';
import { InfiniteTitleGrid } from '#ui/features/browse/infinite-grid/infinite-title-grid.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import type { FilteredList } from './use-filtered-list';

type Props = {
  readonly browsed: FilteredList;
  readonly mediaType: MediaType;
  /** The accessible name of the grid: "Top rated films". */
  readonly label: string;
};

/** Renders the results of a list page: loading, failed, empty or with titles. */
export const CatalogueListBody = ({ browsed, mediaType, label }: Props): React.JSX.Element => {
  const { paging, isStale, results, restoredScrollY } = browsed;
  if (paging.isLoading) {
    return (
      <LoadingRegion label={BROWSE_MESSAGES.loadingList(mediaType)}>
        <GridSkeleton />
      </LoadingRegion>
    );
  }
  if (paging.failure !== null && paging.items.length === 0) return <FailureState failure={paging.failure} retry={paging.retry} />;
  const end = listEndMessage(paging.items.length, paging.totalResults, (count) => titleCountText(mediaType, count));
  const nothing = <EmptyList browsed={browsed} mediaType={mediaType} />;
  // With TMDB no list is prerendered with its titles.
  return (
    <InfiniteTitleGrid
      paging={paging}
      results={results}
      label={label}
      end={end}
      nothing={nothing}
      leftAt={restoredScrollY}
      isStale={isStale}
      isLive={__ON_TMDB__}
    />
  );
};
