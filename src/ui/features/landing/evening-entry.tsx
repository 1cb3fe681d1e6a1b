import { useId } from 'react';
import { Link } from 'react-router-dom';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import './evening-entry.css';

/** Asks how long somebody has got; each answer leads to the page that asks for the mood and picks one title. */
export const EveningEntry = ({ question = LANDING_PAGE_MESSAGES.howLong }: { readonly question?: string }): React.JSX.Element => {
  const id = useId();
  return (
    <nav className="evening-entry" aria-labelledby={id}>
      <span id={id}>{question}</span>
      <span className="answers">
        {LANDING_PAGE_MESSAGES.lengthChoices.map(({ label, search }) => <Link key={label} to={`/tonight${search}`}>{label}</Link>)}
      </span>
    </nav>
  );
};
