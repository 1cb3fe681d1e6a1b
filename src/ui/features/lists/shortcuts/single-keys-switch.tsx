import { Switch } from '#ui/design/fields/switch.tsx';
import { TITLE_SHORTCUT_MESSAGES } from '#ui/messages/lists/card-actions.messages.ts';
import { useSingleKeys } from './single-keys';

/** Renders the switch that turns shortcuts of a single key on and off in this browser. */
export const SingleKeysSwitch = (): React.JSX.Element => {
  const [isOn, choose] = useSingleKeys();
  return (
    <div>
      <Switch label={TITLE_SHORTCUT_MESSAGES.singleKeys} checked={isOn} onChange={({ target }) => choose(target.checked)} />
      <p className="faint">{TITLE_SHORTCUT_MESSAGES.singleKeysHint}</p>
    </div>
  );
};
