import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import type { UserId } from '#domain/users/user-id';
import { Button } from '#ui/design/buttons/button.tsx';
import { TURNED_DOWN_MESSAGES } from '#ui/messages/catalogue/taste.messages.ts';
import { useTurnedDown } from './use-turned-down';

export type TurnDownButtonProps = {
  readonly uid: UserId;
  readonly title: Title;
  /** Turns the title down, or takes that back. */
  readonly onPress: () => void;
};

/** Renders "Not for me" of a title's page; of a title that was turned down, what takes that back. */
export const TurnDownButton = ({ uid, title, onPress }: TurnDownButtonProps): React.JSX.Element => {
  const isTurnedDown = useTurnedDown(uid).notForMe.some((each) => itemKey(each) === itemKey(title));
  return (
    <Button icon="close" aria-keyshortcuts="N" onClick={onPress}>
      {isTurnedDown ? TURNED_DOWN_MESSAGES.takeBackChoice : TURNED_DOWN_MESSAGES.turnDown}
    </Button>
  );
};
