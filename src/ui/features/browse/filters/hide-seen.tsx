import { useId } from 'react';
import { Switch } from '#ui/design/fields/switch.tsx';

const DESCRIPTION = 'Titles cannot be put on lists here yet; once they can, this hides them';

/** Renders the switch that hides seen and listed titles. Disabled, because lists do not exist yet; the description says so. */
export const HideSeen = (): React.JSX.Element => {
  const id = useId();
  return (
    <span className="hide-seen" title={DESCRIPTION}>
      <Switch label="Hide what I have seen or listed" disabled aria-describedby={id} />
      <span className="sr" id={id}>
        {DESCRIPTION}
      </span>
    </span>
  );
};
