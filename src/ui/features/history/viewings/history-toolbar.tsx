import { isHistoryFiltered, withoutHistoryFilters, type HistoryView } from '#application/history/history-view-params';
import { Button } from '#ui/design/buttons/button.tsx';
import { FilterBar } from '#ui/design/filters/filter-bar.tsx';
import { ToggleChip } from '#ui/design/filters/toggle-chip.tsx';
import { HISTORY_PAGE_MESSAGES, HISTORY_FILTER_MESSAGES, periodName } from '#ui/messages/history/history.messages.ts';
import { ITEM_FILTER_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { ChoiceMenu } from '#ui/features/lists/controls/choice-menu.tsx';
import { TitleFilterMenus } from '#ui/features/lists/controls/title-filter-menus.tsx';
import type { UrlState } from '#ui/features/lists/shared/use-url-state.ts';
import type { ViewingSelection } from './use-viewing-selection';
import '#ui/features/lists/controls/list-toolbar.css';

type Props = UrlState<HistoryView> & {
  /** Years with viewings. */
  readonly years: ReadonlyArray<string>;
  readonly selection: ViewingSelection;
  /** Number of matching viewings as text; empty while unknown. */
  readonly count: string;
};

/** Renders the filters of the watch history, and the switch that selects several viewings. */
export const HistoryToolbar = ({ view, change, years, selection, count }: Props): React.JSX.Element => {
  const { period } = view;
  const periods = period === null || years.includes(period) ? years : [period, ...years];
  return (
    <FilterBar label={HISTORY_PAGE_MESSAGES.controls} count={count}>
      <TitleFilterMenus filter={view} onChange={change} />
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
