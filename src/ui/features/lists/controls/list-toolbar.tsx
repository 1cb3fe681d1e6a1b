import { isItemListFiltered, usualItemSort, type ItemLayout } from '#application/lists/items/item-view-params';
import { noItemFilter } from '#domain/lists/item-query';
import { Button } from '#ui/design/buttons/button.tsx';
import { Segments } from '#ui/design/fields/segments.tsx';
import { FilterBar } from '#ui/design/filters/filter-bar.tsx';
import { FilterMenu } from '#ui/design/filters/filter-menu.tsx';
import { Options } from '#ui/design/filters/options.tsx';
import { ToggleChip } from '#ui/design/filters/toggle-chip.tsx';
import { ITEM_FILTER_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import { ITEM_FILTER_DEFINITIONS, ITEM_ORDERS, itemOrderOptionValue } from './item-filter-options';
import type { ItemViewControl } from '#ui/features/lists/list-page/use-item-view.ts';
import type { ItemSelection } from '#ui/features/lists/list-page/use-selection.ts';
import { WordsField } from './words-field';
import './list-toolbar.css';

const LAYOUTS = [
  { value: 'grid' as const, label: LIST_PAGE_MESSAGES.grid, icon: 'grid' as const, iconOnly: true },
  { value: 'table' as const, label: LIST_PAGE_MESSAGES.table, icon: 'rows' as const, iconOnly: true },
];

type Props = ItemViewControl & {
  readonly listName: string;
  readonly selection: ItemSelection;
  /** Number of matching titles as text; empty while unknown. */
  readonly count: string;
};

/** Renders the controls of a list: order, filters, words, selecting and layout. */
export const ListToolbar = ({ listName, view, change, selection, count }: Props): React.JSX.Element => {
  const { filter, layout } = view;
  const order = itemOrderOptionValue(view);
  const setFilter = (next: typeof filter): void => change({ filter: next });
  return (
    <FilterBar label={LIST_PAGE_MESSAGES.controls} count={isItemListFiltered(filter) ? count : ''}>
      <FilterMenu
        label={ITEM_FILTER_MESSAGES.sort}
        value={ITEM_ORDERS.find(({ value }) => value === order)?.label ?? ''}
        set={order !== itemOrderOptionValue(usualItemSort(listName))}
      >
        {(close) => (
          <Options
            label={ITEM_FILTER_MESSAGES.sort}
            options={ITEM_ORDERS}
            value={order}
            onChange={(next) => {
              change(ITEM_ORDERS.find(({ value }) => value === next)?.means ?? {});
              close();
            }}
          />
        )}
      </FilterMenu>
      {ITEM_FILTER_DEFINITIONS.map((definition) => {
        const value = definition.value(filter);
        const choices = definition.choices(filter);
        return (
          <FilterMenu
            key={definition.label}
            label={definition.label}
            value={value === '' ? ITEM_FILTER_MESSAGES.any : (choices.find((choice) => choice.value === value)?.label ?? value)}
            set={value !== ''}
          >
            {(close) => (
              <Options
                label={definition.label}
                options={choices}
                value={value}
                onChange={(next) => {
                  setFilter(definition.set(filter, next));
                  close();
                }}
              />
            )}
          </FilterMenu>
        );
      })}
      <WordsField label={LIST_PAGE_MESSAGES.words} words={filter.words} onChange={(words) => setFilter({ ...filter, words })} />
      {isItemListFiltered(filter) && (
        <Button kind="bare" small icon="close" onClick={() => setFilter(noItemFilter)}>
          {ITEM_FILTER_MESSAGES.clear}
        </Button>
      )}
      <span className="toolbar-end">
        <ToggleChip pressed={selection.isActive} onChange={(pressed) => (pressed ? selection.start() : selection.stop())}>
          {LIST_PAGE_MESSAGES.select}
        </ToggleChip>
        <Segments
          label={LIST_PAGE_MESSAGES.layout}
          segments={LAYOUTS}
          value={layout}
          onChange={(next: ItemLayout) => change({ layout: next })}
        />
      </span>
    </FilterBar>
  );
};
