import type { CatalogueStats } from '#domain/catalogue/catalogue';
import { filmCountText, seriesCountText } from './catalogue.messages';

/** Texts of the landing page. */
export const LANDING_PAGE_MESSAGES = {
  title: 'What’s on tonight?',
  /** Lines of the letterboard. */
  board: ['What’s /on', 'tonight[?]'],
  /** The last line of the letterboard: the title counts, if known. */
  boardStats: (stats: CatalogueStats | null): string =>
    `${stats?.movies ? filmCountText(stats.movies) : 'Films'} [&] ${stats?.series ? seriesCountText(stats.series) : 'series'}`,
  lead: 'A century of films and series. Save what you want to watch, and remember what you’ve seen.',
  hero: 'Welcome',
  heroCaption: 'Pictured',
  searchForm: 'Search the catalogue',
  searchField: 'Search titles and people',
  searchPlaceholder: 'Film, series or person',
  search: 'Search',
  genres: 'Browse by genre',
  genreTiles: 'Genres',
  allGenres: 'All genres',
  failedGenres: 'genres',
  signUp: 'Keep your own lists',
  signUpText: 'With an account you get a watchlist, favorites, a watch history and lists of your own.',
  createAccount: 'Create an account',
} as const;
