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

/** Returns the name of a media type in the header and in headings. */
export const typeName = (mediaType: MediaType): string => (mediaType === 'movie' ? 'Movies' : 'TV Shows');

/** Returns the noun for titles of a media type in a sentence. */
export const typeNoun = (mediaType: MediaType): string => (mediaType === 'movie' ? 'films' : 'series');

/** Returns the tabs of a media type: its own page and its lists. */
export const listTabs = (mediaType: MediaType): ReadonlyArray<TabLink> => [
  { to: `/${toItemType(mediaType)}`, label: 'Tonight' },
  ...listsForType(mediaType).map((list) => ({ to: listPath(toItemType(mediaType), list), label: listName(list) })),
];
