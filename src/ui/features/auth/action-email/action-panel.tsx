import { Button } from '#ui/design/buttons/button.tsx';
import { LinesSkeleton, Loading } from '#ui/design/feedback/skeletons.tsx';
import type { ActionLink } from '#ui/app/navigation/action-url.ts';
import { moveFocusTo } from '#ui/feedback/move-focus-to.ts';
import { ACTION_MESSAGES } from '#ui/messages/action-email.messages.ts';
import { ChoosePassword } from '../choose-password-panel';
import { AuthLayout } from '../auth-layout';
import { ACTION_ART } from '../auth-art';
import { ActionDone } from './action-done';
import { ActionError } from './action-error';
import { useActionCode, type ActionCodeState } from './use-action-code';

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
