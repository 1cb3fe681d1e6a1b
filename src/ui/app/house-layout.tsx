import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isSignedIn, type SignedIn } from '#domain/user/session';
import { ScrollTopButton } from '#ui/design/layers/scroll-top-button.tsx';
import { SkipLink } from '#ui/design/text/skip-link.tsx';
import { Toasts } from '#ui/design/toasts/toasts.tsx';
import { useQueryCache } from '../answers/use-answer';
import { useReconnected } from '../use-reconnected';
import { Announcer } from './announcer';
import { SiteBanner } from './banner';
import { routeAt } from './current-route';
import { Footer } from './footer';
import { Guarded } from './guarded';
import { Header } from './header';
import { isActionUrl } from './letter-address';
import { ModalHost } from './modal-host';
import { OfflineNotice } from './offline-strip';
import { PageOutlet } from './page-frame';
import { ScrollRestoration } from './scroll-keeper';
import { useSession } from './session';
import { SideArea } from './side-frame';
import './house-layout.css';

type Notice = (props: { readonly email: string; readonly underHeader?: boolean }) => React.JSX.Element | null;
const noNotice: Notice = () => null;
/** Strangers never see it, so they do not load it; a reminder that does not come is not worth the page. */
const VerifyEmailNotice = lazy(() =>
  import('../user/auth/verify-strip').then(({ VerifyEmailNotice: Notice }: { readonly VerifyEmailNotice: Notice }) => ({ default: Notice })).catch(() => ({ default: noNotice })),
);

type Following = (props: { readonly person: SignedIn | null }) => null;
const nothing: Following = () => null;
/** Settings that do not come are not worth the page. */
const FollowSettings = lazy(() =>
  import('../user/settings/follow-settings').then(({ FollowSettings: follow }: { readonly FollowSettings: Following }) => ({ default: follow })).catch(() => ({ default: nothing })),
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
