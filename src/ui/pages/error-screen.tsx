import type { Failure } from '#domain/failure';
import { DocumentHead } from '../app/document-head';
import { FailureState } from '../states/failure-state';
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
      <FailureState failure={failure} retry={onRetry} level={1} />
    </>
  );
};
