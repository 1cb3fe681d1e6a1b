import { useId } from 'react';
import { isSignedIn } from '#domain/user/session';
import { Switch } from '#ui/design/fields/switch.tsx';
import { useSession } from '../app/session';

const WAITS_FOR = {
  visitor: 'Sign in to use your lists here',
  member: 'Titles cannot be put on lists here yet; once they can, this hides them',
} as const;

/** Leaves out what somebody has seen or keeps on a list. Nobody has such lists yet, so it says what it waits for. */
export const HideSeen = (): React.JSX.Element => {
  const id = useId();
  const waitsFor = WAITS_FOR[isSignedIn(useSession().session) ? 'member' : 'visitor'];
  return (
    <span className="hide-seen" title={waitsFor}>
      <Switch label="Hide what I have seen or listed" disabled aria-describedby={id} />
      <span className="sr" id={id}>
        {waitsFor}
      </span>
    </span>
  );
};
