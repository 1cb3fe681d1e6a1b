import { sendResets } from '#application/admin/send-reset';
import { AUTH_SERVICE } from '#application/service-keys';
import { MAX_BULK_IDS, type AdminApi, type UserBulkAction } from '#domain/users/admin-api';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import type { UserId } from '#domain/users/user-id';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { Button } from '#ui/design/buttons/button.tsx';
import { Menu } from '#ui/design/overlays/menu.tsx';
import {
  bulkExportLabel, USER_BULK_MORE_LABEL, USER_BULK_NAMES, userBulkHeading, userBulkQuestion,
} from '#ui/messages/admin/user-bulk.messages.ts';
import { shownUserName } from '#ui/messages/admin/shown-name.ts';
import { useService } from '#ui/services.tsx';
import type { SelectionModel } from '#ui/features/lists/list-page/use-selection.ts';
import { RowSelectionBar } from '#ui/features/admin/shared/row-selection-bar.tsx';
import { useBulkProgressDialog } from '#ui/features/admin/shared/use-bulk-progress-dialog.tsx';
import { useUserActions } from '#ui/features/admin/users/use-user-actions.ts';

/** Returns the users that an action changes. */
const concerned = (users: ReadonlyArray<DirectoryEntry>, action: UserBulkAction): ReadonlyArray<DirectoryEntry> => {
  switch (action) {
    case 'enable':
      return users.filter(({ disabled }) => disabled);
    case 'disable':
      return users.filter(({ disabled }) => !disabled);
    case 'make-admin':
      return users.filter(({ role }) => role === 'user');
    case 'make-user':
      return users.filter(({ role }) => role === 'admin');
    case 'end-sessions':
    case 'record-reset':
    case 'delete':
      return users;
  }
};

/** Actions of the menu "More". */
const MORE_ACTIONS = [
  { action: 'make-admin', icon: 'shield' },
  { action: 'make-user', icon: 'user' },
  { action: 'end-sessions', icon: 'leave' },
  { action: 'record-reset', icon: 'mail' },
] as const;

type Props = {
  readonly selection: SelectionModel<DirectoryEntry>;
  /** The shown users, which may be newer than the selected ones. */ readonly shown: ReadonlyArray<DirectoryEntry>;
};

/**
 * Renders the actions on selected users. The own account and the last admin are left out, because the server would refuse them; a selection
 * of only those says why.
 */
export const UserBulkBar = ({ selection, shown }: Props): React.JSX.Element => {
  const modal = useModal();
  const auth = useService(AUTH_SERVICE);
  const { start, dialog } = useBulkProgressDialog(selection.stop);
  const { ownId, blockedReason } = useUserActions();
  const newer = new Map(shown.map((user) => [user.uid, user]));
  const selected = [...selection.items.values()].map((user) => newer.get(user.uid) ?? user);
  const others = selected.filter((user) => blockedReason(user) === null);
  const blocked = selected.filter((user) => blockedReason(user) !== null);
  const [first] = blocked;
  const isPossible = (action: UserBulkAction): boolean => concerned(others, action).length > 0;
  const canExport = selected.length <= MAX_BULK_IDS;
  const ask = (action: UserBulkAction): void => {
    const users = concerned(others, action);
    const onConfirm = (): void => {
      const names = new Map(users.map(({ uid, name }) => [uid, name]));
      const change = (api: AdminApi, ids: ReadonlyArray<string>) =>
        action === 'record-reset'
          ? sendResets(
              api, auth,
              users.filter(({ uid }) => ids.includes(uid)),
            )
          : api.changeUsers(ids as ReadonlyArray<UserId>, action); // The ids are those of `users`.
      start({ title: userBulkHeading(action, names.size), names, change });
    };
    const future = {
      unverified: users.filter(({ emailVerified }) => !emailVerified).length,
      disabled: users.filter(({ disabled }) => disabled).map(shownUserName),
    };
    modal.open({
      name: 'confirmation',
      properties: {
        ...userBulkQuestion(action, users.length, future, {
          own: blocked.some(({ uid }) => uid === ownId),
          lastAdmin: blocked.some(({ uid }) => uid !== ownId),
        }),
        isFinal: action === 'delete', onConfirm,
      },
    });
  };
  return (
    <>
      <RowSelectionBar count={selected.length} onClear={selection.stop}>
        {others.length === 0 && first !== undefined && <p className="hint">{blockedReason(first)}</p>}
        {(['disable', 'enable'] as const).map((action) => (
          <Button key={action} small disabled={!isPossible(action)} onClick={() => ask(action)}>
            {USER_BULK_NAMES[action]}
          </Button>
        ))}
        <Button
          small
          icon="download"
          disabled={!canExport}
          onClick={() => modal.open({ name: 'export-data', properties: { kind: 'users', uids: selected.map(({ uid }) => uid) } })}
        >
          {bulkExportLabel(canExport)}
        </Button>
        <Menu
          label={USER_BULK_MORE_LABEL}
          items={MORE_ACTIONS.map(({ action, icon }) => ({
            label: USER_BULK_NAMES[action], icon, disabled: !isPossible(action), onChoose: () => ask(action),
          }))}
          button={(props) => <Button {...props} small icon="more">{USER_BULK_MORE_LABEL}</Button>}
        />
        <Button small icon="trash" className="bulk-remove" disabled={!isPossible('delete')} onClick={() => ask('delete')}>
          {USER_BULK_NAMES.delete}
        </Button>
      </RowSelectionBar>
      {dialog}
    </>
  );
};
