import { shownListName } from '#domain/lists/list-name';
import type { SharedListSummary } from '#domain/lists/shares/shared-list';
import type { PageMetadata } from './page-metadata';

const countText = (count: number): string => (count === 0 ? '' : `of ${count} ${count === 1 ? 'title' : 'titles'} `);

/**
 * Returns the head of a shared list's page: its name, its owner and the number of its titles. Search engines have to leave the page out,
 * because the link is for those who get it.
 */
export const sharedListMetadata = ({ owner, itemCount, ...names }: SharedListSummary): PageMetadata => ({
  title: shownListName(names),
  description: `“${shownListName(names)}”, a list ${countText(itemCount)}by ${owner}.`,
  path: null,
  image: null,
});
