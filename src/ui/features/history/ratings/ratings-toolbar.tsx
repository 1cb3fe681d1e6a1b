import { isRatingsViewFiltered, usualRatingSort, type RatingsView } from '#application/history/ratings/ratings-view-params';
import { creditName } from '#domain/catalogue/credits/group-by-credit';
import type { CreditsByTitle } from '#domain/catalogue/credits/title-credits';
import { MAX_RATING, MIN_RATING } from '#domain/history/rating';
import { filteredCredits, noRatingFilter, RATING_SORT_FIELDS, type RatingSort } from '#domain/history/ratings/rating-query';
import { Button } from '#ui/design/buttons/button.tsx';
import { FilterBar } from '#ui/design/filters/filter-bar.tsx';
import { creditFilterText } from '#ui/messages/history/credits.messages.ts';
import { RATING_SORT_NAMES, RATINGS_PAGE_MESSAGES } from '#ui/messages/history/ratings.messages.ts';
import { ITEM_FILTER_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { formatRating } from '#ui/messages/lists/watched.messages.ts';
import { ChoiceMenu } from '#ui/features/lists/controls/choice-menu.tsx';
import { TitleFilterMenus } from '#ui/features/lists/controls/title-filter-menus.tsx';
import { WordsField } from '#ui/features/lists/controls/words-field.tsx';
import type { UrlState } from '#ui/features/lists/shared/use-url-state.ts';
import '#ui/features/lists/controls/list-toolbar.css';

const orderValue = ({ sort, direction }: RatingSort): string => `${sort}.${direction}`;
const ORDERS = RATING_SORT_FIELDS.flatMap((sort) =>
  RATING_SORT_NAMES[sort].map(([direction, label]) => ({ value: orderValue({ sort, direction }), label, means: { sort, direction } })));
/** The highest value first. */
const VALUES = Array.from({ length: MAX_RATING / MIN_RATING }, (_, index) => MAX_RATING - index * MIN_RATING);

type Props = UrlState<RatingsView> & {
  /** Known people and countries, for the names of the filters. */
  readonly credits: CreditsByTitle;
  /** Number of matching ratings as text. */
  readonly count: string;
};

/** Renders order and filters of the own ratings. */
export const RatingsToolbar = ({ view, change, credits, count }: Props): React.JSX.Element => (
  <FilterBar label={RATINGS_PAGE_MESSAGES.controls} count={count}>
    <ChoiceMenu
      label={ITEM_FILTER_MESSAGES.sort}
      choices={ORDERS}
      value={orderValue(view)}
      set={orderValue(view) !== orderValue(usualRatingSort)}
      onChange={(next) => change(ORDERS.find(({ value }) => value === next)?.means ?? {})}
    />
    <TitleFilterMenus filter={view} onChange={change} />
    <ChoiceMenu
      label={RATINGS_PAGE_MESSAGES.value}
      choices={[
        { value: '', label: ITEM_FILTER_MESSAGES.anyChoice },
        ...VALUES.map((value) => ({ value: String(value), label: formatRating(value) })),
      ]}
      value={view.value === null ? '' : String(view.value)}
      {...(view.value === null && { text: ITEM_FILTER_MESSAGES.any })}
      set={view.value !== null}
      onChange={(next) => change({ value: next === '' ? null : Number(next) })}
    />
    <WordsField label={RATINGS_PAGE_MESSAGES.words} words={view.words} onChange={(words) => change({ words })} />
    {filteredCredits(view).map((kind) => (
      <Button key={kind} small icon="close" onClick={() => change({ [kind]: null })}>
        {creditFilterText(kind, creditName(credits, kind, view[kind] ?? ''))}
      </Button>
    ))}
    {isRatingsViewFiltered(view) && (
      <Button kind="bare" small icon="close" onClick={() => change(noRatingFilter)}>
        {ITEM_FILTER_MESSAGES.clear}
      </Button>
    )}
  </FilterBar>
);
