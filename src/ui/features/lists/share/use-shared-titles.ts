import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useState } from 'react';
import type { FetchPage } from '#application/catalogue/infinite-list-machine';
import { SHARED_LIST_READER } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import type { SharedListPart, SharedTitle } from '#domain/lists/shares/shared-list';
import type { SharedListReader } from '#domain/lists/shares/shared-list-reader';
import { useInfiniteList, type InfiniteList } from '#ui/features/browse/infinite-grid/use-infinite-list.ts';
import { useService } from '#ui/services.tsx';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';

const notes = new WeakMap<Title, string>();

/** Returns the owner's note on a title of a shared list; null without one. */
export const noteOnSharedTitle = (title: Title): string | null => notes.get(title) ?? null;

const toTitle = (item: SharedTitle): Title => {
  const title = storedTitleToTitle(item);
  if (item.note !== undefined) notes.set(title, item.note);
  return title;
};

/** Returns the request of a numbered page. The pages of a shared list follow cursors, so each page is requested after the one before it. */
const createFetchPage = (lists: SharedListReader, shareId: string, first: SharedListPart): FetchPage<Title> => {
  const cursors = new Map<number, string | null>();
  let unused: SharedListPart | null = first;
  return (page, signal) => {
    const read = page === 1 && unused !== null ? TE.right(unused) : lists.read(shareId, cursors.get(page) ?? null, signal);
    unused = null;
    return pipe(
      read,
      TE.map(({ items, cursor, itemCount }) => {
        cursors.set(page + 1, cursor);
        // The count follows changes a second later: at the end, the number of titles is the total.
        return {
          items: items.map(toTitle), page,
          totalPages: cursor === null ? page : page + 1, totalResults: cursor === null ? null : itemCount,
        };
      }),
    );
  };
};

/** Returns the titles of a shared list, page by page. @param first the first page, which is not requested again. */
export const useSharedTitles = (shareId: string, first: SharedListPart): InfiniteList<Title> => {
  const lists = useService(SHARED_LIST_READER);
  const [fetchPage] = useState(() => createFetchPage(lists, shareId, first));
  return useInfiniteList(fetchPage, itemKey);
};
