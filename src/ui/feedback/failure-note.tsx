import type { Failure } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { failureMessage } from '../messages/failure.messages';
import { moveFocusTo } from './move-focus-to';
import { retryWhenOnline } from './retry-when-online';
import './failure-note.css';

type Props = {
  readonly failure: Failure;
  /** What did not come, for the button's name: "Top rated". */
  readonly what: string;
  readonly retry: () => void;
};

/** A part of a page that did not come: one line where it would stand, and another try. Many may fail at once: none interrupts who listens. */
export const FailureNote = ({ failure, what, retry }: Props): React.JSX.Element => (
  <div className="failed-note" role="status">
    <p>{failureMessage(failure).sentence}</p>
    <Button ref={moveFocusTo} small onClick={retryWhenOnline(failure, retry)} aria-label={`Retry: ${what}`}>
      Retry
    </Button>
  </div>
);
