import { useId, useMemo } from 'react';
import type { RatingsView } from '#application/history/ratings/ratings-view-params';
import type { TitleRating } from '#domain/history/rating';
import { averageRating, ratingDistribution, ratingsByDecade, ratingsByGenre } from '#domain/history/ratings/rating-numbers';
import { matchesRatingFilter } from '#domain/history/ratings/rating-query';
import { Button } from '#ui/design/buttons/button.tsx';
import { StatList } from '#ui/design/metadata/stat-list.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { formatNumber } from '#ui/messages/format/format.ts';
import { averageText, RATING_NUMBERS_MESSAGES } from '#ui/messages/history/ratings.messages.ts';
import { ITEM_FILTER_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { formatRating } from '#ui/messages/lists/watched.messages.ts';
import { StatisticsSkeleton } from '#ui/features/history/history-skeletons.tsx';
import { PHONE_WIDTH } from '#ui/design/utils/media-queries.ts';
import { useMediaQuery } from '#ui/hooks/use-media-query.ts';
import type { UrlState } from '#ui/features/lists/shared/use-url-state.ts';
import { PlotPanel } from '#ui/features/shared/plots/plot-panel.tsx';
import type { Credits } from '#ui/features/history/credits/use-credits.ts';
import { RatingCredits } from './rating-credits';
import { RatingGroupsPanel } from './rating-groups-panel';
import { knownMatches, useRatingFilter } from './use-rating-filter';
import '#ui/features/history/numbers/numbers-section.css';
import '#ui/features/history/numbers/year-statistics.css';

type Props = UrlState<RatingsView> & {
  readonly ratings: ReadonlyArray<TitleRating>;
  readonly credits: Credits;
  /** Called when the numbers by people and countries come near the viewport. */
  readonly onNear: () => void;
};

/** The axis names whole values alone. */
const valueBar = ({ value, count }: { readonly value: number; readonly count: number }) => ({
  key: String(value), count, name: Number.isInteger(value) ? formatRating(value) : '', fullName: formatRating(value),
});

/** Renders the distribution of the values, and the numbers by decade and genre. Each follows the filters, apart from its own. */
const RatingStatistics = ({ ratings, credits, view, change, onNear }: Props): React.JSX.Element => {
  const { genre, decade } = view;
  const filter = useRatingFilter(view);
  const known = credits.credits;
  const bars = useMemo(
    () => ratingDistribution(ratings.filter(matchesRatingFilter({ ...filter, value: null }, known))).map(valueBar),
    [ratings, filter, known],
  );
  const decades = useMemo(
    () => ratingsByDecade(ratings.filter(matchesRatingFilter({ ...filter, decade: null }, known))),
    [ratings, filter, known],
  );
  const genres = useMemo(
    () => ratingsByGenre(ratings.filter(matchesRatingFilter({ ...filter, genre: null }, known))),
    [ratings, filter, known],
  );
  return (
    <>
      <div className="plot-panels">
        <PlotPanel
          texts={RATING_NUMBERS_MESSAGES}
          heading={RATING_NUMBERS_MESSAGES.byValue}
          kind={RATING_NUMBERS_MESSAGES.kind.values}
          bars={bars}
        />
        <RatingGroupsPanel
          heading={RATING_NUMBERS_MESSAGES.byGenre}
          kind={RATING_NUMBERS_MESSAGES.kind.genres}
          what={RATING_NUMBERS_MESSAGES.genres}
          groups={genres}
          nameOf={(key) => key}
          chosen={genre}
          onChoose={(key) => change({ genre: key })}
        />
        <RatingGroupsPanel
          heading={RATING_NUMBERS_MESSAGES.byDecade}
          kind={RATING_NUMBERS_MESSAGES.kind.decades}
          what={RATING_NUMBERS_MESSAGES.decades}
          groups={decades}
          nameOf={(key) => ITEM_FILTER_MESSAGES.decadeName(Number(key))}
          chosen={decade === null ? null : String(decade)}
          onChoose={(key) => change({ decade: key === null ? null : Number(key) })}
        />
      </div>
      <RatingCredits ratings={ratings} credits={credits} filter={filter} change={change} onNear={onNear} />
    </>
  );
};

/** Renders the numbers of the ratings: count and mean of all, and plots. On a narrow screen a button shows the plots. */
export const RatingNumbersSection = ({ ratings, credits, view, change, onNear }: Props): React.JSX.Element => {
  const id = useId();
  const isNarrow = useMediaQuery(PHONE_WIDTH);
  const average = useMemo(() => averageRating(ratings) ?? 0, [ratings]);
  const hasStatistics = !isNarrow || view.statistics;
  const isUnknown = knownMatches(view, credits, ratings.length) === 'nothing';
  return (
    <section className="history-numbers" aria-labelledby={id}>
      <SectionHead heading={RATING_NUMBERS_MESSAGES.heading} id={id} />
      <StatList
        label={RATING_NUMBERS_MESSAGES.heading}
        figures={[
          { label: RATING_NUMBERS_MESSAGES.ratings(ratings.length), value: formatNumber(ratings.length) },
          { label: RATING_NUMBERS_MESSAGES.average, value: averageText(average) },
        ]}
      />
      {isNarrow && (
        <Button
          className="statistics-btn"
          aria-expanded={view.statistics}
          icon={view.statistics ? 'up' : 'down'}
          onClick={() => change({ statistics: !view.statistics })}
        >
          {RATING_NUMBERS_MESSAGES.statistics}
        </Button>
      )}
      {hasStatistics && isUnknown && credits.failure === null && <StatisticsSkeleton />}
      {hasStatistics && !isUnknown && (
        <RatingStatistics ratings={ratings} credits={credits} view={view} change={change} onNear={onNear} />
      )}
    </section>
  );
};
