import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { moveFocus } from '#ui/design/shelves/move-focus.ts';
import { useTabStop } from '#ui/design/shelves/use-tab-stop.ts';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import './evening-entry.css';

/**
 * Asks how long somebody has got; each answer leads to the page that asks for the mood and picks one title. The answers are one Tab stop,
 * and the arrow keys move between them.
 */
export const EveningEntry = ({ question = LANDING_PAGE_MESSAGES.howLong }: { readonly question?: string }): React.JSX.Element => {
  const id = useId();
  const answers = useRef<HTMLUListElement>(null);
  const onFocus = useTabStop(answers);
  return (
    <nav className="evening-entry" aria-labelledby={id}>
      <span id={id}>{question}</span>
      <ul ref={answers} onKeyDown={(event) => moveFocus(event, null)} onFocus={onFocus}>
        {LANDING_PAGE_MESSAGES.lengthChoices.map(({ label, search }) => (
          <li key={label}><Link to={`/tonight${search}`}>{label}</Link></li>
        ))}
      </ul>
    </nav>
  );
};
