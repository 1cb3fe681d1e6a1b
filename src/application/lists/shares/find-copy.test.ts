import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { newList, type List } from '#domain/lists/list';
import { toListItem } from '#domain/lists/list-item';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { freeListName } from '#domain/lists/shares/free-list-name';
import { offline } from '#domain/shared/failure';
import { findCopy, likelyCopies } from './find-copy';

const own = (listName: string, fields: Partial<List> = {}): List =>
  ({ ...newList(maya, { listName, listID: listName }, 1), itemCount: 2, description: 'Hats on.', ...fields });

it.each([
  ['Noir', [own('noir')], ['noir']],
  ['Noir', [own('noir', { itemCount: 1 }), own('noir_2'), own('noir_3', { description: '' }), own('noir_4')], ['noir_2', 'noir_4']],
  ['Noir', [own('noir_2'), own('noirs'), own('heists')], []],
  ['x'.repeat(60), [own('x'.repeat(60)), own(`${'x'.repeat(58)}_2`)], ['x'.repeat(60), `${'x'.repeat(58)}_2`]],
  ['Watchlist', [own('watchlist'), own('watchlist_2')], ['watchlist_2']],
])('likely copies of %j among own lists have its length, its description and a name that a copy gets', (name, lists, expected) => {
  const copies = likelyCopies(
    { description: 'Hats on.', itemCount: 2 }, (taken) => freeListName(name, taken, 'Copied list'), lists,
  );
  expect(copies.map(({ listID }) => listID)).toEqual(expected);
});

const titles = [{ ...film(1), note: 'Hats on.' }, { ...film(2), note: null }];
const items = [newItem(1, { note: 'Hats on.' }), newItem(2)].map((item) => toListItem(maya, 'noir', item));

it.each([
  [items, 'noir'],
  [[...items].reverse(), null],
  [items.map((item) => ({ ...item, note: null })), null],
  [items.slice(1), null],
])('a copy has all titles with their notes in their order: %#', async (read, expected) => {
  const found = await findCopy({ allItems: () => TE.right(read) }, [own('noir')], titles)();
  expect(E.map((list: List | null) => list?.listID ?? null)(found)).toEqual(E.right(expected));
});

it('a copy is unknown if an own list cannot be read', async () => {
  expect(await findCopy({ allItems: () => TE.left(offline) }, [own('noir')], titles)()).toEqual(E.left(offline));
});
