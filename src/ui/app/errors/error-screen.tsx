import { isNetworkError, type Failure } from '#domain/shared/failure';
import { DocumentHead } from '../navigation/document-head';
import { FailureState } from '../../feedback/failure-state';
import { useReconnected } from '../../hooks/use-reconnected';
import { failureMessage } from '../../messages/failure.messages';

export interface ErrorScreenProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  /** Called when the connection is back after a network error; default: `onRetry`. */
  readonly onReconnected?: () => void;
}

/** Replaces a page that could not be loaded or rendered. Network errors are retried when the connection is back. */
export const ErrorScreen = ({ failure, onRetry, onReconnected = onRetry }: ErrorScreenProps): React.JSX.Element => {
  const { title, sentence } = failureMessage(failure);
  useReconnected(() => {
    if (isNetworkError(failure)) onReconnected();
  });
  return (
    <>
      <DocumentHead title={title} description={sentence} noIndex />
      <FailureState failure={failure} retry={onRetry} level={1} />
    </>
  );
};
