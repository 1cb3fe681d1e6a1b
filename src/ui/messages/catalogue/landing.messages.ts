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
  /** Questions of an evening, each with some answers and what follows `/tonight` in their addresses. */
  evening: [
    {
      question: 'How long have you got?',
      answers: [['1 h 30', '?length=90'], ['2 h', '?length=120'], ['3 h', '?length=180'], ['One episode', '?type=tv']],
    },
    { question: 'What mood?', answers: [['A good laugh', '/pick?mood=laugh'], ['On edge', '/pick?mood=tense'], ['More', '']] },
    { question: 'Alone or together?', answers: [['On my own', ''], ['Together', '?together=1']] },
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
