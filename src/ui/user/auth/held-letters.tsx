import { LETTERS } from '#application/keys';
import type { HeldLetter } from '#domain/user/letters';
import { Icon } from '#ui/design/icons/icon.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { letterAddress } from '../../app/letter-address';
import { useService } from '../../services';
import { useWatch } from '../../use-watch';
import { LETTERS_IN_WORDS } from '../../words/letters';
import './notes.css';

const MOST_SHOWN = 3;

/** The newest letters that lie in the house, at most three; empty where letters are really sent. */
export const useHeldLetters = (fits: (letter: HeldLetter) => boolean = () => true): ReadonlyArray<HeldLetter> => {
  const held = useWatch(useService(LETTERS).held);
  return held.state === 'here' ? held.value.filter(fits).slice(0, MOST_SHOWN) : [];
};

/** Where there is no post office, letters lie here and can be opened. */
export const HeldLetters = (): React.JSX.Element | null => {
  const letters = useHeldLetters();
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
            <TextLink to={letterAddress(letter)}>{LETTERS_IN_WORDS[letter.kind].named}</TextLink>
            <span className="faint">{letter.email}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
