import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { Button } from '#ui/design/buttons/button.tsx';
import { USER_FORM } from '#ui/messages/admin/user-form.messages.ts';
import { USER_ACTIONS } from '#ui/messages/admin/users.messages.ts';
import { useUserActions } from '../use-user-actions';
import './user-section.css';

type Props = { readonly user: DirectoryEntry; readonly onDeleted?: () => void };

/** Renders the actions on an account: disable or enable, end sessions, send a reset e-mail, delete. */
export const AccountActions = ({ user, onDeleted }: Props): React.JSX.Element => {
  const actions = useUserActions();
  const reason = actions.blockedReason(user);
  const isBlocked = reason !== null;
  return (
    <section className="user-section" aria-label={USER_FORM.account}>
      {isBlocked && <p className="hint">{reason}</p>}
      <div className="acts">
        <Button small disabled={isBlocked} onClick={() => actions.toggleDisabled(user)}>
          {user.disabled ? USER_ACTIONS.enable : USER_ACTIONS.disable}
        </Button>
        <Button small disabled={isBlocked} icon="leave" onClick={() => actions.endSessions(user)}>
          {USER_ACTIONS.endSessions}
        </Button>
        <Button small icon="mail" onClick={() => actions.sendReset(user)}>
          {USER_ACTIONS.sendReset}
        </Button>
        <Button small kind="end" disabled={isBlocked} icon="trash" onClick={() => actions.remove(user, onDeleted)}>
          {USER_ACTIONS.delete}
        </Button>
      </div>
    </section>
  );
};
