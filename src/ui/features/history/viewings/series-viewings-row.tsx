import type { ListUseCases } from '#application/lists/list-use-cases';
import type { HistoryRow } from '#application/history/history-rows';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Checkbox } from '#ui/design/fields/checkbox.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import {
  HISTORY_PAGE_MESSAGES, HISTORY_TOASTS, seasonsAndEpisodesText, partsOfSeriesLabel,
} from '#ui/messages/history/history.messages.ts';
import { Menu } from '#ui/design/overlays/menu.tsx';
import { useRunChange } from '#ui/features/lists/shared/use-run-change.ts';
import { RatingBadge } from '#ui/features/lists/watched/rating-badge.tsx';
import type { ViewingSelection } from './use-viewing-selection';
import { ViewingTitleLink, useStoredTitleState } from './viewing-row';

type Props = {
  readonly lists: ListUseCases;
  readonly row: Extract<HistoryRow, { kind: 'series' }>;
  readonly selection: ViewingSelection;
  readonly onToggle: (key: string) => void;
};

/** Renders several viewings of a series on one day as one row, which opens to show each. */
export const SeriesViewingsRow = ({ lists, row, selection, onToggle }: Props): React.JSX.Element => {
  const { viewings, isOpen } = row;
  const { item } = viewings[0];
  const run = useRunChange(lists);
  const rating = useStoredTitleState(lists, item)?.rating ?? null;
  const seasons = viewings.filter(({ episode }) => episode === null).length;
  const parts = seasonsAndEpisodesText(viewings.length - seasons, seasons);
  const name = partsOfSeriesLabel(parts, item.title);
  const selected = viewings.filter(({ entryId }) => selection.items.has(entryId)).length;
  const toggleAll = (): void =>
    viewings
      .filter(({ entryId }) => selected === viewings.length || !selection.items.has(entryId))
      .forEach((viewing) => selection.toggle(viewing));
  return (
    <div className="viewing">
      {selection.isActive && (
        <Checkbox
          bare
          label={HISTORY_PAGE_MESSAGES.selectViewing(name)}
          checked={selected > 0}
          mixed={selected > 0 && selected < viewings.length}
          onChange={toggleAll}
        />
      )}
      <ViewingTitleLink item={item} />
      <p className="viewing-facts">
        <button type="button" className="viewing-fold" aria-expanded={isOpen} aria-label={name} onClick={() => onToggle(row.key)}>
          {parts}
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </p>
      <span className="viewing-rating">{rating !== null && <RatingBadge rating={rating} />}</span>
      <Menu
        label={HISTORY_PAGE_MESSAGES.more(name)}
        items={[
          {
            label: HISTORY_PAGE_MESSAGES.removeFromHistory, icon: 'trash',
            onChoose: () => void run(lists.history.removeViewings(viewings), HISTORY_TOASTS.removedMany(viewings.length)),
          },
        ]}
        button={(props) => <IconButton {...props} icon="more" label={HISTORY_PAGE_MESSAGES.more(name)} />}
      />
    </div>
  );
};
