import { formatCountWithNoun } from '#ui/messages/format/format.ts';

/** The part of the home page that leads to the year in review and to the ratings. */
export const YEAR_LINKS_MESSAGES = {
  heading: (year: string): string => `Your ${year} so far`,
  viewings: (count: number): string => `${formatCountWithNoun(count, 'viewing', 'viewings')} this year. An episode counts as one.`,
  review: 'Year in review',
  ratings: 'Your ratings',
} as const;
