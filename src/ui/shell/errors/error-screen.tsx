import { isNetworkError, type Failure } from '#domain/shared/failure';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { useReconnected } from '#ui/hooks/use-reconnected.ts';
import { failureMessage } from '#ui/messages/failure.messages.ts';

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
