import { useCallback, useMemo, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { RatingsView } from '#application/history/ratings/ratings-view-params';
import type { TitleRating } from '#domain/history/rating';
import { matchesRatingFilter, noRatingFilter, orderRatings, voteDifference } from '#domain/history/ratings/rating-query';
import { Button } from '#ui/design/buttons/button.tsx';
import { GridSkeleton } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { PosterRowContext } from '#ui/design/images/renderer/poster-row-context.ts';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { VirtualGrid } from '#ui/design/shelves/virtual-grid.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { ratingCountText, RATINGS_PAGE_MESSAGES, voteDifferenceText } from '#ui/messages/history/ratings.messages.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import type { UrlState } from '#ui/features/lists/shared/use-url-state.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { CreditsNotes } from '#ui/features/history/credits/credits-notes.tsx';
import type { Credits } from '#ui/features/history/credits/use-credits.ts';
import { RatedCard } from './rated-card';
import { RatingsToolbar } from './ratings-toolbar';
import { knownMatches, useRatingFilter } from './use-rating-filter';

const IN_FIRST_VIEW = 12;
const keyOf = ({ item }: TitleRating): string => item.itemKey;

/** Stands for titles while people and countries are looked up, which the filter needs. */
const RatedUnknown = ({ credits: { failure, readMore } }: { readonly credits: Credits }): React.JSX.Element =>
  failure === null ? <GridSkeleton cards={IN_FIRST_VIEW} flush /> : <FailureState failure={failure} retry={readMore} />;

type Props = UrlState<RatingsView> & {
  readonly lists: ListUseCases;
  readonly ratings: ReadonlyArray<TitleRating>;
  readonly credits: Credits;
  readonly leftAt: number;
};

/** Renders the rated titles that match the filters as posters, with the controls above them. */
export const RatedTitles = ({ lists, ratings, credits, view, change, leftAt }: Props): React.JSX.Element => {
  const { sort, direction } = view;
  const filter = useRatingFilter(view);
  const shown = useMemo(
    () => orderRatings(ratings.filter(matchesRatingFilter(filter, credits.credits)), { sort, direction }),
    [ratings, sort, direction, filter, credits.credits],
  );
  const row = useMemo(() => shown.map(({ item }) => toArtTitle(storedTitleToTitle(item))), [shown]);
  const results = JSON.stringify([sort, direction, filter]);
  const [firstResults] = useState(results);
  const matches = knownMatches(filter, credits, ratings.length);
  const isPartly = matches === 'partly';
  const isByDifference = sort === 'difference';
  const render = useCallback(
    (rating: TitleRating, index: number) => (
      <RatedCard
        lists={lists}
        rating={rating}
        early={leftAt === 0 && index < IN_FIRST_VIEW}
        note={isByDifference ? voteDifferenceText(voteDifference(rating)) : null}
      />
    ),
    [lists, leftAt, isByDifference],
  );
  return (
    <section className="rated-titles" aria-label={RATINGS_PAGE_MESSAGES.titles}>
      <SectionHead heading={RATINGS_PAGE_MESSAGES.titles} />
      <RatingsToolbar
        view={view}
        change={change}
        credits={credits.credits}
        count={matches === 'nothing' ? '' : (isPartly ? RATINGS_PAGE_MESSAGES.countSoFar : ratingCountText)(shown.length)}
      />
      {isPartly && <CreditsNotes credits={credits} total={ratings.length} hasGroups />}
      {matches === 'nothing' ? (
        <RatedUnknown credits={credits} />
      ) : shown.length === 0 ? (
        <StatePanel
          board={RATINGS_PAGE_MESSAGES.noMatchBoard}
          actions={
            <Button ref={moveFocusOnRemoval} kind="go" onClick={() => change(noRatingFilter)}>
              {RATINGS_PAGE_MESSAGES.clearFilters}
            </Button>
          }
        >
          {isPartly ? RATINGS_PAGE_MESSAGES.noMatchSoFar : RATINGS_PAGE_MESSAGES.noMatch}
        </StatePanel>
      ) : (
        <div className="own-items">
          <PosterRowContext value={row}>
            <VirtualGrid
              items={shown}
              keyOf={keyOf}
              render={render}
              label={RATINGS_PAGE_MESSAGES.titles}
              initialOffset={results === firstResults ? leftAt : 0}
              firstCount={IN_FIRST_VIEW}
              flush
            />
          </PosterRowContext>
        </div>
      )}
    </section>
  );
};
