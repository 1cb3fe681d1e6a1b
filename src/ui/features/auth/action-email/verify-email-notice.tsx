import { useState } from 'react';
import { isReminderPaused, pauseReminder } from '#application/account/reminder-pause';
import { BROWSER_STORAGE, CLOCK } from '#application/service-keys';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { actionUrl } from '#ui/shell/navigation/action-url.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { useService } from '#ui/services.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { VERIFICATION_MESSAGES } from '#ui/messages/action-email.messages.ts';
import { useDemoEmails } from './demo-emails';
import './verify-email-notice.css';

export interface VerifyEmailNoticeProps {
  readonly email: string;
  readonly underHeader?: boolean;
}

/**
 * Reminds a member to verify their address, unless the reminder is put away. With a demo mailbox, links to the newest verification e-mail.
 */
export const VerifyEmailNotice = ({ email, underHeader = false }: VerifyEmailNoticeProps): React.JSX.Element | null => {
  const storage = useService(BROWSER_STORAGE);
  const clock = useService(CLOCK);
  const [isPaused, setPaused] = useState(() => isReminderPaused(storage, clock.now()));
  const { open } = useModal();
  const [demoEmail] = useDemoEmails((each) => each.kind === 'verify-email' && each.email === email);
  if (isPaused) return null;
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
            <IconButton
              ref={moveFocusOnRemoval}
              small
              icon="close"
              label={VERIFICATION_MESSAGES.putAway}
              onClick={() => {
                pauseReminder(storage, clock.now());
                setPaused(true);
              }}
            />
          </span>
        }
      >
        {VERIFICATION_MESSAGES.reminder(email)}
      </NoticeBar>
    </div>
  );
};
