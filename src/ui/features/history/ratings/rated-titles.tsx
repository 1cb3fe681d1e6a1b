import { useCallback, useMemo, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { RatingsView } from '#application/history/ratings/ratings-view-params';
import type { TitleRating } from '#domain/history/rating';
import { matchesRatingFilter, noRatingFilter, orderRatings, voteDifference } from '#domain/history/ratings/rating-query';
import { Button } from '#ui/design/buttons/button.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { PosterRowContext } from '#ui/design/images/renderer/poster-row-context.ts';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { VirtualGrid } from '#ui/design/shelves/virtual-grid.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { ratingCountText, RATINGS_PAGE_MESSAGES, voteDifferenceText } from '#ui/messages/history/ratings.messages.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import type { UrlState } from '#ui/features/lists/shared/use-url-state.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { RatedCard } from './rated-card';
import { RatingsToolbar } from './ratings-toolbar';

const IN_FIRST_VIEW = 12;
const keyOf = ({ item }: TitleRating): string => item.itemKey;

type Props = UrlState<RatingsView> & {
  readonly lists: ListUseCases;
  readonly ratings: ReadonlyArray<TitleRating>;
  readonly leftAt: number;
};

/** Renders the rated titles that match the filters as posters, with the controls above them. */
export const RatedTitles = ({ lists, ratings, view, change, leftAt }: Props): React.JSX.Element => {
  const { sort, direction, mediaType, genre, decade, value } = view;
  const shown = useMemo(
    () => orderRatings(ratings.filter(matchesRatingFilter({ mediaType, genre, decade, value })), { sort, direction }),
    [ratings, sort, direction, mediaType, genre, decade, value],
  );
  const row = useMemo(() => shown.map(({ item }) => toArtTitle(storedTitleToTitle(item))), [shown]);
  const results = JSON.stringify([sort, direction, mediaType, genre, decade, value]);
  const [firstResults] = useState(results);
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
      <RatingsToolbar view={view} change={change} count={ratingCountText(shown.length)} />
      {shown.length === 0 ? (
        <StatePanel
          board={RATINGS_PAGE_MESSAGES.noMatchBoard}
          actions={
            <Button ref={moveFocusOnRemoval} kind="go" onClick={() => change(noRatingFilter)}>
              {RATINGS_PAGE_MESSAGES.clearFilters}
            </Button>
          }
        >
          {RATINGS_PAGE_MESSAGES.noMatch}
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
