import * as E from 'fp-ts/Either';
import { noItemFilter } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import { normalizeListName } from '#domain/lists/list-name';
import { isDefaultList } from '#domain/lists/plan-list-command';
import type { Answer } from '#domain/shared/answer';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { NotedTitle } from '#application/lists/title-changes';

/**
 * Returns the own lists that may be copies of a list: with its description, its number of titles, and a name that a copy gets.
 * @param copyName returns the name of a copy beside these stored names.
 */
export const likelyCopies = (
  { description, itemCount }: Pick<List, 'description' | 'itemCount'>, copyName: (taken: ReadonlySet<string>) => string,
  own: ReadonlyArray<List>,
): ReadonlyArray<List> =>
  own.filter((list) => {
    if (list.description !== description || list.itemCount !== itemCount || isDefaultList(list)) return false;
    const others = new Set(own.map(({ name }) => name));
    others.delete(list.name);
    return normalizeListName(copyName(others)) === list.name;
  });

const contentOf = (titles: ReadonlyArray<NotedTitle>): string => JSON.stringify(titles.map(({ itemKey, note }) => [itemKey, note]));

/** Returns the first of these lists that has these titles and no others, in this order and with these notes; null if none has. */
export const findCopy = (
  { allItems }: Pick<ListUseCases, 'allItems'>, lists: ReadonlyArray<List>, titles: ReadonlyArray<NotedTitle>,
): Answer<List | null> =>
  async () => {
    for (const list of lists) {
      const query = { listID: list.listID, sort: 'order', direction: 'asc', filter: noItemFilter } as const;
      const items = await allItems(query, { onProgress: () => undefined, signal: new AbortController().signal })();
      if (E.isLeft(items)) return items;
      if (contentOf(items.right) === contentOf(titles)) return E.right(list);
    }
    return E.right(null);
  };
