import type { Area } from '#domain/user/access';
import { lazyPage, type LazyPage } from './lazy-page';

/** One route of the public area. `path` is react-router's pattern below the public layout. */
export type PublicRoute = {
  readonly path: string;
  readonly page: LazyPage;
  readonly area: Area;
  /** The header lies over the first picture of the page instead of above it. */
  readonly hero: boolean;
};

const route = (path: string, page: LazyPage, more: Partial<PublicRoute> = {}): PublicRoute => ({ path, page, area: 'public', hero: false, ...more });

export const notFoundPage = lazyPage(() => import('../pages/not-found-page').then(({ NotFoundPage }) => NotFoundPage));

/** The public area. Everything that is not here, an unknown list or genre too, is the not-found page. */
export const PUBLIC_ROUTES: ReadonlyArray<PublicRoute> = [
  route('/', lazyPage(() => import('../catalogue/landing-page').then(({ LandingPage }) => LandingPage)), { area: 'landing', hero: true }),
  route('/movies', lazyPage(() => import('../catalogue/movies-page').then(({ MoviesPage }) => MoviesPage))),
  route('/tv-shows', lazyPage(() => import('../catalogue/tv-shows-page').then(({ TvShowsPage }) => TvShowsPage))),
  route('/search', lazyPage(() => import('../catalogue/search-page').then(({ SearchPage }) => SearchPage))),
  route('/details', lazyPage(() => import('../catalogue/details-page').then(({ DetailsPage }) => DetailsPage)), { hero: true }),
  route('/person', lazyPage(() => import('../catalogue/person-page').then(({ PersonPage }) => PersonPage))),
  route('/genre', lazyPage(() => import('../catalogue/genres-page').then(({ GenresPage }) => GenresPage))),
  route('/genre/:genreName', lazyPage(() => import('../catalogue/genre-page').then(({ GenrePage }) => GenrePage))),
  route('/feedback', lazyPage(() => import('../pages/feedback-page').then(({ FeedbackPage }) => FeedbackPage))),
  route('/help', lazyPage(() => import('../pages/help-page').then(({ HelpPage }) => HelpPage))),
  route('/faq', lazyPage(() => import('../pages/faq-page').then(({ FaqPage }) => FaqPage))),
  // The last: its pattern fits what others mean more precisely.
  route('/:itemType/:list', lazyPage(() => import('../catalogue/list-page').then(({ ListPage }) => ListPage))),
];
