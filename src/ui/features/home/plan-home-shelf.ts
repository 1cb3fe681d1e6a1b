import type { HomeShelf } from '#application/profile/home-shelves';
import { findGenreBySlug } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import type { PlannedShelf } from '../shared/shelf-plan';

const NOUNS: Readonly<Record<MediaType, string>> = { movie: 'films', tv: 'series' };

const headingOf = ({ reason, mediaType }: HomeShelf): string => {
  switch (reason.because) {
    case 'title':
      return `Because you opened ${reason.title}`;
    case 'taste':
      return `More ${(findGenreBySlug(reason.slug)?.name ?? reason.slug).toLowerCase()} ${NOUNS[mediaType]}`;
    case 'everyone':
      return mediaType === 'movie' ? 'Everyone is watching' : 'Series everyone is watching';
  }
};

const pathOf = ({ mediaType, filters }: HomeShelf): string => {
  const [first, ...others] = filters.genresIn;
  if (first === undefined) return mediaType === 'movie' ? '/movies/popular' : '/tv-shows/popular';
  const query = new URLSearchParams({ ...(mediaType === 'tv' && { type: 'tv' }), ...(others.length > 0 && { genres: others.join(',') }) }).toString();
  return `/genre/${first}${query === '' ? '' : `?${query}`}`;
};

/** Adds the heading, and the path and query of the full list, to a shelf. */
export const planHomeShelf = (shelf: HomeShelf): PlannedShelf => ({
  heading: headingOf(shelf),
  to: pathOf(shelf),
  source: { mediaType: shelf.mediaType, list: shelf.reason.because === 'everyone' ? 'popular' : null, filters: shelf.filters },
});
