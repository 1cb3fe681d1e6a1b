import { useState } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';
import { SHOW_FEWER_LABEL, showAllLabel } from '#ui/messages/catalogue/catalogue.messages.ts';

type More<A> = {
  readonly shown: ReadonlyArray<A>;
  /** The button that shows the rest; null when there is none. */
  readonly more: React.JSX.Element | null;
};

/**
 * Returns the first `head` items of a long list and a button to show all. Lists with one or two more items are shown completely.
 * @param what noun for the items in the button's accessible name: "cast members".
 * @param place index of an item that is shown in any case: if it is not among the first ones, the item before it comes first.
 * @param kept whether all items are shown, and a function that changes it; without it the list itself remembers.
 */
export const useExpandableList = <A,>(
  items: ReadonlyArray<A>, head: number, what: string, place = 0, kept?: readonly [boolean, (isExpanded: boolean) => void],
): More<A> => {
  const own = useState(false);
  const [isExpanded, setExpanded] = kept ?? own;
  if (items.length <= head + 2) return { shown: items, more: null };
  const from = place < head ? 0 : Math.min(place - 1, items.length - head);
  return {
    shown: isExpanded ? items : items.slice(from, from + head),
    more: (
      <Button small className="more-btn" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
        {isExpanded ? SHOW_FEWER_LABEL : showAllLabel(items.length)}
        <span className="sr">{` ${what}`}</span>
      </Button>
    ),
  };
};
