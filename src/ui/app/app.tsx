import { Route, Routes } from 'react-router-dom';
import { AnswerStoreProvider } from '../answers/use-answer';
import type { AnswerStore } from '../answers/answer-store';
import { ServicesProvider, type Services } from '../services';
import { preparePage } from './current-route';
import { HouseBoundary } from './house-boundary';
import { HouseLayout } from './house-layout';
import { ModalProvider } from './modal';
import { PreparePageProvider } from './prepare-page';
import { ROUTES } from './routes';
import { SessionProvider } from './session';

type Props = { readonly services: Services; readonly answers: AnswerStore };

/** The whole app below a router: providers of what lives as long as the page, and the routes. */
export const App = ({ services, answers }: Props): React.JSX.Element => (
  <ServicesProvider value={services}>
    <AnswerStoreProvider value={answers}>
      <HouseBoundary>
        <SessionProvider>
          <ModalProvider>
            <PreparePageProvider value={preparePage}>
              <Routes>
                <Route element={<HouseLayout />}>
                  {ROUTES.map(({ path, page: Page }) => <Route key={path} path={path} element={<Page />} />)}
                </Route>
              </Routes>
            </PreparePageProvider>
          </ModalProvider>
        </SessionProvider>
      </HouseBoundary>
    </AnswerStoreProvider>
  </ServicesProvider>
);
