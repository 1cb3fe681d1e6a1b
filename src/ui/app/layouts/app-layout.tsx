import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { BROWSER_STORAGE } from '#application/service-keys';
import { isSignedIn } from '#domain/users/session';
import { MemberControlsContext, type MemberControls } from '#ui/features/shared/member-controls.tsx';
import { SkipLink } from '#ui/design/text/skip-link.tsx';
import { Toasts } from '#ui/design/toasts/toasts.tsx';
import { useQueryCache } from '#ui/query/use-query.tsx';
import { useRefetchExpired } from '#ui/query/use-refetch-expired.ts';
import { useService } from '#ui/services.tsx';
import { useReconnected } from '#ui/hooks/use-reconnected.ts';
import { RouteAnnouncer } from '#ui/shell/providers/route-announcer.tsx';
import { followTheme } from '#ui/shell/providers/theme.ts';
import { SiteBanner } from '#ui/shell/layouts/site-banner.tsx';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { Footer } from './footer';
import { Guarded } from '#ui/shell/guards/guarded.tsx';
import { Header } from '#ui/app/layouts/header/header.tsx';
import { isActionUrl } from '#ui/shell/navigation/action-url.ts';
import type { FailedMemberPartsProps, LateNoticesProps } from './after-first-view';
import type { MemberPartsProps } from './member-parts';
import { ModalOutlet } from '#ui/app/modals/modal-outlet.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { PartBoundary } from '#ui/shell/errors/part-boundary.tsx';
import { reloadStylesheets } from '#ui/shell/errors/reload-stylesheets.ts';
import { PageOutlet } from './page-outlet';
import type { FocusRestorationProps } from '#ui/app/navigation/focus-restoration.tsx';
import { ScrollRestoration } from '#ui/app/navigation/scroll-restoration.tsx';
import { useHasUserActed } from '#ui/shell/navigation/use-has-user-acted.ts';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { AreaLayout } from '#ui/app/layouts/side/area-layout.tsx';
import './app-layout.css';

/** Loaded with another part that every page has loaded already, so that visitors' first view does not contain it. */
const FailedMemberParts = lazyOptionalPart<FailedMemberPartsProps>(() =>
  import('./after-first-view').then((module) => module.FailedMemberParts),
);

/** Loaded lazily, because visitors never see it. The page works without these parts; a notice offers to load them again. */
const MemberParts = lazyOptionalPart<MemberPartsProps>(
  () => import('./member-parts').then((module) => module.MemberParts),
  FailedMemberParts,
  () => null,
);

/** Loaded lazily, because no first view needs it. Without it the focus stays on the heading. */
const AfterFirstView = lazyOptionalPart<FocusRestorationProps>(() =>
  import('./after-first-view').then((module) => module.AfterFirstViewParts),
);

const LateNotices = lazyOptionalPart<LateNoticesProps>(() => import('./after-first-view').then((module) => module.LateNotices));

/** Renders the layout of every page and guards each page by its area. */
export const AppLayout = (): React.JSX.Element => {
  const { session, loading, isSessionExpected } = useSession();
  const person = isSignedIn(session) ? session : null;
  const { pathname, search } = useLocation();
  const route = routeAt(pathname);
  // Links of action e-mails work for signed-in users and visitors alike.
  const area = route.area === 'guest' && isActionUrl(search) ? 'public' : route.area;
  const [mountedLocation, setMountedLocation] = useState<string | null>(null);
  const [controls, setControls] = useState<MemberControls | null>(null);
  const hasActed = useHasUserActed();
  const queryCache = useQueryCache();
  useReconnected(() => {
    queryCache.refetchFailed();
    // Offline, a page's code may come from the browser's cache and its style sheets fail. A sheet that fails again is left for the next
    // page.
    reloadStylesheets().catch(() => undefined);
  });
  const storage = useService(BROWSER_STORAGE);
  useEffect(() => followTheme(storage), [storage]);
  useRefetchExpired();
  const hasMenu = route.layout !== 'main';
  return (
    <>
      <div className="app-layout">
        {hasMenu ? null : <SiteBanner />}
        <SkipLink />
        <Header over={route.hero} />
        {mountedLocation === null ? null : <LateNotices underHeader={route.hero} />}
        {person !== null || (isSessionExpected && !loading) ? (
          <MemberParts person={person} showsEmailReminder={area === 'home' || hasMenu} underHeader={route.hero} onControls={setControls} />
        ) : null}
        <main id="main" tabIndex={-1}>
          <Guarded area={area}>
            <AreaLayout frame={route.layout}>
              <PageOutlet route={route} onArrived={setMountedLocation}>
                <MemberControlsContext value={controls}>
                  <Outlet />
                </MemberControlsContext>
              </PageOutlet>
            </AreaLayout>
          </Guarded>
        </main>
        {hasMenu ? null : <Footer />}
      </div>
      <ScrollRestoration />
      <RouteAnnouncer arrived={mountedLocation} hasActed={hasActed} />
      {mountedLocation === null ? null : <AfterFirstView arrived={mountedLocation} hasActed={hasActed} />}
      <ModalOutlet />
      <PartBoundary>
        <Toasts />
      </PartBoundary>
    </>
  );
};
