import type { ListUseCases } from '#application/lists/list-use-cases';
import { Button } from '#ui/design/buttons/button.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { HISTORY_PAGE_MESSAGES, HISTORY_TOASTS } from '#ui/messages/history/history.messages.ts';
import { useRunChange } from '#ui/features/lists/shared/use-run-change.ts';
import type { ViewingSelection } from './use-viewing-selection';
import '#ui/features/lists/controls/item-selection-bar.css';

type Props = { readonly lists: ListUseCases; readonly selection: ViewingSelection };

/** Renders the actions on the selected viewings. Removing them is one change with one Undo. */
export const ViewingSelectionBar = ({ lists, selection }: Props): React.JSX.Element => {
  const run = useRunChange(lists);
  const viewings = [...selection.items.values()];
  const remove = (): void => {
    void run(lists.history.removeViewings(viewings), HISTORY_TOASTS.removedMany(viewings.length)).then(
      (failure) => failure === null && selection.stop(),
    );
  };
  return (
    <div className="bulk" role="toolbar" aria-label={HISTORY_PAGE_MESSAGES.selection} aria-controls="list-items">
      <span className="num" role="status">
        {HISTORY_PAGE_MESSAGES.selected(viewings.length)}
      </span>
      <Button small icon="trash" className="bulk-remove" disabled={viewings.length === 0} onClick={remove}>
        {HISTORY_PAGE_MESSAGES.remove}
      </Button>
      <IconButton small icon="close" label={HISTORY_PAGE_MESSAGES.stopSelecting} onClick={selection.stop} />
    </div>
  );
};
