import { formatDay } from '#ui/messages/format/format-day.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The last line of the letterboard on a day, `YYYY-MM-DD`: "Friday 27 November". */
export const boardDateText = (day: string): string => `${WEEKDAYS[new Date(day).getUTCDay()] ?? ''} ${formatDay(day)}`;

/** The title in the picture of the hero: "Psycho, 1960". */
export const heroTitleText = (title: string, year: number | null): string => (year === null ? title : `${title}, ${year}`);

/** Texts of the landing page. */
export const LANDING_PAGE_MESSAGES = {
  title: 'What’s on tonight?',
  /** Lines of the letterboard. The last one is the date. */
  board: ['What’s /on', 'tonight[?]'],
  lead: 'A century of films and series. Save what you want to watch, and remember what you’ve seen.',
  hero: 'Welcome',
  heroCaption: 'Pictured',
  /** The caption of a film that was released on this day of another year. */
  onThisDay: (year: string): string => `On this day in ${year}`,
  programme: 'Today’s programme',
  doubleBill: (director: string): string => `Double bill: two films by ${director}`,
  /** @param theme what both films are: "French comedies". */
  doubleBillOf: (theme: string): string => `Double bill: ${theme}`,
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
