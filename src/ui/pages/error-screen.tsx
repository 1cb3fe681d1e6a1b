import type { Failure } from '#domain/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { State } from '#ui/design/states/state.tsx';
import { DocumentHead } from '../app/document-head';
import { failureWords } from '../words/failures';

export interface ErrorScreenProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** In place of a page that could not be loaded or drawn. */
export const ErrorScreen = ({ failure, onRetry }: ErrorScreenProps): React.JSX.Element => {
  const { title, sentence } = failureWords(failure);
  return (
    <>
      <DocumentHead title={title} description={sentence} noIndex />
      <State
        kind="error"
        level={1}
        board={[title]}
        actions={
          <>
            <Button kind="go" onClick={onRetry}>
              Retry
            </Button>
            <ButtonLink to="/">To the start</ButtonLink>
          </>
        }
      >
        {sentence}
      </State>
    </>
  );
};
