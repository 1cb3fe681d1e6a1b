import { useId } from 'react';
import { Switch } from '#ui/design/fields/switch.tsx';

/** Leaves out what somebody has seen or keeps on a list. Nobody has such lists yet, so it says what it waits for. */
export const HideSeen = (): React.JSX.Element => {
  const id = useId();
  return (
    <span className="hide-seen" title="Sign in to use your lists here">
      <Switch label="Hide what I have seen or listed" disabled aria-describedby={id} />
      <span className="sr" id={id}>
        Sign in to use your lists here
      </span>
    </span>
  );
};
