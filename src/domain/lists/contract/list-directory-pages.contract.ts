import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstPageCursor, type RowCursor } from '#domain/shared/row-page';
import { notFound } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { newList, type List } from '#domain/lists/list';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { maya, newItem } from '#domain/lists/list.fixture';
import { allListsQuery, type ListContents, type ListDirectory, type ListDirectoryQuery } from '#domain/lists/directory/list-directory';

/** A user without a profile. */
const gone = 'gone' as UserId;
const list = (listID: string, listName: string, fields: Partial<List> = {}): List => ({
  ...newList(maya, { listID, listName }, 1000),
  ...fields,
});
const LISTS: ReadonlyArray<List> = [
  list('l1', 'noir', { updatedAt: 5000, itemCount: 5 }),
  list('l2', 'noir_in_colour', { updatedAt: 7000, itemCount: 0 }),
  list('l3', 'favorites', { itemCount: 90 }),
  list('l4', 'noir_old', { updatedAt: 9000, deletedAt: 9500 }),
  list('l5', 'noir', { userID: gone, updatedAt: 6000, itemCount: 7 }),
];
const ITEMS: ReadonlyArray<ListItem> = [1, 2, 3, 4, 5].map((number) =>
  toListItem(maya, 'l1', newItem(number, { addedAt: number * 100, note: 'private' })),
);

/** @param make stores these lists and items of the user `maya`, called Maya Rosen, and returns the directory for an admin. */
export const keepsListDirectoryPagesContract = (
  name: string,
  make: (lists: ReadonlyArray<List>, items: ReadonlyArray<ListItem>) => Promise<ListDirectory>,
): void => {
  describe(`${name}: ListDirectory contract`, () => {
    let directory: ListDirectory;
    beforeEach(async () => {
      directory = await make(LISTS, ITEMS);
    });
    const page = async (query: Partial<ListDirectoryQuery>, range: RowCursor = firstPageCursor, limit = 50) => {
      const answer = await directory.page({ ...allListsQuery, ...query }, range, limit)();
      if (E.isLeft(answer)) throw new Error('The page cannot be read.');
      return answer.right;
    };
    const ids = async (query: Partial<ListDirectoryQuery>, range?: RowCursor, limit?: number) =>
      (await page(query, range, limit)).rows.map((row) => row.list.listID);
    const read = async (range: RowCursor, limit: number): Promise<ListContents> => {
      const answer = await directory.items('l1', range, limit)();
      if (E.isLeft(answer)) throw new Error('The list cannot be read.');
      return answer.right;
    };

    it('page sorts by last change, name and number of titles; lists that never changed are the oldest', async () => {
      expect(await ids({})).toEqual(['l2', 'l5', 'l1', 'l3']);
      expect(await ids({ sort: 'itemCount', direction: 'asc' })).toEqual(['l2', 'l1', 'l5', 'l3']);
      expect(await ids({ sort: 'name', direction: 'asc' })).toEqual(['l3', 'l1', 'l5', 'l2']);
    });

    it('page filters by owner, bin and the beginning of the name', async () => {
      expect(await ids({ owner: gone })).toEqual(['l5']);
      expect(await ids({ isDeleted: true })).toEqual(['l4']);
      expect(await ids({ text: 'Noir in', direction: 'asc' })).toEqual(['l2']);
      expect(await ids({ text: 'noir', direction: 'asc' })).toEqual(['l1', 'l5', 'l2']);
    });

    it('page names the owner, and no owner whose account is gone', async () => {
      const { rows } = await page({});
      expect(rows.find((row) => row.list.listID === 'l1')?.owner?.name).toBe('Maya Rosen');
      expect(rows.find((row) => row.list.listID === 'l5')?.owner).toBeNull();
    });

    it('page turns to the next and the previous rows', async () => {
      expect(await page({}, firstPageCursor, 2)).toMatchObject({ hasPrevious: false, hasNext: true });
      expect(await ids({}, { after: 'l5' }, 2)).toEqual(['l1', 'l3']);
      expect(await ids({}, { before: 'l1' }, 1)).toEqual(['l5']);
    });

    it('items reads the titles of a list page by page, last added first', async () => {
      const first = await read(firstPageCursor, 2);
      expect(first.items.rows.map(({ itemKey }) => itemKey)).toEqual(['movie-5', 'movie-4']);
      expect([first.items.hasPrevious, first.items.hasNext]).toEqual([false, true]);
      const last = await read({ after: 'movie-2' }, 2);
      expect([last.items.rows.map(({ itemKey }) => itemKey), last.items.hasNext]).toEqual([['movie-1'], false]);
      expect((await read({ before: 'movie-2' }, 2)).items.rows.map(({ itemKey }) => itemKey)).toEqual(['movie-4', 'movie-3']);
    });

    it('items contains the list and its owner, and nothing that the member wrote, rated or watched', async () => {
      const { row, items } = await read(firstPageCursor, 1);
      expect([row.list.name, row.owner?.name]).toEqual(['noir', 'Maya Rosen']);
      expect(Object.keys(items.rows[0] ?? {}).sort()).toEqual([
        'addedAt', 'genres', 'itemKey', 'mediaType', 'movieID', 'posterPath', 'releaseYear', 'runtime', 'title', 'vote',
      ]);
    });

    it('items reads lists in the bin, and answers `not-found` for an unknown list', async () => {
      expect(await directory.items('l4', firstPageCursor, 2)()).toMatchObject({
        right: { row: { list: { deletedAt: 9500 } }, items: { rows: [] } },
      });
      expect(await directory.items('nowhere', firstPageCursor, 2)()).toEqual(E.left(notFound('list')));
    });
  });
};
