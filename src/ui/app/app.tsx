import { Route, Routes } from 'react-router-dom';
import { QueryCacheProvider } from '../query/use-query';
import type { QueryCache } from '../query/query-cache';
import { ServicesProvider, type Services } from '../services';
import { preparePage } from './navigation/current-route';
import { AppErrorBoundary } from './errors/app-error-boundary';
import { AppLayout } from './layouts/app-layout';
import { ModalProvider } from './modals/modal-provider';
import { PreparePageProvider } from './providers/prepare-page';
import { ROUTES } from './routes';
import { SessionProvider } from './providers/session-provider';

type Props = { readonly services: Services; readonly answers: QueryCache };

/** Renders the whole app below a router: the page-wide providers and the routes. */
export const App = ({ services, answers }: Props): React.JSX.Element => (
  <ServicesProvider value={services}>
    <QueryCacheProvider value={answers}>
      <AppErrorBoundary>
        <SessionProvider>
          <ModalProvider>
            <PreparePageProvider value={preparePage}>
              <Routes>
                <Route element={<AppLayout />}>
                  {ROUTES.map(({ path, page: Page }) => <Route key={path} path={path} element={<Page />} />)}
                </Route>
              </Routes>
            </PreparePageProvider>
          </ModalProvider>
        </SessionProvider>
      </AppErrorBoundary>
    </QueryCacheProvider>
  </ServicesProvider>
);
