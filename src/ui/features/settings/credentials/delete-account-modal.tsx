import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { ACCOUNT_USE_CASES, BROWSER_STORAGE, MEMBER_LISTS_LOADER } from '#application/service-keys';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { emptyOutbox } from '#application/ports/outbox-store';
import { memberDataKey } from '#application/profile/member-data-keys';
import { initialDeleteAccountValues, deleteAccountFormMachine } from '#application/account/delete-account-form';
import { isNetworkError } from '#domain/shared/failure';
import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '#ui/services.tsx';
import { fieldProps } from '#ui/features/auth/field-props.ts';
import { useForm, useFormElementProps } from '#ui/forms/use-form.ts';
import { ACCOUNT_DELETION_MESSAGES, accountDeletionFailureText, SETTINGS_TOASTS } from '#ui/messages/settings.messages.ts';
import { clearAndBroadcastSignOut } from '#ui/forms/drafts.ts';
import { useSessionEndingRequest } from '#ui/shell/account-menu/use-session-ending-request.ts';
import { CredentialsActions } from './credentials-parts';
import { WithPasswordOnly } from './with-password-only';
import type { ModalComponentProps } from '#ui/shell/modals/modal-component-props.ts';

type DeleteAccount = Parameters<typeof deleteAccountFormMachine>[0]['deleteAccount'];

/** Deletes what a sign-out keeps of a member in this browser: changes that are not sent, and imports. */
const forgetMember = async ({ importJournal, editOutbox, uid }: ListUseCases, { local }: BrowserStorage): Promise<void> => {
  local.set(memberDataKey('turned-down', uid), null);
  await editOutbox(() => emptyOutbox)();
  const journal = await importJournal();
  if (E.isRight(journal)) await journal.right.forget(uid)();
};

const DeleteAccountForm = ({ email, onClose }: { readonly email: string; readonly onClose: () => void }): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const storage = useService(BROWSER_STORAGE);
  const { current$ } = useService(MEMBER_LISTS_LOADER);
  const withSigningOut = useSessionEndingRequest();
  // Created once: a new machine would reset the form during the deletion, which ends the session.
  const [machine] = useState(() => {
    const onDeleted = (): void => {
      clearAndBroadcastSignOut(storage);
      onClose();
      toast(SETTINGS_TOASTS.accountDeleted);
    };
    const deleteAccount: DeleteAccount = (current) => async () => {
      // The end of the session closes the lists, but not this browser's outbox and journal of imports.
      const lists = current$.value;
      const deleted = await withSigningOut(accounts.deleteAccount(current), isNetworkError)();
      if (E.isRight(deleted) && lists !== null) void forgetMember(lists, storage);
      return deleted;
    };
    return deleteAccountFormMachine({ deleteAccount }, email, onDeleted);
  });
  const control = useForm(machine, initialDeleteAccountValues);
  const element = useFormElementProps(control);
  return (
    <form {...element} className="form" aria-label={ACCOUNT_DELETION_MESSAGES.title}>
      <TextField
        {...fieldProps(control, 'email', MAX_EMAIL_LENGTH)}
        label={ACCOUNT_DELETION_MESSAGES.email}
        hint={email}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <PasswordField {...fieldProps(control, 'password')} label={ACCOUNT_DELETION_MESSAGES.password} autoComplete="current-password" />
      <CredentialsActions
        control={control}
        where="delete-account"
        label={ACCOUNT_DELETION_MESSAGES.confirm}
        cancel={ACCOUNT_DELETION_MESSAGES.cancel}
        messageOf={accountDeletionFailureText}
        isFinal
        onClose={onClose}
      />
    </form>
  );
};

/** Deletes the account after the member has typed its e-mail address and the password. */
export const DeleteAccountModal = ({ properties, open, onClose }: ModalComponentProps<'delete-account'>): React.JSX.Element => (
  <Modal
    open={open}
    onClose={onClose}
    title={ACCOUNT_DELETION_MESSAGES.title}
    subtitle={ACCOUNT_DELETION_MESSAGES.subtitle}
  >
    <WithPasswordOnly onClose={onClose}>
      <DeleteAccountForm {...properties} onClose={onClose} />
    </WithPasswordOnly>
  </Modal>
);
