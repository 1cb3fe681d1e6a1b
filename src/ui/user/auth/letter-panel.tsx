import { Button } from '#ui/design/buttons/button.tsx';
import { LinesSkeleton, Loading } from '#ui/design/states/skeletons.tsx';
import type { LetterLink } from '../../app/letter-address';
import { handFocusOn } from '../../states/hand-focus-on';
import { LETTERS_IN_WORDS } from '../../words/letters';
import { ChoosePassword } from './choose-password';
import { Door } from './door';
import { LETTER_ART } from './doors';
import { LetterDone } from './letter-done';
import { LetterTrouble } from './letter-trouble';
import { useLetter, type LetterAtHand } from './use-letter';

/** What there is to say and to do at that stage. */
const LetterDesk = ({ kind, stage, choosing }: LetterAtHand): React.JSX.Element => {
  switch (stage._tag) {
    case 'reading':
      return (
        <div className="desk-say">
          <Loading label="Reading the letter">
            <LinesSkeleton lines={3} />
          </Loading>
        </div>
      );
    case 'trouble':
      return <LetterTrouble kind={kind} failure={stage.failure} onRetry={stage.retry} />;
    case 'done':
      return <LetterDone letter={stage.letter} />;
    case 'asks':
      if (kind === 'reset-password') return <ChoosePassword control={choosing} email={stage.letter.email} />;
      return (
        <div className="acts">
          <Button ref={handFocusOn} kind="go" wide busy={stage.busy} onClick={stage.follow}>
            {LETTERS_IN_WORDS[kind].button}
          </Button>
        </div>
      );
  }
};

/** A letter, opened. The door stays the same from its reading to its end: its name is not read out anew, nor its picture drawn again. */
export const LetterPanel = ({ link }: { readonly link: LetterLink }): React.JSX.Element => {
  const letter = useLetter(link);
  const { kind, stage } = letter;
  const words = LETTERS_IN_WORDS[kind];
  return (
    <Door
      art={LETTER_ART[kind]}
      board={words.board}
      description={words.title}
      title={stage._tag === 'done' ? words.doneTitle : words.title}
      {...(stage._tag === 'asks' ? { lead: words.asks(stage.letter.email) } : {})}
    >
      <LetterDesk {...letter} />
    </Door>
  );
};
