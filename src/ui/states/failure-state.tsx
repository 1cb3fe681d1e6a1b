import type { Failure } from '#domain/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { State } from '#ui/design/states/state.tsx';
import { failureWords } from '../words/failures';
import { handFocusOn } from './hand-focus-on';
import { retryOf } from './retry-of';

type Props = {
  readonly failure: Failure;
  readonly retry: () => void;
  /** The heading level of the board; null where the page has its own heading. */
  readonly level?: 1 | 2 | null;
};

/** The main thing of a page did not come: what happened, what is safe, Retry. */
export const FailureState = ({ failure, retry, level = null }: Props): React.JSX.Element => {
  const { title, sentence } = failureWords(failure);
  return (
    <State
      kind="error"
      level={level}
      board={[title]}
      actions={
        <>
          <Button ref={handFocusOn} kind="go" icon="undo" onClick={retryOf(failure, retry)}>
            Retry
          </Button>
          <ButtonLink to="/">To the start</ButtonLink>
        </>
      }
    >
      {sentence}
    </State>
  );
};
