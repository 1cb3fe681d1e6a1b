import type { RouteArea } from '#domain/users/access/route-access';
import type { AdminPath } from '#ui/features/admin/load-admin-page.ts';
import type { MemberPath } from './load-member-page';
import { lazyPage, type LazyPage } from '#ui/shell/errors/lazy-page.tsx';

/** Selects the layout around a page: header and footer only (`main`), or the side menu of an area. */
export type Layout = 'main' | 'profile' | 'admin';

/** One route of the app. `path` is react-router's pattern. */
export type AppRoute = {
  readonly path: string;
  readonly page: LazyPage;
  /** The access rule: who may open the page. */
  readonly area: RouteArea;
  readonly layout: Layout;
  /** True if the header overlays the page's first image instead of standing above the page. */
  readonly hero: boolean;
};

const route = (path: string, page: LazyPage, more: Partial<AppRoute> = {}): AppRoute => ({
  path, page, area: 'public', layout: 'main', hero: false,
  ...more,
});
const profile: Partial<AppRoute> = { area: 'profile', layout: 'profile' };
const admin: Partial<AppRoute> = { area: 'admin', layout: 'admin' };
const guest: Partial<AppRoute> = { area: 'guest', hero: true };

export const notFoundPage = lazyPage(() => import('#ui/features/not-found/not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage));
const areaNotFoundPage = lazyPage(() =>
  import('#ui/shell/errors/area-not-found-page.tsx').then(({ ProfileAreaNotFoundPage }) => ProfileAreaNotFoundPage));

/** The files of these pages are named in files of their own, which only members or admins download. */
const memberPage = (path: MemberPath): LazyPage =>
  lazyPage(() => import('./load-member-page').then(({ loadMemberPage }) => loadMemberPage(path)));
const adminPage = (path: AdminPath): LazyPage =>
  lazyPage(() => import('#ui/features/admin/load-admin-page.ts').then(({ loadAdminPage }) => loadAdminPage(path)));

const ownListPage = lazyPage(() => import('#ui/features/lists/list-page/own-list-page.tsx').then(({ OwnListPage }) => OwnListPage));
const eveningPage = lazyPage(() => import('#ui/features/evening-pick/evening-page.tsx').then(({ EveningPage }) => EveningPage));
const operatorPage = lazyPage(() => import('#ui/features/info/operator-page.tsx').then(({ OperatorPage }) => OperatorPage));

/** Lists every route. Any other address, including an unknown list or genre, renders the not-found page of its area. */
export const ROUTES: ReadonlyArray<AppRoute> = [
  route(
    '/',
    lazyPage(() => import('#ui/features/landing/landing-page.tsx').then(({ LandingPage }) => LandingPage)),
    { area: 'landing', hero: true },
  ),
  route(
    '/login',
    lazyPage(() => import('#ui/features/auth/login-page.tsx').then(({ LoginPage }) => LoginPage)),
    guest,
  ),
  route(
    '/register',
    lazyPage(() => import('#ui/features/auth/register-page.tsx').then(({ RegisterPage }) => RegisterPage)),
    guest,
  ),
  route(
    '/home',
    lazyPage(() => import('#ui/features/home/home-page.tsx').then(({ HomePage }) => HomePage)),
    { area: 'home', hero: true },
  ),
  route(
    '/movies',
    lazyPage(() => import('#ui/features/browse/movies-page.tsx').then(({ MoviesPage }) => MoviesPage)),
  ),
  route(
    '/tv-shows',
    lazyPage(() => import('#ui/features/browse/tv-shows-page.tsx').then(({ TvShowsPage }) => TvShowsPage)),
  ),
  route('/tonight', eveningPage),
  route('/tonight/pick', eveningPage, { hero: true }),
  route('/tonight/together', eveningPage),
  route(
    '/search',
    lazyPage(() => import('#ui/features/search/page/search-page.tsx').then(({ SearchPage }) => SearchPage)),
  ),
  route(
    '/details',
    lazyPage(() => import('#ui/features/title/details-page.tsx').then(({ DetailsPage }) => DetailsPage)),
    { hero: true },
  ),
  route(
    '/person',
    lazyPage(() => import('#ui/features/person/person-page.tsx').then(({ PersonPage }) => PersonPage)),
  ),
  route(
    '/genre',
    lazyPage(() => import('#ui/features/genres/genres-page.tsx').then(({ GenresPage }) => GenresPage)),
  ),
  route(
    '/genre/:genreName',
    lazyPage(() => import('#ui/features/genres/genre-page.tsx').then(({ GenrePage }) => GenrePage)),
  ),
  route(
    '/lists/:shareId',
    lazyPage(() => import('#ui/features/lists/share/shared-list-page.tsx').then(({ SharedListPage }) => SharedListPage)),
  ),
  route(
    '/feedback',
    lazyPage(() => import('#ui/features/info/feedback-page.tsx').then(({ FeedbackPage }) => FeedbackPage)),
  ),
  route(
    '/help',
    lazyPage(() => import('#ui/features/info/help-page.tsx').then(({ HelpPage }) => HelpPage)),
  ),
  route(
    '/faq',
    lazyPage(() => import('#ui/features/info/faq-page.tsx').then(({ FaqPage }) => FaqPage)),
  ),
  ...['/privacy', '/terms', '/imprint'].map((path) => route(path, operatorPage)),
  route(
    '/user-profile',
    lazyPage(() => import('#ui/features/profile/profile-page.tsx').then(({ ProfilePage }) => ProfilePage)),
    profile,
  ),
  route(
    '/user-profile/watch-history',
    lazyPage(() => import('#ui/features/history/history-page.tsx').then(({ HistoryPage }) => HistoryPage)),
    profile,
  ),
  ...(['settings', 'settings/import', 'settings/security', 'ratings', 'calendar', 'year/:year', 'user-lists'] as const).map(
    (path) => route(`/user-profile/${path}`, memberPage(path), profile),
  ),
  ...['user-lists/:listName', 'watchlist', 'favorites'].map((path) => route(`/user-profile/${path}`, ownListPage, profile)),
  route('/user-profile/*', areaNotFoundPage, profile),
  ...(['dashboard', 'manage-users', 'manage-users/:uid', 'manage-lists', 'manage-lists/:listID', 'audit', 'feedback', '*'] as const).map(
    (path) => route(`/admin/${path}`, adminPage(path), admin),
  ),
  // Second to last: the pattern also matches the more specific paths above.
  route(
    '/:itemType/:list',
    lazyPage(() => import('#ui/features/browse/catalogue-list-page.tsx').then(({ CatalogueListPage }) => CatalogueListPage)),
  ),
  route('*', notFoundPage),
];
