import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/design/overlays/menu.tsx';
import { focusOn } from '#ui/design/utils/focus-on.ts';
import { USER_ACTION_MESSAGES } from '#ui/messages/admin/users.messages.ts';
import { userAddress } from './user-address';
import { useUserActions } from './use-user-actions';

/** Moves the focus to the heading of the page: the row that had the focus is gone. */
const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading !== null) focusOn(heading);
};

/** Returns the items of a user's menu. */
const itemsOf = (user: DirectoryEntry, actions: ReturnType<typeof useUserActions>): ReadonlyArray<MenuItem | 'rule'> => {
  const disabled = actions.blockedReason(user) !== null;
  return [
    { label: USER_ACTION_MESSAGES.view, icon: 'user', to: userAddress(user.uid) },
    { label: USER_ACTION_MESSAGES.edit, icon: 'edit', disabled, onChoose: () => actions.edit(user) },
    { label: USER_ACTION_MESSAGES.sendReset, icon: 'mail', onChoose: () => actions.sendReset(user) },
    { label: USER_ACTION_MESSAGES.endSessions, icon: 'leave', disabled, onChoose: () => actions.endSessions(user) },
    'rule',
    {
      label: user.disabled ? USER_ACTION_MESSAGES.enable : USER_ACTION_MESSAGES.disable,
      icon: user.disabled ? 'check' : 'close', disabled,
      onChoose: () => actions.toggleDisabled(user),
    },
    { label: USER_ACTION_MESSAGES.delete, icon: 'trash', end: true, disabled, onChoose: () => actions.remove(user, focusHeading) },
  ];
};

/** Renders the menu of a user in the table. Items that the server would refuse are disabled; the menu says why. */
export const UserActionsMenu = ({ user }: { readonly user: DirectoryEntry }): React.JSX.Element => {
  const actions = useUserActions();
  const label = USER_ACTION_MESSAGES.more(user.name);
  return (
    <Menu
      label={label}
      head={actions.blockedReason(user)}
      items={itemsOf(user, actions)}
      button={(props) => <IconButton {...props} small icon="more" label={label} />}
    />
  );
};
