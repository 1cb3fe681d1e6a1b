import { useId } from 'react';
import { Switch } from '#ui/design/fields/switch.tsx';

const WAITS_FOR = 'Titles cannot be put on lists here yet; once they can, this hides them';

/** Leaves out what somebody has seen or keeps on a list. Nobody has such lists yet, so it says to everybody what it waits for. */
export const HideSeen = (): React.JSX.Element => {
  const id = useId();
  return (
    <span className="hide-seen" title={WAITS_FOR}>
      <Switch label="Hide what I have seen or listed" disabled aria-describedby={id} />
      <span className="sr" id={id}>
        {WAITS_FOR}
      </span>
    </span>
  );
};
