import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LOG } from '#application/service-keys';
import { ErrorScreen } from './error-screen';
import { useService } from '../../services';
import { ErrorBoundary } from './error-boundary';
import { locationKey } from '../navigation/location-key';

type Props = {
  /** Loads the document anew. */
  readonly reload?: () => void;
  readonly children: ReactNode;
};

/** The last stop for what breaks around a page, in the header, the banner or the footer: it is written down, and the screen is not empty. */
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
