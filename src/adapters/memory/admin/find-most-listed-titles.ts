import * as E from 'fp-ts/Either';
import { itemKey } from '#domain/catalogue/title-id';
import { noItemFilter, type ItemQuery } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import type { Answer } from '#domain/shared/answer';
import type { MostListedTitle } from '#domain/site-stats/site-stats';
import type { RowStorage } from '#adapters/memory/storage/row-storage';
import type { MemoryState } from '#adapters/memory/storage/state';

/**
 * Lists that are read, last changed first, and items of each list, last added first: a browser does not read all rows for a table of ten.
 */
const MAX_LISTS_READ = 200;
const ITEMS_PER_LIST = 100;

const queryOf = (listID: string): ItemQuery => ({ listID, sort: 'addedAt', direction: 'desc', filter: noItemFilter });
const lastChange = ({ updatedAt, createdAt }: List): number => updatedAt ?? createdAt;

/** Counts the lists of each title and returns the titles on most lists; equal numbers by item key. */
export const findMostListedTitles =
  (items: Pick<RowStorage, 'select'>, { lists }: MemoryState, limit: number): Answer<ReadonlyArray<MostListedTitle>> =>
  async () => {
    const counts = new Map<string, MostListedTitle>();
    const read = [...lists.values()]
      .filter(({ itemCount }) => itemCount > 0)
      .sort((one, other) => lastChange(other) - lastChange(one))
      .slice(0, MAX_LISTS_READ);
    for (const { listID } of read) {
      const page = await items.select(queryOf(listID), { after: null, until: null }, ITEMS_PER_LIST)();
      if (E.isLeft(page)) return page;
      for (const { itemKey: key, mediaType, movieID: id } of page.right.items)
        counts.set(key, { title: { mediaType, id }, lists: (counts.get(key)?.lists ?? 0) + 1 });
    }
    return E.right(
      [...counts.values()]
        .sort((one, other) => other.lists - one.lists || (itemKey(one.title) < itemKey(other.title) ? -1 : 1))
        .slice(0, limit),
    );
  };
