import { Button } from '#ui/design/buttons/button.tsx';
import { LinesSkeleton, Loading } from '#ui/design/states/skeletons.tsx';
import type { ActionLink } from '../../app/letter-address';
import { moveFocusTo } from '../../states/hand-focus-on';
import { ACTION_MESSAGES } from '../../words/letters';
import { ChoosePassword } from './choose-password';
import { AuthLayout } from './door';
import { ACTION_ART } from './doors';
import { ActionDone } from './letter-done';
import { ActionError } from './letter-trouble';
import { useActionCode, type ActionCodeState } from './use-letter';

/** What there is to say and to do at that stage. */
const LetterDesk = ({ kind, stage, choosing }: ActionCodeState): React.JSX.Element => {
  switch (stage._tag) {
    case 'checking':
      return (
        <div className="desk-say">
          <Loading label="Reading the letter">
            <LinesSkeleton lines={3} />
          </Loading>
        </div>
      );
    case 'trouble':
      return <ActionError kind={kind} failure={stage.failure} onRetry={stage.retry} />;
    case 'done':
      return <ActionDone letter={stage.letter} />;
    case 'asks':
      if (kind === 'reset-password') return <ChoosePassword control={choosing} email={stage.letter.email} />;
      return (
        <div className="acts">
          <Button ref={moveFocusTo} kind="go" wide busy={stage.busy} onClick={stage.follow}>
            {ACTION_MESSAGES[kind].button}
          </Button>
        </div>
      );
  }
};

/** A letter, opened. The door stays the same from its reading to its end: its name is not read out anew, nor its picture drawn again. */
export const ActionPanel = ({ link }: { readonly link: ActionLink }): React.JSX.Element => {
  const letter = useActionCode(link);
  const { kind, stage } = letter;
  const words = ACTION_MESSAGES[kind];
  return (
    <AuthLayout
      art={ACTION_ART[kind]}
      board={words.board}
      description={words.title}
      title={stage._tag === 'done' ? words.doneTitle : words.title}
      {...(stage._tag === 'asks' ? { lead: words.asks(stage.letter.email) } : {})}
    >
      <LetterDesk {...letter} />
    </AuthLayout>
  );
};
