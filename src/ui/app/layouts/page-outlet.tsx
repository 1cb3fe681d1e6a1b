import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LOG } from '#application/service-keys';
import { HeroSkeleton, LinesSkeleton, Loading } from '#ui/design/feedback/skeletons.tsx';
import { ErrorScreen } from '../errors/error-screen';
import { useService } from '../../services';
import { PageMounted } from '../errors/page-mounted';
import { ErrorBoundary } from '../errors/error-boundary';
import { locationKey } from '../navigation/location-key';
import type { AppRoute } from '../routes';

const Waiting = ({ hero }: { readonly hero: boolean }): React.JSX.Element => (
  <Loading label="Loading the page">
    <div className="page-wait">
      {hero ? (
        <HeroSkeleton />
      ) : (
        <div className="page-lines">
          <LinesSkeleton />
        </div>
      )}
    </div>
  </Loading>
);

export interface PageOutletProps {
  readonly route: Pick<AppRoute, 'path' | 'page' | 'hero'>;
  readonly onArrived: (place: string) => void;
  /** Loads the document anew. */
  readonly reload?: () => void;
  readonly children: ReactNode;
}

/** What stands in for a page while its code comes, and what takes its place when it cannot come or breaks. */
export const PageOutlet = ({ route, onArrived, reload = () => location.reload(), children }: PageOutletProps): React.JSX.Element => {
  const log = useService(LOG);
  const place = locationKey(useLocation());
  const again = (retry: () => void): void => {
    route.page.forget();
    retry();
  };
  /** Only a press loads the document anew; without a connection it would not come either, and what is here would be lost with it. */
  const press = (retry: () => void): void => (route.page.isBeyondRetry() && navigator.onLine ? reload() : again(retry));
  return (
    <ErrorBoundary
      resetKey={place}
      report={(where, failure) => log.failure(where, failure)}
      fallback={(failure, retry) => <ErrorScreen failure={failure} onRetry={() => press(retry)} onReconnected={() => again(retry)} />}
    >
      {/* A boundary of its own for each page: a move shows the next page's shape at once instead of holding on to the last one. */}
      <Suspense key={route.path} fallback={<Waiting hero={route.hero} />}>
        {children}
        <PageMounted place={place} onArrived={onArrived} />
      </Suspense>
    </ErrorBoundary>
  );
};
