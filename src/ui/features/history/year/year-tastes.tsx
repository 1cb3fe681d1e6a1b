import type { HistoryNumbers, KeyedCount } from '#application/history/history-numbers';
import { averageRating, ratingDistribution } from '#domain/history/ratings/rating-numbers';
import type { TitleRating } from '#domain/history/rating';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { HISTORY_NUMBERS_MESSAGES } from '#ui/messages/history/history.messages.ts';
import { RATING_NUMBERS_MESSAGES } from '#ui/messages/history/ratings.messages.ts';
import { YEAR_MESSAGES } from '#ui/messages/history/year.messages.ts';
import { formatRating } from '#ui/messages/lists/watched.messages.ts';
import { PlotPanel } from '#ui/features/shared/plots/plot-panel.tsx';
import '#ui/features/history/numbers/year-statistics.css';

/** Genres of the plot; the table has all. */
const MAX_GENRES = 7;

const genreBar = ({ key, count }: KeyedCount) => ({ key, count, name: key });
const decadeBar = ({ key, count }: KeyedCount) => ({
  key, count, name: HISTORY_NUMBERS_MESSAGES.shortDecade(key), fullName: HISTORY_NUMBERS_MESSAGES.decade(key),
});
/** Half points stand between the named whole ones. */
const valueBar = ({ value, count }: { readonly value: number; readonly count: number }) => ({
  key: String(value), count, name: Number.isInteger(value) ? formatRating(value) : '', fullName: formatRating(value),
});

type Props = {
  readonly numbers: HistoryNumbers;
  /** Ratings of the year's titles; null until they are read. */
  readonly ratings: ReadonlyArray<TitleRating> | null;
};

/** Renders the genres and decades of a year's titles, and the member's ratings of them. */
export const YearTastes = ({ numbers: { genres, decades }, ratings }: Props): React.JSX.Element => {
  const given = ratings ?? [];
  const average = averageRating(given);
  if (genres.length + decades.length === 0 && average === null) return <></>;
  return (
    <section className="year-part" aria-label={YEAR_MESSAGES.tastes}>
      <SectionHead heading={YEAR_MESSAGES.tastes} />
      <div className="plot-panels">
        {genres.length > 0 && (
          <PlotPanel
            texts={HISTORY_NUMBERS_MESSAGES}
            heading={HISTORY_NUMBERS_MESSAGES.byGenre}
            kind={HISTORY_NUMBERS_MESSAGES.kind.genres}
            bars={genres.map(genreBar)}
            plotted={genres.slice(0, MAX_GENRES).map(genreBar)}
            isHorizontal
          />
        )}
        {decades.length > 0 && (
          <PlotPanel
            texts={HISTORY_NUMBERS_MESSAGES}
            heading={HISTORY_NUMBERS_MESSAGES.byDecade}
            kind={HISTORY_NUMBERS_MESSAGES.kind.decades}
            bars={decades.map(decadeBar)}
          />
        )}
        {average !== null && (
          <PlotPanel
            texts={{ ...RATING_NUMBERS_MESSAGES, unit: YEAR_MESSAGES.ratingsNote(given.length, average) }}
            heading={YEAR_MESSAGES.ratingsGiven}
            kind={RATING_NUMBERS_MESSAGES.kind.values}
            bars={ratingDistribution(given).map(valueBar)}
          />
        )}
      </div>
    </section>
  );
};
