import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LOG } from '#application/keys';
import { HeroSkeleton, LinesSkeleton, Loading } from '#ui/design/states/skeletons.tsx';
import { ErrorScreen } from '../pages/error-screen';
import { useService } from '../services';
import { Arrival } from './arrival';
import { routeAt } from './current-route';
import { ErrorBoundary } from './error-boundary';
import { placeOf } from './place';

const nothing = (): void => {};

type Props = { readonly children: ReactNode; readonly onArrived?: (place: string) => void };

/** What stands in for a page while its code comes, and what takes its place when it cannot come or breaks. */
export const PageFrame = ({ children, onArrived = nothing }: Props): React.JSX.Element => {
  const log = useService(LOG);
  const location = useLocation();
  const { page, path, hero } = routeAt(location.pathname);
  const place = placeOf(location);
  return (
    <ErrorBoundary
      resetKey={place}
      report={log.failure}
      fallback={(failure, retry) => (
        <ErrorScreen
          failure={failure}
          onRetry={() => {
            page.forget();
            retry();
          }}
        />
      )}
    >
      {/* A boundary of its own for each page: a move shows the next page's shape at once instead of holding on to the last one. */}
      <Suspense key={path} fallback={<Loading label="Loading the page">{hero ? <HeroSkeleton /> : <div className="page-wait"><LinesSkeleton /></div>}</Loading>}>
        {children}
        <Arrival place={place} onArrived={onArrived} />
      </Suspense>
    </ErrorBoundary>
  );
};
