import type { Title } from '#domain/catalogue/title';
import { itemKey, isSameTitle, type TitleId } from '#domain/catalogue/title-id';
import type { ArtTitle } from '#ui/design/images/poster-image.tsx';

export { titleAddress } from '#application/metadata/addresses';

/** The history state that a link to a title passes, so that its page renders a heading immediately. */
export type TitleState = { readonly title: Title };

/** Returns the title in the history state if it matches `id`; else null. */
export const titleFromState = (state: unknown, id: TitleId): Title | null => {
  if (typeof state !== 'object' || state === null || !('title' in state)) return null;
  const { title } = state;
  const isTitle =
    typeof title === 'object' && title !== null && 'mediaType' in title && 'id' in title && 'title' in title && 'genres' in title;
  // Only the app's own links write this state; an older build may have stored fewer fields.
  return isTitle && typeof title.title === 'string' && Array.isArray(title.genres) && isSameTitle(title as Title, id)
    ? (title as Title)
    : null;
};

const artCache = new WeakMap<object, ArtTitle>();

/** Returns the poster renderer's input for a title; memoized, the same title returns the same object. */
export const toArtTitle = (title: Pick<Title, 'mediaType' | 'id' | 'title' | 'year' | 'genres'>): ArtTitle => {
  const cached = artCache.get(title);
  if (cached !== undefined) return cached;
  const art: ArtTitle = { id: itemKey(title), title: title.title, year: title.year, genres: title.genres, mediaType: title.mediaType };
  artCache.set(title, art);
  return art;
};
