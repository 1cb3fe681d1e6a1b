import { useEffect, useMemo, useRef } from 'react';
import { ACCOUNT_USE_CASES } from '#application/service-keys';
import { verificationFormMachine } from '#application/account/verification-form';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import type { ModalComponentProps } from '#ui/shell/modals/modal-component-props.ts';
import { useService } from '#ui/services.tsx';
import { VERIFICATION_MESSAGES } from '#ui/messages/action-email.messages.ts';
import { AUTH_FIELD_MESSAGES } from '#ui/messages/auth.messages.ts';
import { ACCOUNT_TOASTS } from '#ui/messages/account-toasts.messages.ts';
import { useForm } from '#ui/forms/use-form.ts';
import { AuthForm } from '#ui/features/auth/auth-form.tsx';
import { EmailField } from '#ui/features/auth/email-field.tsx';
import { fieldProps } from '#ui/features/auth/field-props.ts';
import { useFailureLog } from '#ui/features/auth/use-failure-log.ts';

/** Sends another verification e-mail after the member has confirmed the current password. */
export const VerificationModal = ({ properties, open, onClose }: ModalComponentProps<'verification'>): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const control = useForm(useMemo(() => verificationFormMachine(accounts), [accounts]), { email: properties.email, password: '' });
  useFailureLog(control, 'send-verification');
  const isSent = control.form.matches('submitted');
  const isNotified = useRef(false);
  useEffect(() => {
    if (!isSent || isNotified.current) return;
    isNotified.current = true;
    toast(ACCOUNT_TOASTS.verificationSent);
    onClose();
  }, [isSent, onClose]);
  return (
    <Modal open={open} onClose={onClose} title={VERIFICATION_MESSAGES.title} subtitle={VERIFICATION_MESSAGES.subtitle}>
      <AuthForm control={control} action="verification" label={VERIFICATION_MESSAGES.title} submitLabel={VERIFICATION_MESSAGES.submit}>
        <EmailField control={control} />
        <PasswordField
          {...fieldProps(control, 'password')}
          label={AUTH_FIELD_MESSAGES.currentPassword}
          autoComplete="current-password"
          data-autofocus
        />
      </AuthForm>
    </Modal>
  );
};
