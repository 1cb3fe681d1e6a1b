import { daysAgoText } from '#ui/messages/format/relative-time.ts';

/** Texts of a member's home page. */
export const HOME_MESSAGES = {
  title: 'Home',
  description: 'What to watch next, your lists and suggestions.',
  lastViewed: 'Last viewed',
  viewed: (at: number, now: number): string => `You looked at this ${daysAgoText(at, now)}.`,
  openAgain: 'Open again',
  upNext: 'Up next',
  open: 'Open',
  showAnother: 'Show another',
  watchNext: 'Watch next',
  recentlyViewed: 'Recently viewed',
  lists: 'Your lists',
  manageLists: 'Manage lists',
  welcome: (name: string): string => `Welcome, ${name}`,
  profileFailed: 'We couldn’t load your profile. Your data is safe.',
  reload: 'Reload the page',
  popularFilms: 'Popular films',
  popularSeries: 'Popular series',
  becauseViewed: (title: string): string => `Because you viewed ${title}`,
  moreFilms: (genre: string): string => `More ${genre} films`,
  moreSeries: (genre: string): string => `More ${genre} series`,
} as const;
