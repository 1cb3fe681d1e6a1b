import { Button } from '#ui/design/buttons/button.tsx';
import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import type { ActionLink } from '#ui/shell/navigation/action-url.ts';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { ACTION_MESSAGES, ACTION_PAGE_MESSAGES } from '#ui/messages/action-email.messages.ts';
import { ChoosePassword } from '#ui/features/auth/choose-password.tsx';
import { AuthLayout } from '#ui/features/auth/auth-layout.tsx';
import { ACTION_ART } from '#ui/features/auth/auth-art.ts';
import { ActionCodeDone } from './action-code-done';
import { ActionCodeError } from './action-code-error';
import { useActionCode, type ActionCodeView } from './use-action-code';

/** Renders the content of a stage. */
const ActionContent = ({ kind, stage, choosing }: ActionCodeView): React.JSX.Element => {
  switch (stage._tag) {
    case 'checking':
      return (
        <div className="auth-text">
          <LoadingRegion label={ACTION_PAGE_MESSAGES.checking}>
            <LinesSkeleton lines={3} />
          </LoadingRegion>
        </div>
      );
    case 'trouble':
      return <ActionCodeError kind={kind} failure={stage.failure} isConfirmed={stage.isConfirmed} onRetry={stage.retry} />;
    case 'done':
      return <ActionCodeDone actionEmail={stage.actionEmail} />;
    case 'asks':
      if (kind === 'reset-password') return <ChoosePassword control={choosing} email={stage.actionEmail.email} />;
      return (
        <div className="acts">
          <Button ref={moveFocusOnRemoval} kind="go" wide busy={stage.busy} onClick={stage.follow}>
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
export const ActionCodePanel = ({ link }: { readonly link: ActionLink }): React.JSX.Element => {
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
