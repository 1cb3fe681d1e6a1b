import { shownListName } from '#domain/lists/list-name';
import type { SharedListSummary } from '#domain/lists/shares/shared-list';
import type { PageMetadata } from './page-metadata';

/**
 * Returns the head of a shared list's page: its name, its owner and the number of its titles. Search engines have to leave the page out,
 * because the link is for those who get it.
 */
export const sharedListMetadata = ({ owner, itemCount, ...names }: SharedListSummary): PageMetadata => ({
  title: shownListName(names),
  description: `“${shownListName(names)}”, a list ${itemCount === 0 ? '' : `of ${itemCount} ${itemCount === 1 ? 'title' : 'titles'} `}by ${owner}.`,
  path: null,
  image: null,
});
