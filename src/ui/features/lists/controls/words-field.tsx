import { useEffect, useState } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import './words-field.css';

/** Time without a key press until typed words count, in ms. */
const TYPING_MS = 250;

type Props = { readonly label: string; readonly words: string | null; readonly onChange: (words: string | null) => void };

/** Renders a search field. Words count while they are typed. */
export const WordsField = ({ label, words, onChange }: Props): React.JSX.Element => {
  const [text, setText] = useState(words ?? '');
  const [known, setKnown] = useState(words);
  // The words changed elsewhere: by Back, or by "Clear filters".
  if (known !== words) {
    setKnown(words);
    if ((text.trim() || null) !== words) setText(words ?? '');
  }
  const typed = text.trim() || null;
  useEffect(() => {
    if (typed === words) return undefined;
    const timer = setTimeout(() => onChange(typed), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      className="words-field"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== words) onChange(typed);
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
};
