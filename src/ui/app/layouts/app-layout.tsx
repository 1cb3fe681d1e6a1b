import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isSignedIn, type SignedIn } from '#domain/users/session';
import { ScrollTopButton } from '#ui/design/overlays/scroll-top-button.tsx';
import { SkipLink } from '#ui/design/text/skip-link.tsx';
import { Toasts } from '#ui/design/toasts/toasts.tsx';
import { useQueryCache } from '../../query/use-query';
import { useReconnected } from '../../hooks/use-reconnected';
import { Announcer } from '../providers/announcer';
import { SiteBanner } from './site-banner';
import { routeAt } from '../navigation/current-route';
import { Footer } from './footer';
import { Guarded } from '../guards/guarded';
import { Header } from './header/header';
import { isActionUrl } from '../navigation/action-url';
import { ModalHost } from '../modals/modal-host';
import { OfflineNotice } from './offline-notice';
import { PageOutlet } from './page-outlet';
import { ScrollRestoration } from '../navigation/scroll-restoration';
import { useSession } from '../providers/session-provider';
import { SideArea } from './side/side-area';
import './app-layout.css';

type Notice = (props: { readonly email: string; readonly underHeader?: boolean }) => React.JSX.Element | null;
const noNotice: Notice = () => null;
/** Strangers never see it, so they do not load it; a reminder that does not come is not worth the page. */
const VerifyEmailNotice = lazy(() =>
  import('../../features/auth/action-email/verify-email-notice').then(({ VerifyEmailNotice: Notice }: { readonly VerifyEmailNotice: Notice }) => ({ default: Notice })).catch(() => ({ default: noNotice })),
);

type Following = (props: { readonly person: SignedIn | null }) => null;
const nothing: Following = () => null;
/** Settings that do not come are not worth the page. */
const FollowSettings = lazy(() =>
  import('../../features/settings/follow-settings').then(({ FollowSettings: follow }: { readonly FollowSettings: Following }) => ({ default: follow })).catch(() => ({ default: nothing })),
);

/** What stands around every page, and who may see which. */
export const AppLayout = (): React.JSX.Element => {
  const { session, loading, isExpected } = useSession();
  const person = isSignedIn(session) ? session : null;
  const { pathname, search } = useLocation();
  const route = routeAt(pathname);
  // Letters are for everybody who opens them, signed in or not.
  const area = route.area === 'guest' && isActionUrl(search) ? 'public' : route.area;
  const [arrived, setArrived] = useState<string | null>(null);
  const answers = useQueryCache();
  useReconnected(() => answers.refetchFailed());
  const hasMenu = route.layout !== 'house';
  return (
    <>
      <div className="lobby">
        {hasMenu ? null : <SiteBanner />}
        <SkipLink />
        <Header over={route.hero} />
        <OfflineNotice underHeader={route.hero} />
        {isSignedIn(session) && !session.emailVerified && (area === 'home' || hasMenu) ? (
          <Suspense fallback={null}>
            <VerifyEmailNotice email={session.email} underHeader={route.hero} />
          </Suspense>
        ) : null}
        <main id="main" tabIndex={-1}>
          <Guarded area={area}>
            <SideArea frame={route.layout}>
              <PageOutlet route={route} onArrived={setArrived}>
                <Outlet />
              </PageOutlet>
            </SideArea>
          </Guarded>
        </main>
        {hasMenu ? null : <Footer />}
        <ScrollTopButton />
      </div>
      {person !== null || (isExpected && !loading) ? (
        <Suspense fallback={null}>
          <FollowSettings person={person} />
        </Suspense>
      ) : null}
      <ScrollRestoration />
      <Announcer arrived={arrived} />
      <ModalHost />
      <Toasts />
    </>
  );
};
