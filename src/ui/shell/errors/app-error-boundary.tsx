import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LOG } from '#application/service-keys';
import { ErrorScreen } from './error-screen';
import { useService } from '#ui/services.tsx';
import { ErrorBoundary } from './error-boundary';
import { locationKey } from '#ui/shell/navigation/location-key.ts';

type Props = {
  /** Reloads the document. */
  readonly reload?: () => void;
  readonly children: ReactNode;
};

/** Catches render errors outside of the page (header, banner, footer), logs them and shows the error screen. */
export const AppErrorBoundary = ({ reload = () => location.reload(), children }: Props): React.JSX.Element => {
  const log = useService(LOG);
  return (
    <ErrorBoundary
      resetKey={locationKey(useLocation())}
      report={(where, failure) => log.failure(where, failure)}
      fallback={(failure) => (
        <main id="main">
          <ErrorScreen failure={failure} onRetry={reload} />
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
};
