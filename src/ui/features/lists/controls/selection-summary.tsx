import type { ListItem } from '#domain/lists/list-item';
import { Button } from '#ui/design/buttons/button.tsx';
import { LIST_BULK_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import type { ItemSelection } from '#ui/features/lists/list-page/use-selection.ts';

type Props = {
  readonly selection: ItemSelection;
  readonly loaded: ReadonlyArray<ListItem>;
  readonly hasMore: boolean;
  /** Number of titles of the list; null if unknown. */
  readonly total: number | null;
  /** Number of titles that are read for an action; null while none is. */
  readonly readCount: number | null;
  readonly onCancel: () => void;
};

/** Renders how many titles are selected, and selects all loaded titles, then those that are not loaded as well. */
export const SelectionSummary = ({ selection, loaded, hasMore, total, readCount, onCancel }: Props): React.JSX.Element => {
  const { items, isWhole, setAll, selectWhole } = selection;
  const isAll = items.size > 0 && items.size >= loaded.length;
  const offersWhole = isAll && hasMore && !isWhole;
  const text =
    readCount !== null
      ? LIST_BULK_MESSAGES.reading(readCount, total)
      : isWhole
        ? LIST_BULK_MESSAGES.whole(total)
        : offersWhole
          ? LIST_BULK_MESSAGES.allLoaded(items.size)
          : LIST_BULK_MESSAGES.count(items.size);
  return (
    <>
      <span className="num" role="status">
        {text}
      </span>
      {readCount !== null ? (
        <Button small kind="bare" onClick={onCancel}>
          {LIST_BULK_MESSAGES.cancel}
        </Button>
      ) : (
        <>
          {offersWhole && (
            <Button small kind="bare" onClick={selectWhole}>
              {LIST_BULK_MESSAGES.selectWhole(total)}
            </Button>
          )}
          <Button small kind="bare" onClick={() => setAll(isAll ? [] : loaded)}>
            {isAll ? LIST_BULK_MESSAGES.clear : LIST_BULK_MESSAGES.selectLoaded}
          </Button>
        </>
      )}
    </>
  );
};
