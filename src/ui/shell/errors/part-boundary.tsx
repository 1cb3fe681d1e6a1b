import type { ReactNode } from 'react';
import { LOG } from '#application/service-keys';
import type { Failure } from '#domain/shared/failure';
import { useService } from '#ui/services.tsx';
import { ErrorBoundary } from './error-boundary';

type Props = {
  /** Renders the replacement, by default nothing; `retry` renders the children again. */
  readonly fallback?: (failure: Failure, retry: () => void) => ReactNode;
  /** A changed value resets the error. */
  readonly resetKey?: string;
  readonly children: ReactNode;
};

const renderNothing = (): null => null;

/** Catches the errors of a part of the screen, so that the rest stays, and logs them. */
export const PartBoundary = ({ fallback = renderNothing, resetKey = '', children }: Props): React.JSX.Element => {
  const log = useService(LOG);
  return (
    <ErrorBoundary resetKey={resetKey} report={(where, failure) => log.failure(where, failure)} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
};
