import { catalogueListPath, catalogueListsForType } from '#domain/catalogue/catalogue-list';
import { toItemType, type MediaType } from '#domain/catalogue/media-type';
import type { TabLink } from '#ui/design/page/link-tabs.tsx';
import { catalogueListName, OVERVIEW_TAB_LABEL } from '#ui/messages/catalogue/list.messages.ts';

/** Returns the tabs of a media type: its own page and its lists. @param isCurrent as for `catalogueListName`. */
export const catalogueListTabs = (mediaType: MediaType, isCurrent: boolean): ReadonlyArray<TabLink> => [
  { to: `/${toItemType(mediaType)}`, label: OVERVIEW_TAB_LABEL },
  ...catalogueListsForType(mediaType).map((list) => ({
    to: catalogueListPath(toItemType(mediaType), list),
    label: catalogueListName(list, isCurrent),
  })),
];
