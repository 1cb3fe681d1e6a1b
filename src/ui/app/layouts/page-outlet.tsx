import { useQueryCache } from '#ui/query/use-query.tsx';
import { Suspense, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LOG } from '#application/service-keys';
import type { Failure } from '#domain/shared/failure';
import { ErrorScreen } from '#ui/shell/errors/error-screen.tsx';
import { useService } from '#ui/services.tsx';
import { ErrorBoundary } from '#ui/shell/errors/error-boundary.tsx';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { useSuspendUntil } from '#ui/query/suspend-until.ts';
import { PageSkeleton } from '#ui/shell/layouts/page-skeleton.tsx';
import type { AppRoute } from '#ui/app/routes.tsx';

/** Calls `onArrived` once the page is mounted: rendered as the page's sibling in its Suspense boundary, its effects run with the page's. */
const PageMounted = ({ onArrived, place }: { readonly onArrived: (place: string) => void; readonly place: string }): null => {
  const queryCache = useQueryCache();
  useEffect(() => {
    queryCache.endHydration();
    onArrived(place);
  }, [queryCache, onArrived, place]);
  return null;
};

/**
 * Takes the focus from the page before React removes it. Rendered before the page, because effects of earlier siblings end first. To remove
 * a focused element, the browser computes the styles of the whole document once more. A field keeps the focus: the page after it takes its
 * text over.
 */
const ReleaseFocus = (): null => {
  useLayoutEffect(
    () => () => {
      const { activeElement } = document;
      if (
        activeElement instanceof HTMLElement &&
        activeElement.closest('main') !== null &&
        !activeElement.matches('input, textarea, select')
      )
        activeElement.blur();
    },
    [],
  );
  return null;
};

/**
 * Renders the skeleton of a page whose code or data loads. Suspends while the prerendered page of the first view stays: without a boundary
 * above, React then renders nothing until the page is ready.
 */
const PageFallback = ({ hero }: { readonly hero: boolean }): React.JSX.Element => {
  const { isHydrating, firstView } = useQueryCache();
  useSuspendUntil(isHydrating ? firstView : null);
  return <PageSkeleton hero={hero} />;
};

export interface PageOutletProps {
  readonly route: Pick<AppRoute, 'path' | 'page' | 'hero'>;
  readonly onArrived: (place: string) => void;
  /** Reloads the document. */
  readonly reload?: () => void;
  readonly children: ReactNode;
}

/** Renders a page with a skeleton while its code loads, and an error screen if loading or rendering fails. */
export const PageOutlet = ({ route, onArrived, reload = () => location.reload(), children }: PageOutletProps): React.JSX.Element => {
  const log = useService(LOG);
  const report = (where: string, failure: Failure): void => {
    route.page.clearFailure();
    log.failure(where, failure);
  };
  const currentKey = locationKey(useLocation());
  const loadAgain = (retry: () => void): void => {
    route.page.forget();
    retry();
  };
  /** Reloads the document only on a click: offline, the reload would fail and the rendered page would be lost. */
  const onRetry = (retry: () => void): void => (route.page.isBeyondRetry() && navigator.onLine ? reload() : loadAgain(retry));
  return (
    <ErrorBoundary
      resetKey={currentKey}
      report={report}
      fallback={(failure, retry) => <ErrorScreen failure={failure} onRetry={() => onRetry(retry)} onReconnected={() => loadAgain(retry)} />}
    >
      {/* One boundary per page: navigation shows the skeleton of the next page immediately instead of keeping the previous page. */}
      <Suspense key={route.path} fallback={<PageFallback hero={route.hero} />}>
        <ReleaseFocus />
        {children}
        <PageMounted place={currentKey} onArrived={onArrived} />
      </Suspense>
    </ErrorBoundary>
  );
};
