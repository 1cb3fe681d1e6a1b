import { useState } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';

type More<A> = {
  readonly shown: ReadonlyArray<A>;
  /** The button that shows the rest; null when there is no rest. */
  readonly more: React.JSX.Element | null;
};

/**
 * The head of a long list, and a button for all of it. One or two beyond the head are not worth a button and are shown.
 * @param what of what there are so many: "players".
 */
export const useMore = <A,>(items: ReadonlyArray<A>, head: number, what: string): More<A> => {
  const [all, setAll] = useState(false);
  if (items.length <= head + 2) return { shown: items, more: null };
  return {
    shown: all ? items : items.slice(0, head),
    more: (
      <Button small className="more-btn" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? 'Show fewer' : `Show all ${items.length}`}
        <span className="sr">{` ${what}`}</span>
      </Button>
    ),
  };
};
