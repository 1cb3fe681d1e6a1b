import { listPath, listsForType, type CatalogueList } from '#domain/catalogue/catalogue-list';
import { toItemType, type MediaType } from '#domain/catalogue/media-type';
import type { TabLink } from '#ui/design/page/tabs.tsx';

const NAMES: Readonly<Record<CatalogueList, string>> = {
  popular: 'Popular',
  'top-rated': 'Top rated',
  'now-playing': 'Now playing',
  upcoming: 'Upcoming',
  trending: 'Trending',
  'on-the-air': 'On the air',
  'airing-today': 'Airing today',
};

export const listName = (list: CatalogueList): string => NAMES[list];

/** What the type is called in the header and as a heading. */
export const typeName = (mediaType: MediaType): string => (mediaType === 'movie' ? 'Movies' : 'TV Shows');

/** What one calls them in a sentence. */
export const typeNoun = (mediaType: MediaType): string => (mediaType === 'movie' ? 'films' : 'series');

/** The type's own page and its lists. */
export const listTabs = (mediaType: MediaType): ReadonlyArray<TabLink> => [
  { to: `/${toItemType(mediaType)}`, label: 'Tonight' },
  ...listsForType(mediaType).map((list) => ({ to: listPath(toItemType(mediaType), list), label: listName(list) })),
];
