import { Route, Routes } from 'react-router-dom';
import { QueryCacheProvider } from '../answers/use-answer';
import type { QueryCache } from '../answers/answer-store';
import { ServicesProvider, type Services } from '../services';
import { preparePage } from './current-route';
import { AppErrorBoundary } from './house-boundary';
import { AppLayout } from './house-layout';
import { ModalProvider } from './modal';
import { PreparePageProvider } from './prepare-page';
import { ROUTES } from './routes';
import { SessionProvider } from './session';

type Props = { readonly services: Services; readonly answers: QueryCache };

/** The whole app below a router: providers of what lives as long as the page, and the routes. */
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
