import type { RouteArea } from '#domain/users/access/route-access';
import type { AdminPath } from '../features/admin/load-admin-page';
import { lazyPage, type LazyPage } from './errors/lazy-page';

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

const route = (path: string, page: LazyPage, more: Partial<AppRoute> = {}): AppRoute => ({ path, page, area: 'public', layout: 'main', hero: false, ...more });
const profile: Partial<AppRoute> = { area: 'profile', layout: 'profile' };
const admin: Partial<AppRoute> = { area: 'admin', layout: 'admin' };
const guest: Partial<AppRoute> = { area: 'guest', hero: true };

export const notFoundPage = lazyPage(() => import('./errors/not-found-page').then(({ NotFoundPage }) => NotFoundPage));
const areaNotFoundPage = lazyPage(() => import('./errors/area-not-found-page').then(({ ProfileAreaNotFoundPage }) => ProfileAreaNotFoundPage));

/** The files of these pages are named in a file of their own, which only admins download. */
const adminPage = (path: AdminPath): LazyPage => lazyPage(() => import('../features/admin/load-admin-page').then(({ loadAdminPage }) => loadAdminPage(path)));

const ownListPage = lazyPage(() => import('../features/lists/list-page/own-list-page').then(({ OwnListPage }) => OwnListPage));
const operatorPage = lazyPage(() => import('../features/info/operator-page').then(({ OperatorPage }) => OperatorPage));

/** Lists every route. Any other address, including an unknown list or genre, renders the not-found page of its area. */
export const ROUTES: ReadonlyArray<AppRoute> = [
  route('/', lazyPage(() => import('../features/landing/landing-page').then(({ LandingPage }) => LandingPage)), { area: 'landing', hero: true }),
  route('/login', lazyPage(() => import('../features/auth/login-page').then(({ LoginPage }) => LoginPage)), guest),
  route('/register', lazyPage(() => import('../features/auth/register-page').then(({ RegisterPage }) => RegisterPage)), guest),
  route('/home', lazyPage(() => import('../features/home/home-page').then(({ HomePage }) => HomePage)), { area: 'home', hero: true }),
  route('/movies', lazyPage(() => import('../features/browse/movies-page').then(({ MoviesPage }) => MoviesPage))),
  route('/tv-shows', lazyPage(() => import('../features/browse/tv-shows-page').then(({ TvShowsPage }) => TvShowsPage))),
  route('/search', lazyPage(() => import('../features/search/page/search-page').then(({ SearchPage }) => SearchPage))),
  route('/details', lazyPage(() => import('../features/title/details-page').then(({ DetailsPage }) => DetailsPage)), { hero: true }),
  route('/person', lazyPage(() => import('../features/person/person-page').then(({ PersonPage }) => PersonPage))),
  route('/genre', lazyPage(() => import('../features/genres/genres-page').then(({ GenresPage }) => GenresPage))),
  route('/genre/:genreName', lazyPage(() => import('../features/genres/genre-page').then(({ GenrePage }) => GenrePage))),
  route('/lists/:shareId', lazyPage(() => import('../features/lists/share/shared-list-page').then(({ SharedListPage }) => SharedListPage))),
  route('/feedback', lazyPage(() => import('../features/info/feedback-page').then(({ FeedbackPage }) => FeedbackPage))),
  route('/help', lazyPage(() => import('../features/info/help-page').then(({ HelpPage }) => HelpPage))),
  route('/faq', lazyPage(() => import('../features/info/faq-page').then(({ FaqPage }) => FaqPage))),
  ...['/privacy', '/terms', '/imprint'].map((path) => route(path, operatorPage)),
  route('/user-profile', lazyPage(() => import('../features/profile/profile-page').then(({ ProfilePage }) => ProfilePage)), profile),
  route('/user-profile/settings', lazyPage(() => import('../features/settings/settings-page').then(({ SettingsPage }) => SettingsPage)), profile),
  route('/user-profile/watch-history', lazyPage(() => import('../features/history/history-page').then(({ HistoryPage }) => HistoryPage)), profile),
  route('/user-profile/user-lists', lazyPage(() => import('../features/lists/manage/manage-lists-page').then(({ ManageListsPage }) => ManageListsPage)), profile),
  ...['user-lists/:listName', 'watchlist', 'favorites'].map((path) => route(`/user-profile/${path}`, ownListPage, profile)),
  route('/user-profile/*', areaNotFoundPage, profile),
  ...(['dashboard', 'manage-users', 'manage-users/:uid', 'manage-lists', 'manage-lists/:listID', 'audit', 'feedback', '*'] as const).map((path) => route(`/admin/${path}`, adminPage(path), admin)),
  // Second to last: the pattern also matches the more specific paths above.
  route('/:itemType/:list', lazyPage(() => import('../features/browse/catalogue-list-page').then(({ CatalogueListPage }) => CatalogueListPage))),
  route('*', notFoundPage),
];
