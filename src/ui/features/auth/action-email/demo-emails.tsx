import { DEMO_MAILBOX } from '#application/service-keys';
import type { DemoEmail } from '#application/ports/demo-mailbox';
import { Icon } from '#ui/design/icons/icon.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { actionUrl } from '#ui/shell/navigation/action-url.ts';
import { useService } from '#ui/services.tsx';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { ACTION_MESSAGES, DEMO_MAILBOX_MESSAGES } from '#ui/messages/action-email.messages.ts';
import '#ui/features/auth/auth-notes.css';

const MAX_EMAILS = 3;

/** Returns the newest e-mails of the demo mailbox, at most three; empty if the backend sends real e-mails. */
export const useDemoEmails = (matches: (email: DemoEmail) => boolean = () => true): ReadonlyArray<DemoEmail> => {
  const emails = useSubscription(useService(DEMO_MAILBOX).messages);
  return emails._tag === 'success' ? emails.value.filter(matches).slice(0, MAX_EMAILS) : [];
};

/** Lists the e-mails of the demo mailbox with their links. Renders nothing if there are none. */
export const DemoEmails = (): React.JSX.Element | null => {
  const emails = useDemoEmails();
  if (emails.length === 0) return null;
  return (
    <section className="note-card" aria-labelledby="demo-emails">
      <h2 id="demo-emails">
        <Icon name="mail" />
        {DEMO_MAILBOX_MESSAGES.title}
      </h2>
      <p>{DEMO_MAILBOX_MESSAGES.note}</p>
      <ul>
        {emails.map((email) => (
          <li key={email.code}>
            <TextLink to={actionUrl(email)}>{ACTION_MESSAGES[email.kind].named}</TextLink>
            <span className="faint">{email.email}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
