import { isHistoryFiltered, withoutHistoryFilters, type HistoryView } from '#application/history/history-view-params';
import { noItemFilter } from '#domain/lists/item-query';
import { Button } from '#ui/design/buttons/button.tsx';
import { FilterBar } from '#ui/design/filters/filter-bar.tsx';
import { ToggleChip } from '#ui/design/filters/toggle-chip.tsx';
import { HISTORY_PAGE_MESSAGES, HISTORY_FILTER_MESSAGES, periodName } from '#ui/messages/history/history.messages.ts';
import { ITEM_FILTER_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { ChoiceMenu } from '#ui/features/lists/controls/choice-menu.tsx';
import { ITEM_FILTER_DEFINITIONS } from '#ui/features/lists/controls/item-filter-options.ts';
import type { UrlState } from '#ui/features/lists/shared/use-url-state.ts';
import type { ViewingSelection } from './use-viewing-selection';
import '#ui/features/lists/controls/list-toolbar.css';

/** The filters of a list that viewings have too. */
const TITLE_FILTERS: ReadonlySet<string> = new Set([ITEM_FILTER_MESSAGES.type, ITEM_FILTER_MESSAGES.genre, ITEM_FILTER_MESSAGES.decade]);
const DEFINITIONS = ITEM_FILTER_DEFINITIONS.filter(({ label }) => TITLE_FILTERS.has(label));

type Props = UrlState<HistoryView> & {
  /** Years with viewings. */
  readonly years: ReadonlyArray<string>;
  readonly selection: ViewingSelection;
  /** Number of matching viewings as text; empty while unknown. */
  readonly count: string;
};

/** Renders the filters of the watch history, and the switch that selects several viewings. */
export const HistoryToolbar = ({ view, change, years, selection, count }: Props): React.JSX.Element => {
  const { mediaType, genre, decade, period } = view;
  const filter = { ...noItemFilter, mediaType, genre, decade };
  const periods = period === null || years.includes(period) ? years : [period, ...years];
  return (
    <FilterBar label={HISTORY_PAGE_MESSAGES.controls} count={count}>
      {DEFINITIONS.map((definition) => {
        const value = definition.value(filter);
        return (
          <ChoiceMenu
            key={definition.label}
            label={definition.label}
            choices={definition.choices(filter)}
            value={value}
            {...(value === '' && { text: ITEM_FILTER_MESSAGES.any })}
            set={value !== ''}
            onChange={(next) => {
              const { mediaType: type, genre: name, decade: from } = definition.set(filter, next);
              change({ mediaType: type, genre: name, decade: from });
            }}
          />
        );
      })}
      <ChoiceMenu
        label={HISTORY_FILTER_MESSAGES.period}
        choices={[{ value: '', label: ITEM_FILTER_MESSAGES.anyChoice }, ...periods.map((value) => ({ value, label: periodName(value) }))]}
        value={period ?? ''}
        {...(period === null && { text: ITEM_FILTER_MESSAGES.any })}
        set={period !== null}
        onChange={(next) => change({ period: next === '' ? null : next })}
      />
      {isHistoryFiltered(view) && (
        <Button kind="bare" small icon="close" onClick={() => change(withoutHistoryFilters(view))}>
          {HISTORY_FILTER_MESSAGES.clear}
        </Button>
      )}
      <span className="toolbar-end">
        <ToggleChip pressed={selection.isActive} onChange={(pressed) => (pressed ? selection.start() : selection.stop())}>
          {HISTORY_PAGE_MESSAGES.select}
        </ToggleChip>
      </span>
    </FilterBar>
  );
};
