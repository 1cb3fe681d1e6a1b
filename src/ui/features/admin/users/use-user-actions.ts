import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sendReset } from '#application/admin/send-reset';
import { AUTH_SERVICE } from '#application/service-keys';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import type { UserId } from '#domain/users/user-id';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { useMember } from '#ui/hooks/use-member.ts';
import {
  disableQuestion, resetQuestion, userDeletionQuestion, endSessionsQuestion, USER_ACTION_MESSAGES,
} from '#ui/messages/admin/users.messages.ts';
import { serverToastMessage } from '#ui/messages/admin/user-toasts.messages.ts';
import { useService } from '#ui/services.tsx';
import { useAdminCall } from '#ui/features/admin/shared/use-admin-call.ts';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';

export type UserActions = {
  /** The signed-in admin; null during a sign-out. */
  readonly ownId: UserId | null;
  /** Returns why the server would refuse every change of a user; null if it would not. */
  readonly blockedReason: (user: DirectoryEntry) => string | null;
  readonly edit: (user: DirectoryEntry) => void;
  /** Asks before a user is disabled. */
  readonly toggleDisabled: (user: DirectoryEntry) => void;
  /** Asks before a user is deleted. @param onDeleted called after the deletion. */
  readonly remove: (user: DirectoryEntry, onDeleted?: () => void) => void;
  readonly endSessions: (user: DirectoryEntry) => void;
  /** Asks before. */
  readonly sendReset: (user: DirectoryEntry) => void;
};

/** Returns the actions on users. Destructive ones ask before. */
export const useUserActions = (): UserActions => {
  const modal = useModal();
  const auth = useService(AUTH_SERVICE);
  const call = useAdminCall();
  const ownId = useMember()?.uid ?? null;
  const admins = useAdminQuery('stats/totals', ({ stats }) => stats.totals).value?.admins.value ?? null;
  return {
    ownId,
    blockedReason: ({ uid, role, disabled }) => {
      if (uid === ownId) return USER_ACTION_MESSAGES.ownAccount;
      return admins !== null && admins <= 1 && role === 'admin' && !disabled ? USER_ACTION_MESSAGES.lastAdmin : null;
    },
    edit: ({ uid }) => modal.open({ name: 'edit-user', properties: { uid } }),
    toggleDisabled: ({ uid, name, email, disabled }) => {
      const onConfirm = (): void =>
        void call(
          'disable-user',
          ({ api }) => api.updateUser(uid, { disabled: !disabled }),
          (message) => serverToastMessage('disableUser', message),
        );
      if (disabled) onConfirm();
      else modal.open({ name: 'confirmation', properties: { ...disableQuestion(name, email), onConfirm } });
    },
    remove: ({ uid, name, email, listCount }, onDeleted) => {
      const onConfirm = async (): Promise<void> => {
        if (
          await call(
            'delete-user',
            ({ api }) => api.deleteUser(uid),
            (message) => serverToastMessage('deleteUser', message),
          )
        )
          onDeleted?.();
      };
      modal.open({
        name: 'confirmation',
        properties: { ...userDeletionQuestion(name, email, listCount), isFinal: true, onConfirm: () => void onConfirm() },
      });
    },
    endSessions: ({ uid, name }) => {
      const onConfirm = (): void =>
        void call(
          'end-sessions',
          ({ api }) => api.endSessions(uid),
          (message) => serverToastMessage('disableUser', message),
        );
      modal.open({ name: 'confirmation', properties: { ...endSessionsQuestion(name), onConfirm } });
    },
    sendReset: (user) => {
      const onConfirm = (): void =>
        void call(
          'send-reset',
          ({ api }) =>
            pipe(
              sendReset(api, auth, user),
              TE.map(() => USER_ACTION_MESSAGES.resetSent(user.email)),
            ),
          (text) => ({ text, tone: 'good' }),
        );
      modal.open({ name: 'confirmation', properties: { ...resetQuestion(user.name, user.email), onConfirm } });
    },
  };
};
