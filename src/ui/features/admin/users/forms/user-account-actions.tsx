import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { Button } from '#ui/design/buttons/button.tsx';
import { USER_FORM_MESSAGES } from '#ui/messages/admin/user-form.messages.ts';
import { USER_ACTION_MESSAGES } from '#ui/messages/admin/users.messages.ts';
import { useUserActions } from '#ui/features/admin/users/use-user-actions.ts';
import './user-section.css';

type Props = { readonly user: DirectoryEntry; readonly onDeleted?: () => void };

/** Renders the actions on an account: disable or enable, end sessions, send a reset e-mail, delete. */
export const UserAccountActions = ({ user, onDeleted }: Props): React.JSX.Element => {
  const actions = useUserActions();
  const reason = actions.blockedReason(user);
  const isBlocked = reason !== null;
  return (
    <section className="user-section" aria-label={USER_FORM_MESSAGES.account}>
      {isBlocked && <p className="hint">{reason}</p>}
      <div className="acts">
        <Button small disabled={isBlocked} onClick={() => actions.toggleDisabled(user)}>
          {user.disabled ? USER_ACTION_MESSAGES.enable : USER_ACTION_MESSAGES.disable}
        </Button>
        <Button small disabled={isBlocked} icon="leave" onClick={() => actions.endSessions(user)}>
          {USER_ACTION_MESSAGES.endSessions}
        </Button>
        <Button small icon="mail" onClick={() => actions.sendReset(user)}>
          {USER_ACTION_MESSAGES.sendReset}
        </Button>
        <Button small kind="end" disabled={isBlocked} icon="trash" onClick={() => actions.remove(user, onDeleted)}>
          {USER_ACTION_MESSAGES.delete}
        </Button>
      </div>
    </section>
  );
};
