import type { Failure } from '#domain/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { failureMessage } from '../words/failures';
import { moveFocusTo } from './hand-focus-on';
import { retryWhenOnline } from './retry-of';
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
