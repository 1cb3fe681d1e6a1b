import type { CatalogueStats } from '#domain/catalogue/catalogue';
import { formatDate } from '#ui/messages/format/format.ts';
import { filmCountText, seriesCountText } from './catalogue.messages';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Texts of the landing page. */
export const LANDING_PAGE_MESSAGES = {
  title: 'What’s on tonight?',
  /** Lines of the letterboard. */
  board: ['What’s /on', 'tonight[?]'],
  /** The last line of the letterboard: the title counts, if known. */
  boardStats: (stats: CatalogueStats | null): string =>
    `${stats?.movies ? filmCountText(stats.movies) : 'Films'} [&] ${stats?.series ? seriesCountText(stats.series) : 'series'}`,
  /** The last line of the letterboard with the programme of a day, `YYYY-MM-DD`: "Friday 27 November". */
  boardDate: (day: string): string => `${WEEKDAYS[new Date(day).getUTCDay()] ?? ''} ${formatDate(day).slice(0, -' 2026'.length)}`,
  lead: 'A century of films and series. Save what you want to watch, and remember what you’ve seen.',
  hero: 'Welcome',
  heroCaption: 'Pictured',
  /** The caption of a film that was released on this day of another year. */
  onThisDay: (year: string): string => `On this day in ${year}`,
  programme: 'Today’s programme',
  doubleBill: (director: string): string => `Double bill: two films by ${director}`,
  howLong: 'How long have you got?',
  howLongAtHome: 'What’s on tonight? Say how long you’ve got.',
  lengthChoices: [
    { label: '1 h 30', search: '?length=90' }, { label: '2 h', search: '?length=120' }, { label: '3 h', search: '?length=180' },
    { label: 'One episode', search: '?type=tv' },
  ],
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
