import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { readMemberFile } from '#application/data-file/read-member-file';
import { toListItem } from '#domain/lists/list-item';
import { newItem } from '#domain/lists/list.fixture';
import { newList } from '#domain/lists/list';
import { aUserId } from '#domain/users/user.fixture';
import { toListFile } from './to-list-file';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const maya = aUserId('maya-private-id');
const list = {
  ...newList(maya, { listName: 'dc_universe', listID: 'list-private-id' }, NOW),
  displayName: 'DC Universe', description: 'In order', shareId: 'f'.repeat(32),
};
const items = [newItem(1, { order: 'a', note: 'Best seen late', addedAt: NOW }), newItem(2, { order: 'b', addedAt: NOW })].map((item) => ({
  ...toListItem(maya, 'list-private-id', item), watched: true, ownRating: 4.5,
}));
const read = async (sharesNotes: boolean) => {
  const text = JSON.stringify(toListFile({ ...list, sharesNotes }, items, NOW));
  const file = await readMemberFile(text, NOW);
  return { text, file: E.isRight(file) ? file.right : null };
};

describe('toListFile', () => {
  it('is read by another Marquee with the name, the description and the titles in order', async () => {
    const { file } = await read(false);
    expect(file).toMatchObject({
      damaged: { length: 0 }, viewings: [], ratings: [], lists: [{ list: { displayName: 'DC Universe', description: 'In order' } }],
    });
    expect(file?.lists[0]?.items.map(({ itemKey, order, note }) => [itemKey, order, note])).toEqual([
      ['movie-1', 'a', null],
      ['movie-2', 'b', null],
    ]);
  });

  it('contains the notes only if the owner shows them', async () => {
    expect((await read(false)).text).not.toContain('Best seen late');
    expect((await read(true)).file?.lists[0]?.items.map(({ note }) => note)).toEqual(['Best seen late', null]);
  });

  it('contains neither ids of the account and the list, nor what the owner watched and rated', async () => {
    const { text, file } = await read(true);
    for (const secret of ['maya-private-id', 'list-private-id', 'f'.repeat(32), '4.5']) expect(text).not.toContain(secret);
    expect(file?.lists[0]?.items.map(({ watched, ownRating }) => [watched, ownRating])).toEqual([[false, null], [false, null]]);
  });
});
