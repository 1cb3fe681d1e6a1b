import type { Failure } from '#domain/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { failureWords } from '../words/failures';
import { handFocusOn } from './hand-focus-on';
import { retryOf } from './retry-of';
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
    <p>{failureWords(failure).sentence}</p>
    <Button ref={handFocusOn} small onClick={retryOf(failure, retry)} aria-label={`Retry: ${what}`}>
      Retry
    </Button>
  </div>
);
