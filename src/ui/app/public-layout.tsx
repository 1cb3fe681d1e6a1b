import { Outlet, useLocation } from 'react-router-dom';
import { SkipLink } from '#ui/design/text/skip-link.tsx';
import { routeAt } from './current-route';
import { Footer } from './footer';
import { Header } from './header';
import { PageFrame } from './page-frame';
import { ScrollKeeper } from './scroll-keeper';

/** What stands around every page of the public area. */
export const PublicLayout = (): React.JSX.Element => {
  const { hero } = routeAt(useLocation().pathname);
  return (
    <>
      <SkipLink />
      <Header over={hero} />
      <main id="main" tabIndex={-1}>
        <PageFrame>
          <Outlet />
        </PageFrame>
      </main>
      <Footer />
      <ScrollKeeper />
    </>
  );
};
