import type { HomeShelf } from '#application/profile/home-shelves';
import { genreNameOfType } from '#domain/catalogue/genre';
import type { ShelfDefinition } from '#ui/features/shared/shelves/shelf-plan.ts';
import { HOME_MESSAGES } from '#ui/messages/home.messages.ts';

const headingOf = ({ reason, mediaType }: HomeShelf): string => {
  switch (reason.because) {
    case 'title':
      return HOME_MESSAGES.becauseViewed(reason.title);
    case 'taste': {
      const genre = genreNameOfType(mediaType, reason.slug).toLowerCase();
      return mediaType === 'movie' ? HOME_MESSAGES.moreFilms(genre) : HOME_MESSAGES.moreSeries(genre);
    }
    case 'popular':
      return mediaType === 'movie' ? HOME_MESSAGES.popularFilms : HOME_MESSAGES.popularSeries;
  }
};

const pathOf = ({ mediaType, filters }: HomeShelf): string => {
  const [first, ...others] = filters.genresIn;
  if (first === undefined) return mediaType === 'movie' ? '/movies/popular' : '/tv-shows/popular';
  const query = new URLSearchParams({
    ...(mediaType === 'tv' && { type: 'tv' }),
    ...(others.length > 0 && { genres: others.join(',') }),
  }).toString();
  return `/genre/${first}${query === '' ? '' : `?${query}`}`;
};

/** Adds the heading, and the path and query of the full list, to a shelf. */
export const toShelfDefinition = (shelf: HomeShelf): ShelfDefinition => ({
  heading: headingOf(shelf),
  to: pathOf(shelf),
  source: { mediaType: shelf.mediaType, list: shelf.reason.because === 'popular' ? 'popular' : null, filters: shelf.filters },
});
