import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { actionUrl } from '#ui/app/navigation/action-url.ts';
import { useModal } from '#ui/app/modals/modal-provider.tsx';
import { VERIFICATION_MESSAGES } from '#ui/messages/action-email.messages.ts';
import { useDemoEmails } from './demo-emails';
import './verify-email-notice.css';

/** Reminds a member to verify their address. With a demo mailbox, links to the newest verification e-mail. */
export const VerifyEmailNotice = ({ email, underHeader = false }: { readonly email: string; readonly underHeader?: boolean }): React.JSX.Element => {
  const { open } = useModal();
  const [demoEmail] = useDemoEmails((each) => each.kind === 'verify-email' && each.email === email);
  return (
    <div className={underHeader ? 'verify under-top' : 'verify'}>
      <NoticeBar
        icon="mail"
        action={
          <span className="verify-acts">
            {demoEmail === undefined ? null : (
              <ButtonLink small to={actionUrl(demoEmail)}>
                {VERIFICATION_MESSAGES.open}
              </ButtonLink>
            )}
            <Button small onClick={() => open({ name: 'verification', properties: { email } })}>
              {VERIFICATION_MESSAGES.sendAgain}
            </Button>
          </span>
        }
      >
        {VERIFICATION_MESSAGES.reminder(email)}
      </NoticeBar>
    </div>
  );
};
