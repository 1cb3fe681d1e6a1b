import { useRoutes, type RouteObject } from 'react-router-dom';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import type { QueryCache } from '#ui/query/query-cache.ts';
import { ServicesProvider, type Services } from '#ui/services.tsx';
import { preloadPage } from '#ui/app/navigation/current-route.ts';
import { AppErrorBoundary } from '#ui/shell/errors/app-error-boundary.tsx';
import { AppLayout } from '#ui/app/layouts/app-layout.tsx';
import { ModalProvider } from '#ui/shell/modals/modal-provider.tsx';
import { PreloadPageProvider } from '#ui/shell/providers/preload-page.ts';
import { ROUTES } from './routes';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';

/** Constant, because `<Routes>` creates all routes again in each render. */
const routes: RouteObject[] = [{ element: <AppLayout />, children: ROUTES.map(({ path, page: Page }) => ({ path, element: <Page /> })) }];
const Pages = (): React.ReactElement | null => useRoutes(routes);

type Props = { readonly services: Services; readonly answers: QueryCache };

/** Renders the whole app below a router: the page-wide providers and the routes. */
export const App = ({ services, answers }: Props): React.JSX.Element => (
  <ServicesProvider value={services}>
    <QueryCacheProvider value={answers}>
      <AppErrorBoundary>
        <SessionProvider>
          <ModalProvider>
            <PreloadPageProvider value={preloadPage}>
              <Pages />
            </PreloadPageProvider>
          </ModalProvider>
        </SessionProvider>
      </AppErrorBoundary>
    </QueryCacheProvider>
  </ServicesProvider>
);
