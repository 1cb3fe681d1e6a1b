import type { Failure } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { FAILURE_ACTION_LABELS, failureMessage } from '#ui/messages/failure.messages.ts';
import { moveFocusOnRemoval } from './move-focus-on-removal';
import { retryOrReload } from './retry-or-reload';

type Props = {
  readonly failure: Failure;
  readonly retry: () => void;
  /** The heading level of the board; null if the page has its own heading. */
  readonly level?: 1 | 2 | null;
};

/** Replaces the main content of a page that failed: what happened, what is safe, and a retry button. */
export const FailureState = ({ failure, retry, level = null }: Props): React.JSX.Element => {
  const { title, sentence } = failureMessage(failure);
  return (
    <StatePanel
      kind="error"
      level={level}
      board={[title]}
      actions={
        <>
          <Button ref={moveFocusOnRemoval} kind="go" icon="undo" onClick={retryOrReload(failure, retry)}>
            {FAILURE_ACTION_LABELS.retry}
          </Button>
          <ButtonLink to="/">{FAILURE_ACTION_LABELS.home}</ButtonLink>
        </>
      }
    >
      {sentence}
    </StatePanel>
  );
};
