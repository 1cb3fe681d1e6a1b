import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { MediaType } from '#domain/catalogue/media-type';
import { parseItemKey } from '#domain/catalogue/title-id';
import type { List } from '#domain/lists/list';
import type { TitleMembership } from '#domain/lists/server/list-admin-repository';
import { MAX_CONTENT_IDS } from '#domain/lists/server/list-payload';
import type { Answer } from '#domain/shared/answer';
import { invalid } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import type { ServerResult } from '#application/server/server-deps';
import type { ListServerDeps } from './list-server-deps';

/** A title in one of the caller's lists. */
export type ListMembership = {
  readonly movieID: number;
  readonly mediaType: MediaType;
  readonly listID: string;
  readonly listName: string;
};

/** `contentIds`: item keys; left out for a page of all. `cursor`: of the previous page. */
export type ContentIdsInput = { readonly contentIds?: ReadonlyArray<string> | undefined; readonly cursor?: string | undefined };

/** Returns an entry for each list that contains a title and is not deleted. */
const toListMemberships = (titles: ReadonlyArray<TitleMembership>, lists: ReadonlyArray<List>): ReadonlyArray<ListMembership> => {
  const names = new Map(lists.map(({ listID, name }) => [listID, name]));
  return titles.flatMap(({ itemKey, listIDs }) => {
    const title = O.toNullable(parseItemKey(itemKey));
    if (title === null) return [];
    return listIDs.flatMap((listID) => {
      const listName = names.get(listID);
      return listName === undefined ? [] : [{ movieID: title.id, mediaType: title.mediaType, listID, listName }];
    });
  });
};

/**
 * Returns which of the caller's lists contain the titles; without titles, a page of all titles, with the cursor of the next page. A page
 * may have no entries: titles that were only watched or rated belong to it too.
 */
export const getItemsFromContentIds =
  ({ lists }: Pick<ListServerDeps, 'lists'>, { contentIds, cursor }: ContentIdsInput, { uid }: Caller): Answer<ServerResult> =>
  async () => {
    if (contentIds !== undefined && cursor !== undefined) return E.left(invalid('data.cursor', 'without-content-ids'));
    const [active, titles] = await Promise.all([
      lists.findActive(uid)(),
      contentIds === undefined
        ? lists.titlesAfter(uid, cursor ?? null, MAX_CONTENT_IDS)()
        : lists.findTitles(uid, [...new Set(contentIds)])(),
    ]);
    if (E.isLeft(active)) return active;
    if (E.isLeft(titles)) return titles;
    const isLastPage = contentIds !== undefined || titles.right.length < MAX_CONTENT_IDS;
    const next = isLastPage ? undefined : titles.right.at(-1)?.itemKey;
    return E.right({ response: toListMemberships(titles.right, active.right), ...(next === undefined ? {} : { cursor: next }) });
  };
