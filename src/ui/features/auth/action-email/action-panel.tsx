import { Button } from '#ui/design/buttons/button.tsx';
import { LinesSkeleton, Loading } from '#ui/design/feedback/skeletons.tsx';
import type { ActionLink } from '#ui/app/navigation/action-url.ts';
import { moveFocusTo } from '#ui/feedback/move-focus-to.ts';
import { ACTION_MESSAGES, ACTION_PAGE_MESSAGES } from '#ui/messages/action-email.messages.ts';
import { ChoosePassword } from '../choose-password';
import { AuthLayout } from '../auth-layout';
import { ACTION_ART } from '../auth-art';
import { ActionDone } from './action-done';
import { ActionError } from './action-error';
import { useActionCode, type ActionCodeView } from './use-action-code';

/** Renders the content of a stage. */
const ActionContent = ({ kind, stage, choosing }: ActionCodeView): React.JSX.Element => {
  switch (stage._tag) {
    case 'checking':
      return (
        <div className="auth-text">
          <Loading label={ACTION_PAGE_MESSAGES.checking}>
            <LinesSkeleton lines={3} />
          </Loading>
        </div>
      );
    case 'trouble':
      return <ActionError kind={kind} failure={stage.failure} onRetry={stage.retry} />;
    case 'done':
      return <ActionDone actionEmail={stage.actionEmail} />;
    case 'asks':
      if (kind === 'reset-password') return <ChoosePassword control={choosing} email={stage.actionEmail.email} />;
      return (
        <div className="acts">
          <Button ref={moveFocusTo} kind="go" wide busy={stage.busy} onClick={stage.follow}>
            {ACTION_MESSAGES[kind].button}
          </Button>
        </div>
      );
  }
};

/**
 * Checks and applies the code of an action link. One `AuthLayout` serves all stages: screen readers do not announce
 * the heading again, and the image is not rendered again.
 */
export const ActionPanel = ({ link }: { readonly link: ActionLink }): React.JSX.Element => {
  const state = useActionCode(link);
  const { kind, stage } = state;
  const messages = ACTION_MESSAGES[kind];
  return (
    <AuthLayout
      art={ACTION_ART[kind]}
      board={messages.board}
      description={messages.title}
      title={stage._tag === 'done' ? messages.doneTitle : messages.title}
      {...(stage._tag === 'asks' ? { lead: messages.asks(stage.actionEmail.email) } : {})}
    >
      <ActionContent {...state} />
    </AuthLayout>
  );
};
