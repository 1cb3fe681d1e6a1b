import { useId } from 'react';
import { isSignedIn } from '#domain/users/session';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { ChoiceTabs } from '#ui/design/page/choice-tabs.tsx';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { ChangeEmailFields } from './change-email-fields';
import { ChangePasswordFields } from './change-password-fields';
import { WithPasswordOnly } from './with-password-only';
import { CREDENTIALS_MESSAGES } from '#ui/messages/settings.messages.ts';
import type { ModalComponentProps } from '#ui/shell/modals/modal-component-props.ts';
import './change-credentials-modal.css';

const TABS = [
  { value: 'email', label: CREDENTIALS_MESSAGES.email },
  { value: 'password', label: CREDENTIALS_MESSAGES.password },
] as const;

/** Changes e-mail or password; requires the current e-mail and password. */
export const ChangeCredentialsModal = ({
  properties: { what },
  open, onClose,
}: ModalComponentProps<'change-credentials'>): React.JSX.Element => {
  const panel = useId();
  const { session } = useSession();
  const modal = useModal();
  const email = isSignedIn(session) ? session.email : '';
  const switchTab = (to: 'email' | 'password'): void => modal.open({ name: 'change-credentials', properties: { what: to } });
  return (
    <Modal open={open} onClose={onClose} title={CREDENTIALS_MESSAGES.title} subtitle={CREDENTIALS_MESSAGES.subtitle}>
      <ChoiceTabs label={CREDENTIALS_MESSAGES.tabs} tabs={TABS} value={what} onChange={switchTab} panel={panel} />
      <div
        id={panel}
        role="tabpanel"
        aria-label={what === 'email' ? CREDENTIALS_MESSAGES.email : CREDENTIALS_MESSAGES.password}
        className="credentials"
      >
        <WithPasswordOnly onClose={onClose}>
          {what === 'email' ? (
            <ChangeEmailFields email={email} onClose={onClose} />
          ) : (
            <ChangePasswordFields email={email} onClose={onClose} />
          )}
        </WithPasswordOnly>
      </div>
    </Modal>
  );
};
