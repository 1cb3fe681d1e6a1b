import { DEMO_MAILBOX } from '#application/service-keys';
import type { DemoEmail } from '#application/ports/demo-mailbox';
import { Icon } from '#ui/design/icons/icon.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { actionUrl } from '#ui/app/navigation/action-url.ts';
import { useService } from '#ui/services.tsx';
import { useWatch } from '#ui/hooks/use-watch.ts';
import { ACTION_MESSAGES } from '#ui/messages/action-email.messages.ts';
import '../auth-notes.css';

const MOST_SHOWN = 3;

/** The newest letters that lie in the house, at most three; empty where letters are really sent. */
export const useDemoEmails = (fits: (letter: DemoEmail) => boolean = () => true): ReadonlyArray<DemoEmail> => {
  const held = useWatch(useService(DEMO_MAILBOX).messages);
  return held._tag === 'success' ? held.value.filter(fits).slice(0, MOST_SHOWN) : [];
};

/** Where there is no post office, letters lie here and can be opened. */
export const DemoEmails = (): React.JSX.Element | null => {
  const letters = useDemoEmails();
  if (letters.length === 0) return null;
  return (
    <section className="note-card" aria-labelledby="held-letters">
      <h2 id="held-letters">
        <Icon name="mail" />
        Your post
      </h2>
      <p>No post office is near: what we would have sent lies here.</p>
      <ul>
        {letters.map((letter) => (
          <li key={letter.code}>
            <TextLink to={actionUrl(letter)}>{ACTION_MESSAGES[letter.kind].named}</TextLink>
            <span className="faint">{letter.email}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
