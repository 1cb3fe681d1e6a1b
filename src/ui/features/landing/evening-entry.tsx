import { useId, useRef } from 'react';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { moveFocus } from '#ui/design/shelves/move-focus.ts';
import { useTabStop } from '#ui/design/shelves/use-tab-stop.ts';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import './evening-entry.css';

type Props = { readonly question: string; readonly answers: ReadonlyArray<readonly [label: string, search: string]> };

/** Renders one question. Its answers are one Tab stop, and the arrow keys move between them. */
const Question = ({ question, answers }: Props): React.JSX.Element => {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const onFocus = useTabStop(list);
  return (
    <div>
      <span id={id}>{question}</span>
      <ul ref={list} aria-labelledby={id} onKeyDown={(event) => moveFocus(event, null)} onFocus={onFocus}>
        {answers.map(([label, search]) => <li key={label}><ButtonLink to={`/tonight${search}`} discover="none">{label}</ButtonLink></li>)}
      </ul>
    </div>
  );
};

/**
 * Asks the three questions of an evening. A mood leads to one title at once; the other answers lead to the page that asks for the mood,
 * with pictures, and then picks.
 */
export const EveningEntry = (): React.JSX.Element => (
  <nav className="evening-entry" aria-label={LANDING_PAGE_MESSAGES.title}>
    {LANDING_PAGE_MESSAGES.evening.map((each) => <Question key={each.question} {...each} />)}
  </nav>
);
