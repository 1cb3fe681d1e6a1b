import { noFilters, type Filters } from '#domain/catalogue/filters';
import { genreSlug } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import type { RecentTitle } from '#domain/users/user';

/** A genre of one media type with its weight for a member; the shares of all preferences sum to 1. */
export type GenrePreference = { readonly mediaType: MediaType; readonly slug: string; readonly share: number };

/** Reason why a shelf is included. */
export type ShelfReason =
  | { readonly because: 'title'; readonly title: string }
  | { readonly because: 'taste'; readonly slug: string }
  | { readonly because: 'popular' };

/** A shelf of the member's home page: the most popular titles that match the filters, or the popular list without filters. */
export type HomeShelf = { readonly reason: ShelfReason; readonly mediaType: MediaType; readonly filters: Filters };

/** Weight factor from one recent title to the next older one. */
const RECENCY_DECAY = 0.9;

/** Returns the genre slugs of a title. They share its weight evenly, so that titles with many genres do not count more. */
const genresOf = ({ mediaType, genres }: RecentTitle): ReadonlyArray<string> =>
  [...new Set(genres.map((name) => genreSlug(mediaType, name)))].filter((slug) => slug !== null);

/** Computes the preferred genres from recent titles (newest first). Sorted by share, descending; ties by slug. */
export const computeGenrePreferences = (recent: ReadonlyArray<RecentTitle>): ReadonlyArray<GenrePreference> => {
  const weights = new Map<string, { readonly mediaType: MediaType; readonly slug: string; readonly weight: number }>();
  recent.forEach((title, index) => {
    const slugs = genresOf(title);
    for (const slug of slugs) {
      const key = `${title.mediaType} ${slug}`;
      weights.set(key, {
        mediaType: title.mediaType, slug,
        weight: (weights.get(key)?.weight ?? 0) + RECENCY_DECAY ** index / slugs.length,
      });
    }
  });
  const all = [...weights.values()];
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  return all
    .map(({ mediaType, slug, weight }) => ({ mediaType, slug, share: weight / sum }))
    .sort((a, b) => b.share - a.share || a.slug.localeCompare(b.slug, 'en') || a.mediaType.localeCompare(b.mediaType, 'en'));
};

const MAX_TASTE_SHELVES = 3;

const popular = (mediaType: MediaType): HomeShelf => ({ reason: { because: 'popular' }, mediaType, filters: noFilters });

/** Returns a shelf for the first two genres of the newest title, or nothing for a title without a known genre. */
const likeNewest = ([newest]: ReadonlyArray<RecentTitle>): ReadonlyArray<HomeShelf> => {
  const genresIn = newest === undefined ? [] : genresOf(newest).slice(0, 2);
  if (newest === undefined || genresIn.length === 0) return [];
  return [{ reason: { because: 'title', title: newest.title }, mediaType: newest.mediaType, filters: { ...noFilters, genresIn } }];
};

const shelfKey = ({ mediaType, filters }: HomeShelf): string => `${mediaType} ${[...filters.genresIn].sort().join()}`;

/**
 * Returns the shelves of a member's home page: one for the newest recent title, then for the strongest preferences, then the popular list.
 * Each genre appears once, even if it is preferred for films and series. Without recent titles: the popular lists of films and series.
 */
export const getHomeShelves = (recent: ReadonlyArray<RecentTitle>): ReadonlyArray<HomeShelf> => {
  const first = likeNewest(recent);
  const usedKeys = new Set(first.map(shelfKey));
  const preferences = computeGenrePreferences(recent);
  const own = preferences
    // A shelf of TV films would be a mixture, with a heading that is no English.
    .filter(({ slug }, index) => slug !== 'tv-movie' && preferences.findIndex((preference) => preference.slug === slug) === index)
    .map(({ mediaType, slug }): HomeShelf => ({
      reason: { because: 'taste', slug },
      mediaType,
      filters: { ...noFilters, genresIn: [slug] },
    }))
    .filter((shelf) => !usedKeys.has(shelfKey(shelf)))
    .slice(0, MAX_TASTE_SHELVES);
  return recent.length === 0 ? [popular('movie'), popular('tv')] : [...first, ...own, popular(recent[0]?.mediaType ?? 'movie')];
};
