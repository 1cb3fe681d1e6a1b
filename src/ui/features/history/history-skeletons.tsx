import { LoadingRegion, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { HISTORY_PAGE_MESSAGES } from '#ui/messages/history/history.messages.ts';
import '#ui/features/history/viewings/history-list.css';

const ROWS = [72, 48, 60, 40, 66, 54];

/** Stands for viewings that are not loaded yet. */
export const ViewingsSkeleton = (): React.JSX.Element => (
  <LoadingRegion label={HISTORY_PAGE_MESSAGES.loading}>
    <SkeletonBar shape="h" wide="9rem" />
    {ROWS.map((width) => (
      <div key={width} className="viewing sk-viewing">
        <span className="viewing-title">
          <span className="art sk" />
          <SkeletonBar wide={`${width}%`} />
        </span>
      </div>
    ))}
  </LoadingRegion>
);

/** Stands for calendar and plots that are not loaded yet. */
export const StatisticsSkeleton = (): React.JSX.Element => <span className="sk sk-statistics" aria-hidden="true" />;

/** Stands for the numbers that are not loaded yet. On a narrow screen they are the totals alone. */
export const NumbersSkeleton = (): React.JSX.Element => (
  <div className="sk-numbers" aria-hidden="true">
    <span className="sk sk-totals" />
    <StatisticsSkeleton />
  </div>
);
