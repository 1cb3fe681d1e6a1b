import type { RouteArea } from '#domain/users/access/route-access';
import { lazyPage, type LazyPage } from './errors/lazy-page';

/** What stands around a page: the house alone, or a side menu besides. */
export type Layout = 'house' | 'profile' | 'admin';

/** One route of the app. `path` is react-router's pattern. */
export type AppRoute = {
  readonly path: string;
  readonly page: LazyPage;
  /** Who may stay. */
  readonly area: RouteArea;
  readonly layout: Layout;
  /** The header lies over the first picture of the page instead of above it. */
  readonly hero: boolean;
};

const route = (path: string, page: LazyPage, more: Partial<AppRoute> = {}): AppRoute => ({ path, page, area: 'public', layout: 'house', hero: false, ...more });
const profile: Partial<AppRoute> = { area: 'profile', layout: 'profile' };
const admin: Partial<AppRoute> = { area: 'admin', layout: 'admin' };
const door: Partial<AppRoute> = { area: 'guest', hero: true };

export const notFoundPage = lazyPage(() => import('./errors/not-found-page').then(({ NotFoundPage }) => NotFoundPage));
const areaNotFoundPage = lazyPage(() => import('./errors/area-not-found-page').then(({ AreaNotFoundPage }) => AreaNotFoundPage));

/** Everything that there is. What is not here, an unknown list or genre too, is the not-found page of its area. */
export const ROUTES: ReadonlyArray<AppRoute> = [
  route('/', lazyPage(() => import('../features/landing/landing-page').then(({ LandingPage }) => LandingPage)), { area: 'landing', hero: true }),
  route('/login', lazyPage(() => import('../features/auth/login-page').then(({ LoginPage }) => LoginPage)), door),
  route('/register', lazyPage(() => import('../features/auth/register-page').then(({ RegisterPage }) => RegisterPage)), door),
  route('/home', lazyPage(() => import('../features/home/home-page').then(({ HomePage }) => HomePage)), { area: 'home', hero: true }),
  route('/movies', lazyPage(() => import('../features/browse/movies-page').then(({ MoviesPage }) => MoviesPage))),
  route('/tv-shows', lazyPage(() => import('../features/browse/tv-shows-page').then(({ TvShowsPage }) => TvShowsPage))),
  route('/search', lazyPage(() => import('../features/search/page/search-page').then(({ SearchPage }) => SearchPage))),
  route('/details', lazyPage(() => import('../features/title/details-page').then(({ DetailsPage }) => DetailsPage)), { hero: true }),
  route('/person', lazyPage(() => import('../features/person/person-page').then(({ PersonPage }) => PersonPage))),
  route('/genre', lazyPage(() => import('../features/genres/genres-page').then(({ GenresPage }) => GenresPage))),
  route('/genre/:genreName', lazyPage(() => import('../features/genres/genre-page').then(({ GenrePage }) => GenrePage))),
  route('/feedback', lazyPage(() => import('../features/info/feedback-page').then(({ FeedbackPage }) => FeedbackPage))),
  route('/help', lazyPage(() => import('../features/info/help-page').then(({ HelpPage }) => HelpPage))),
  route('/faq', lazyPage(() => import('../features/info/faq-page').then(({ FaqPage }) => FaqPage))),
  route('/user-profile', lazyPage(() => import('../features/profile/profile-page').then(({ ProfilePage }) => ProfilePage)), profile),
  route('/user-profile/settings', lazyPage(() => import('../features/settings/settings-page').then(({ SettingsPage }) => SettingsPage)), profile),
  route('/user-profile/*', areaNotFoundPage, profile),
  route('/admin/*', areaNotFoundPage, admin),
  // The last but one: its pattern fits what others mean more precisely.
  route('/:itemType/:list', lazyPage(() => import('../features/browse/list-page').then(({ ListPage }) => ListPage))),
  route('*', notFoundPage),
];
