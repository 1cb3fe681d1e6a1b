import type { Failure } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { FAILURE_ACTION_LABELS, failureMessage } from '#ui/messages/failure.messages.ts';
import { moveFocusOnRemoval } from './move-focus-on-removal';
import { retryOrReload } from './retry-or-reload';
import './failure-note.css';

type Props = {
  readonly failure: Failure;
  /** The name of the failed part, for the button's label: "Top rated". */
  readonly what: string;
  readonly retry: () => void;
};

/**
 * Replaces a failed part of a page with one line and a retry button. Uses `role="status"`, so that several failures at once do not
 * interrupt screen readers.
 */
export const FailureNote = ({ failure, what, retry }: Props): React.JSX.Element => (
  <div className="failed-note" role="status">
    <p>{failureMessage(failure).sentence}</p>
    <Button ref={moveFocusOnRemoval} small onClick={retryOrReload(failure, retry)} aria-label={FAILURE_ACTION_LABELS.retryPart(what)}>
      {FAILURE_ACTION_LABELS.retry}
    </Button>
  </div>
);
