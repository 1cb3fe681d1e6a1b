import { useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ScrollTopButton } from '#ui/design/layers/scroll-top-button.tsx';
import { SkipLink } from '#ui/design/text/skip-link.tsx';
import { Toasts } from '#ui/design/toasts/toasts.tsx';
import { Announcer, type Arrived } from './announcer';
import { Banner } from './banner';
import { routeAt } from './current-route';
import { Footer } from './footer';
import { Header } from './header';
import { ModalHost } from './modal-host';
import { OfflineStrip } from './offline-strip';
import { PageFrame } from './page-frame';
import { ScrollKeeper } from './scroll-keeper';
import './public-layout.css';

/** What stands around every page of the public area. */
export const PublicLayout = (): React.JSX.Element => {
  const route = routeAt(useLocation().pathname);
  const [arrived, setArrived] = useState<Arrived>(null);
  const arrive = useCallback((place: string) => setArrived((before) => ({ place, count: (before?.count ?? 0) + 1 })), []);
  return (
    <>
      <div className="lobby">
        <Banner />
        <SkipLink />
        <Header over={route.hero} />
        <OfflineStrip underHeader={route.hero} />
        <main id="main" tabIndex={-1}>
          <PageFrame route={route} onArrived={arrive}>
            <Outlet />
          </PageFrame>
        </main>
        <Footer />
        <ScrollTopButton />
      </div>
      <ScrollKeeper />
      <Announcer arrived={arrived} />
      <ModalHost />
      <Toasts />
    </>
  );
};
