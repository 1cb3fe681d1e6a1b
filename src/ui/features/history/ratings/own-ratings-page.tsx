import { useMemo, useState } from 'react';
import { parseRatingsView, ratingsViewParams } from '#application/history/ratings/ratings-view-params';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { filteredCredits } from '#domain/history/ratings/rating-query';
import type { List } from '#domain/lists/list';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { GridSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { RATINGS_PAGE_MESSAGES } from '#ui/messages/history/ratings.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useCredits } from '#ui/features/history/credits/use-credits.ts';
import { NumbersSkeleton } from '#ui/features/history/history-skeletons.tsx';
import { OutboxNotes } from '#ui/features/lists/outbox/outbox-notes.tsx';
import { useOwnLists } from '#ui/features/lists/shared/use-own-lists.ts';
import { useUrlState } from '#ui/features/lists/shared/use-url-state.ts';
import { RatedTitles } from './rated-titles';
import { RatingNumbersSection } from './rating-numbers-section';
import { useRatings } from './use-ratings';
import '#ui/features/history/history-page.css';
import '#ui/features/lists/list-page/own-list.css';
import './own-ratings-page.css';

const RatingsSkeleton = (): React.JSX.Element => (
  <LoadingRegion label={RATINGS_PAGE_MESSAGES.loading}>
    <NumbersSkeleton />
    <GridSkeleton cards={12} flush />
  </LoadingRegion>
);

const NoRatings = (): React.JSX.Element => (
  <StatePanel
    board={RATINGS_PAGE_MESSAGES.emptyBoard}
    links={[
      { to: '/movies', text: RATINGS_PAGE_MESSAGES.browseFilms }, { to: '/tv-shows', text: RATINGS_PAGE_MESSAGES.browseSeries },
      { to: '/user-profile/settings/import', text: RATINGS_PAGE_MESSAGES.importRatings, icon: 'upload' },
    ]}
  >
    {RATINGS_PAGE_MESSAGES.empty}
  </StatePanel>
);

const Ratings = ({ lists }: { readonly lists: ListUseCases }): React.JSX.Element => {
  const control = useUrlState(parseRatingsView, ratingsViewParams);
  const { ratings, status, failure, readOn, leftAt } = useRatings(lists);
  const [isNear, setNear] = useState(false);
  const items = useMemo(() => ratings.map(({ item }) => item), [ratings]);
  const credits = useCredits(items, status !== 'loading' && (isNear || filteredCredits(control.view).length > 0));
  if (ratings.length === 0) {
    if (failure !== null) return <FailureState failure={failure} retry={readOn} />;
    return status === 'ready' ? <NoRatings /> : <RatingsSkeleton />;
  }
  const isReading = status === 'loading' || status === 'loadingMore';
  return (
    <>
      <p className="ratings-read faint num" role="status">
        {isReading && RATINGS_PAGE_MESSAGES.readSoFar(ratings.length)}
        {failure !== null && RATINGS_PAGE_MESSAGES.partly(ratings.length)}
      </p>
      {failure !== null && <FailureNote failure={failure} what={RATINGS_PAGE_MESSAGES.failedPart} retry={readOn} />}
      <RatingNumbersSection {...control} ratings={ratings} credits={credits} onNear={() => setNear(true)} />
      {/* Each page that arrives could move every title: they are shown when their order is known. */}
      {status === 'loading' && <GridSkeleton cards={12} flush />}
      {status !== 'loading' && <RatedTitles {...control} lists={lists} ratings={ratings} credits={credits} leftAt={leftAt} />}
    </>
  );
};

const withOutbox = (lists: ListUseCases, all: ReadonlyArray<List>): React.JSX.Element => (
  <>
    <OutboxNotes useCases={lists} lists={all} />
    <Ratings key={lists.uid} lists={lists} />
  </>
);

/** Renders what the member has rated: numbers by value, decade, genre, people and country, and the titles. */
export const OwnRatingsPage = (): React.JSX.Element => {
  const own = useOwnLists();
  return (
    <div className="history own-list">
      <DocumentHead title={RATINGS_PAGE_MESSAGES.title} description={RATINGS_PAGE_MESSAGES.description} noIndex />
      <div className="history-head">
        <DisplayHeading level={1} size="l" focusable>
          {RATINGS_PAGE_MESSAGES.title}
        </DisplayHeading>
        <ButtonLink small icon="clock" to="/user-profile/watch-history">
          {RATINGS_PAGE_MESSAGES.toHistory}
        </ButtonLink>
      </div>
      {own._tag === 'pending' && <RatingsSkeleton />}
      {own._tag === 'error' && <FailureState failure={own.failure} retry={() => globalThis.location.reload()} />}
      {own._tag === 'success' && withOutbox(own.useCases, own.all)}
    </div>
  );
};
