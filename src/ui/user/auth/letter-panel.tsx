import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { ACCOUNT_USE_CASES } from '#application/keys';
import { letterMachine } from '#application/user/letter-machine';
import { Button } from '#ui/design/buttons/button.tsx';
import { LinesSkeleton, Loading } from '#ui/design/states/skeletons.tsx';
import type { LetterLink } from '../../app/letter-address';
import { useService } from '../../services';
import { LETTERS_IN_WORDS } from '../../words/letters';
import { ChoosePassword } from './choose-password';
import { Door } from './door';
import { LETTER_ART } from './doors';
import { LetterDone } from './letter-done';
import { LetterTrouble } from './letter-trouble';

/** A letter of the identity service: read at once, and done when its reader says so. */
export const LetterPanel = ({ link }: { readonly link: LetterLink }): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const actor = useActorRef(useMemo(() => letterMachine(accounts), [accounts]), { input: { code: link.code } });
  const now = useSelector(actor, (snapshot) => snapshot);
  const { letter, failure } = now.context;
  // What the letter says counts; until it is read, what its link promised.
  const kind = letter?.kind ?? link.kind;
  const words = LETTERS_IN_WORDS[kind];
  const door = { art: LETTER_ART[kind], board: words.board, description: words.title };

  if (letter !== null && now.matches('followed')) {
    return (
      <Door {...door} title={words.doneTitle}>
        <LetterDone letter={letter} />
      </Door>
    );
  }
  if (failure !== null && (now.matches('unreadable') || now.matches('refused'))) {
    const again = (): void => actor.send({ type: letter === null ? 'letter.opened' : 'letter.followed' });
    return (
      <Door {...door} title={words.title}>
        <LetterTrouble kind={kind} failure={failure} onRetry={again} />
      </Door>
    );
  }
  if (letter === null) {
    return (
      <Door {...door} title={words.title}>
        <div className="desk-say">
          <Loading label="Reading the letter">
            <LinesSkeleton lines={3} />
          </Loading>
        </div>
      </Door>
    );
  }
  if (kind === 'reset-password') return <ChoosePassword code={link.code} letter={letter} door={door} />;
  return (
    <Door {...door} title={words.title} lead={words.asks(letter.email)}>
      <div className="acts">
        <Button kind="go" wide busy={now.hasTag('busy')} onClick={() => actor.send({ type: 'letter.followed' })}>
          {words.button}
        </Button>
      </div>
    </Door>
  );
};
