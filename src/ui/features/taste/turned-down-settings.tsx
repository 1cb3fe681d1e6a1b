import type { UserId } from '#domain/users/user-id';
import { TURNED_DOWN_MESSAGES } from '#ui/messages/catalogue/taste.messages.ts';
import { TurnedDownList } from './turned-down-list';
import { useTurnedDown } from './use-turned-down';

/** Lists in the settings what a member turned down; each title can be taken back. */
export const TurnedDownSettings = ({ uid }: { readonly uid: UserId }): React.JSX.Element => {
  const { notForMe, store } = useTurnedDown(uid);
  return (
    <>
      <p className="quiet">{notForMe.length === 0 ? TURNED_DOWN_MESSAGES.none : TURNED_DOWN_MESSAGES.kept}</p>
      {notForMe.length > 0 && <TurnedDownList className="part-titles" titles={notForMe.toReversed()} onTakeBack={store.takeBack} />}
    </>
  );
};
