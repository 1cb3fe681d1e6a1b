import type { CatalogueStats } from '#domain/catalogue/catalogue';
import type { MediaType } from '#domain/catalogue/media-type';
import { filmCountText, seriesCountText } from './catalogue.messages';

/**
 * Headings of the shelves on the pages for visitors. A heading says why its titles are on the shelf; `catalogue/shelves/headings.test.ts`
 * checks each of them against the facts of the titles under it.
 */
export const SHELF_HEADINGS = {
  animatedFamily: 'Animated family films',
  comedySeries: 'Comedy series',
  crimeSeries: 'Crime series',
  oldCrime: 'Crime films of the 1940s and 1950s',
  popular: 'Popular',
  popularFilms: 'Popular films',
  scienceFictionSeries: 'Science fiction and fantasy series',
  seventies: 'Films of the 1970s',
  topRated: 'Top rated',
  trendingFilms: 'Trending films',
  trendingSeries: 'Trending series',
} as const;

/** Returns the heading of a landing page's shelf. @param decade 197 for the 1970s. */
export const topFilmsOfDecade = (decade: number): string => `Top rated films of the ${decade}0s`;

/** A sentence about each of the large featured titles. */
export const FEATURED_PITCHES = {
  grandBudapestHotel: 'A concierge is framed for murder and inherits a priceless painting.',
  twinPeaks: 'An FBI agent investigates a murder in a small town full of secrets.',
} as const;

/** Texts of the pages of films and of series. */
export const TYPE_MESSAGES = {
  featured: 'Featured',
  description: (mediaType: MediaType): string =>
    mediaType === 'movie' ? 'Popular and top rated films.' : 'Popular and top rated series.',
} as const;

/** Returns the size of the catalogue for the head of a media type's page; a non-breaking space when unknown keeps the line height. */
export const catalogueSizeText = (mediaType: MediaType, stats: CatalogueStats | null): string => {
  if (mediaType === 'tv') return stats?.series ? seriesCountText(stats.series) : '\u00a0';
  if (!stats?.movies) return '\u00a0';
  const { movies, firstYear, lastYear } = stats;
  return firstYear === null || lastYear === null ? filmCountText(movies) : `${filmCountText(movies)}, from ${firstYear} to ${lastYear}`;
};
