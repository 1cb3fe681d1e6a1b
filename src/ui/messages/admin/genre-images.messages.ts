import { formatNumber } from '#ui/messages/format/format.ts';

/** Pictures of the genre pages. */
export const GENRE_IMAGES_PANEL_MESSAGES = {
  heading: 'Genre pictures',
  refresh: 'Refresh genre pictures',
  makeMissing: (count: number): string => (count === 1 ? 'Make the missing one' : `Make the ${formatNumber(count)} missing`),
  title: 'Making genre pictures',
  impossible: 'This site’s catalogue has no photographs to make pictures from. Genre pages show drawings.',
  none: 'Genre pages show drawings until you make pictures. They come from popular titles of each genre.',
  count: (count: number, all: number): string =>
    `${formatNumber(count)} of ${formatNumber(all)} genres have a picture. The others show drawings.`,
  all: (all: number): string => `All ${formatNumber(all)} genres have a picture.`,
  madeAt: (time: string): string => `Made ${time}.`,
  madeBetween: (first: string, last: string): string => `The oldest was made ${first}, the newest ${last}.`,
  show: 'Show genre pages',
} as const;
