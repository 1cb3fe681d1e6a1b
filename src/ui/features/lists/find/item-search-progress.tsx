import { Button } from '#ui/design/buttons/button.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { LIST_SEARCH_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';

type Props = {
  /** Number of titles that are searched, of those of the list. */
  readonly searched: number;
  readonly count: number;
  readonly found: number;
  readonly onStop: () => void;
};

/** Renders how far the search of a list is, with a button that ends it. */
export const ItemSearchProgress = ({ searched, count, found, onStop }: Props): React.JSX.Element => (
  <div className="item-search">
    <progress aria-label={LIST_SEARCH_MESSAGES.running} value={Math.min(searched, count)} max={Math.max(1, count)} />
    <p className="quiet num">{LIST_SEARCH_MESSAGES.progress(Math.min(searched, count), count, found)}</p>
    <Button ref={moveFocusOnRemoval} small onClick={onStop}>
      {LIST_SEARCH_MESSAGES.stop}
    </Button>
  </div>
);
