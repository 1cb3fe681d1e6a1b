import { noFilters, type Filters } from '#domain/catalogue/filters';
import { genreSlug } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import type { RecentTitle } from '#domain/users/user';

/** A genre of one type of title, and how much a member turns to it: the parts of all tastes together make 1. */
export type Taste = { readonly mediaType: MediaType; readonly slug: string; readonly share: number };

/** Why a shelf is there. */
export type ShelfReason =
  | { readonly because: 'title'; readonly title: string }
  | { readonly because: 'taste'; readonly slug: string }
  | { readonly because: 'everyone' };

/** A shelf of the member's page: the best known titles that fit the filters, or the popular list when nothing is known of them. */
export type HomeShelf = { readonly reason: ShelfReason; readonly mediaType: MediaType; readonly filters: Filters };

/** What was opened last says more than what was opened before it, by this factor from one title to the next. */
const FADING = 0.9;

/** One title's genres share its weight evenly, so that a title with many does not speak louder. */
const genresOf = ({ mediaType, genres }: RecentTitle): ReadonlyArray<string> =>
  [...new Set(genres.map((name) => genreSlug(mediaType, name)))].filter((slug) => slug !== null);

/** What somebody likes, by what they opened (newest first): strongest first, ties by name. */
export const tastesOf = (opened: ReadonlyArray<RecentTitle>): ReadonlyArray<Taste> => {
  const weights = new Map<string, { readonly mediaType: MediaType; readonly slug: string; readonly weight: number }>();
  opened.forEach((title, at) => {
    const slugs = genresOf(title);
    for (const slug of slugs) {
      const key = `${title.mediaType} ${slug}`;
      weights.set(key, { mediaType: title.mediaType, slug, weight: (weights.get(key)?.weight ?? 0) + FADING ** at / slugs.length });
    }
  });
  const all = [...weights.values()];
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  return all
    .map(({ mediaType, slug, weight }) => ({ mediaType, slug, share: weight / sum }))
    .sort((a, b) => b.share - a.share || a.slug.localeCompare(b.slug, 'en') || a.mediaType.localeCompare(b.mediaType, 'en'));
};

const TASTE_SHELVES = 3;

const everyone = (mediaType: MediaType): HomeShelf => ({ reason: { because: 'everyone' }, mediaType, filters: noFilters });

/** More of what the newest title is: its first two genres together. Nothing for a title without a known genre. */
const likeNewest = ([newest]: ReadonlyArray<RecentTitle>): ReadonlyArray<HomeShelf> => {
  const genresIn = newest === undefined ? [] : genresOf(newest).slice(0, 2);
  if (newest === undefined || genresIn.length === 0) return [];
  return [{ reason: { because: 'title', title: newest.title }, mediaType: newest.mediaType, filters: { ...noFilters, genresIn } }];
};

const asked = ({ mediaType, filters }: HomeShelf): string => `${mediaType} ${[...filters.genresIn].sort().join()}`;

/**
 * The shelves of a member's page: one by the title opened last, then by their strongest tastes, a genre once even if they like it in
 * films and series, and what everybody looks at last. For somebody who has opened nothing, only that, films and series.
 */
export const homeShelves = (opened: ReadonlyArray<RecentTitle>): ReadonlyArray<HomeShelf> => {
  const first = likeNewest(opened);
  const taken = new Set(first.map(asked));
  const tastes = tastesOf(opened);
  const own = tastes
    .filter(({ slug }, at) => tastes.findIndex((taste) => taste.slug === slug) === at)
    .map(({ mediaType, slug }): HomeShelf => ({ reason: { because: 'taste', slug }, mediaType, filters: { ...noFilters, genresIn: [slug] } }))
    .filter((shelf) => !taken.has(asked(shelf)))
    .slice(0, TASTE_SHELVES);
  return opened.length === 0 ? [everyone('movie'), everyone('tv')] : [...first, ...own, everyone(opened[0]?.mediaType ?? 'movie')];
};
