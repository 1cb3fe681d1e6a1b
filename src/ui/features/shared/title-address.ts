import type { Title } from '#domain/catalogue/title';
import { itemKey, isSameTitle, type TitleId } from '#domain/catalogue/title-id';
import type { ArtTitle } from '#ui/design/images/poster-image.tsx';

/** Where a title's own page is. */
export const titleAddress = ({ mediaType, id }: TitleId): string => `/details?type=${mediaType}&id=${id}`;

/** What a link to a title leaves in the history, so that its page has a heading at once. */
export type TitleState = { readonly title: Title };

/** The title that the link left in the history, if it is the one that the page is about. */
export const titleFromState = (state: unknown, id: TitleId): Title | null => {
  if (typeof state !== 'object' || state === null || !('title' in state)) return null;
  const { title } = state;
  const isTitle = typeof title === 'object' && title !== null && 'mediaType' in title && 'id' in title && 'title' in title && 'genres' in title;
  // Only our own links write this state; an older build of ours may have had less in it.
  return isTitle && typeof title.title === 'string' && Array.isArray(title.genres) && isSameTitle(title as Title, id) ? (title as Title) : null;
};

const drawn = new WeakMap<object, ArtTitle>();

/** What the press needs to know of a title; the same title gives the same object. */
export const artTitle = (title: Pick<Title, 'mediaType' | 'id' | 'title' | 'year' | 'genres'>): ArtTitle => {
  const known = drawn.get(title);
  if (known !== undefined) return known;
  const art: ArtTitle = { id: itemKey(title), title: title.title, year: title.year, genres: title.genres, mediaType: title.mediaType };
  drawn.set(title, art);
  return art;
};
