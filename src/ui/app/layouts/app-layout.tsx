import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { BROWSER_STORAGE } from '#application/service-keys';
import { isSignedIn, type SignedIn } from '#domain/users/session';
import { ScrollTopButton } from '#ui/design/overlays/scroll-top-button.tsx';
import { SkipLink } from '#ui/design/text/skip-link.tsx';
import { Toasts } from '#ui/design/toasts/toasts.tsx';
import { useQueryCache } from '../../query/use-query';
import { useRefetchExpired } from '../../query/use-refetch-expired';
import { useService } from '../../services';
import { useReconnected } from '../../hooks/use-reconnected';
import { Announcer } from '../providers/announcer';
import { followSystemTheme } from '../providers/theme';
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
/** Loaded lazily, because visitors never see it. A failed load renders nothing: the reminder is optional. */
const VerifyEmailNotice = lazy(() =>
  import('../../features/auth/action-email/verify-email-notice').then(({ VerifyEmailNotice: Notice }: { readonly VerifyEmailNotice: Notice }) => ({ default: Notice })).catch(() => ({ default: noNotice })),
);

type SettingsEffect = (props: { readonly person: SignedIn | null }) => null;
const nothing = (): null => null;
/** Loaded lazily. A failed load is ignored: the page works without the settings. */
const SettingsSync = lazy(() =>
  import('../../features/settings/settings-sync').then(({ SettingsSync: sync }: { readonly SettingsSync: SettingsEffect }) => ({ default: sync })).catch(() => ({ default: nothing })),
);

type FocusEffect = (props: { readonly arrived: string }) => null;
/** Loaded lazily, because no first view needs it. A failed load is ignored: the focus stays on the heading. */
const FocusRestoration = lazy(() =>
  import('../navigation/focus-restoration').then(({ FocusRestoration: effect }: { readonly FocusRestoration: FocusEffect }) => ({ default: effect })).catch(() => ({ default: nothing })),
);

/** Renders the layout of every page and guards each page by its area. */
export const AppLayout = (): React.JSX.Element => {
  const { session, loading, isSessionExpected } = useSession();
  const person = isSignedIn(session) ? session : null;
  const { pathname, search } = useLocation();
  const route = routeAt(pathname);
  // Links of action e-mails work for signed-in users and visitors alike.
  const area = route.area === 'guest' && isActionUrl(search) ? 'public' : route.area;
  const [mountedLocation, setMountedLocation] = useState<string | null>(null);
  const queryCache = useQueryCache();
  useReconnected(() => queryCache.refetchFailed());
  const storage = useService(BROWSER_STORAGE);
  useEffect(() => followSystemTheme(storage), [storage]);
  useRefetchExpired();
  const hasMenu = route.layout !== 'main';
  return (
    <>
      <div className="app-layout">
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
              <PageOutlet route={route} onArrived={setMountedLocation}>
                <Outlet />
              </PageOutlet>
            </SideArea>
          </Guarded>
        </main>
        {hasMenu ? null : <Footer />}
        <ScrollTopButton />
      </div>
      {person !== null || (isSessionExpected && !loading) ? (
        <Suspense fallback={null}>
          <SettingsSync person={person} />
        </Suspense>
      ) : null}
      <ScrollRestoration />
      <Announcer arrived={mountedLocation} />
      {mountedLocation === null ? null : (
        <Suspense fallback={null}>
          <FocusRestoration arrived={mountedLocation} />
        </Suspense>
      )}
      <ModalHost />
      <Toasts />
    </>
  );
};
