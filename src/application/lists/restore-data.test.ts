import * as E from 'fp-ts/Either';
import { filter, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { shownItems, shownLists } from '#composition/lists-on-two-devices.fixture';
import { openTwoDevices } from '#composition/two-devices.fixture';
import { filmViewing, onDay } from '#domain/history/history.fixture';
import { noHistoryFilter } from '#domain/history/history-query';
import { newList, type List } from '#domain/lists/list';
import { listItem } from '#domain/lists/list-item';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { invalid } from '#domain/shared/failure';
import { readMemberFile, type MemberFile } from './read-member-file';
import { planRestore } from './restore-data';
import { restoreMachine } from './restore-machine';

const listOf = (name: string, fields: Partial<List> = {}): List => ({ ...newList(maya, { listName: name, listID: `old-${name}` }, 1), ...fields });
const itemsOf = (listID: string, ...ids: ReadonlyArray<number>) => ids.map((id) => listItem(maya, listID, newItem(id, { note: `note ${id}` })));
const rating = { item: film(1), rating: 8.5, ratedAt: 5 };
const content = {
  format: 'marquee-member', version: 3,
  lists: [
    { list: listOf('watchlist'), items: itemsOf('old-watchlist', 1, 2) },
    { list: listOf('noir', { description: 'Rain', pinned: true }), items: itemsOf('old-noir', 3) },
    { list: listOf('gone', { deletedAt: 7 }), items: itemsOf('old-gone', 4) },
  ],
  viewings: [filmViewing('v1', 1, onDay('2023-05-04'))],
  ratings: [rating],
};
const fileOf = (value: unknown): E.Either<unknown, MemberFile> => readMemberFile(JSON.stringify(value));
const file = E.getOrElse((): MemberFile => { throw new Error('refused'); })(fileOf(content));

describe('readMemberFile', () => {
  it('reads lists that are not deleted, viewings and ratings', () => {
    expect(file.lists.map(({ list, items }) => [list.name, items.length])).toEqual([['watchlist', 2], ['noir', 1]]);
    expect([file.viewings.length, file.ratings.length, file.damaged]).toEqual([1, 1, 0]);
  });

  it('reads a file of the first version, which has no lists', () => {
    expect(fileOf({ format: 'marquee-member', version: 1 })).toEqual(E.left(invalid('file', 'empty')));
  });

  it('leaves damaged entries out and counts them', () => {
    const damaged = fileOf({ ...content, ratings: [rating, { ...rating, rating: 'ten' }, null], lists: [{ list: listOf('a'), items: [{ title: 'no item' }] }, 5] });
    expect(damaged).toMatchObject({ right: { damaged: 4, ratings: [{ rating: 8.5 }], lists: [{ items: [] }] } });
  });

  it.each([
    ['malformed', 'no JSON'], ['malformed', '[]'], ['malformed', '{"format":"letterboxd","version":1}'], ['malformed', 'null'], ['newer', '{"format":"marquee-member","version":4}'],
    ['empty', '{"format":"marquee-member","version":3,"lists":[]}'],
  ])('refuses as %s: %s', (rule, text) => {
    expect(readMemberFile(text)).toEqual(E.left(invalid('file', rule)));
  });
});

describe('planRestore', () => {
  const ids = () => {
    let count = 0;
    return () => `new-${(count += 1)}`;
  };

  it('adds to the list of the same name and creates the others', () => {
    const { changes } = planRestore(file, [{ ...listOf('watchlist'), listID: 'mine' }], new Set(), ids());
    expect(changes).toMatchObject([
      { kind: 'add-items', listID: 'mine', items: [{ note: 'note 1' }, { note: 'note 2' }] },
      { kind: 'create-list', listID: 'new-1', name: 'noir', description: 'Rain' }, { kind: 'place-list', listID: 'new-1', pinned: true }, { kind: 'add-items', listID: 'new-1' },
      { kind: 'log-viewings', viewings: [{ entryId: 'v1' }] }, { kind: 'rate-title', rating: 8.5 },
    ]);
  });

  it('keeps ratings, and names the lists that there is no room for', () => {
    const full = Array.from({ length: 200 }, (_, index) => listOf(`list ${index}`));
    const { changes, skippedLists } = planRestore(file, full, new Set(['movie-1']), ids());
    expect(changes.map(({ kind }) => kind)).toEqual(['log-viewings']);
    expect(skippedLists).toEqual(['watchlist', 'noir']);
  });

  it('splits long lists', () => {
    const long = { ...file, lists: [{ list: listOf('long'), items: itemsOf('old', ...Array.from({ length: 250 }, (_, index) => index + 1)) }], viewings: [], ratings: [] };
    expect(planRestore(long, [], new Set(), ids()).changes.map((change) => ('items' in change ? change.items.length : change.kind))).toEqual(['create-list', 100, 100, 50]);
  });
});

describe('restoreMachine', () => {
  const open = () => {
    const [device] = openTwoDevices().devices;
    let count = 0;
    const actor = createActor(restoreMachine({ lists: device.lists, history: device.lists.history, newId: () => `new-${(count += 1)}` })).start();
    const choose = (text: () => Promise<string>, size = 10) => actor.send({ type: 'file.chosen', file: { name: 'marquee-data.json', size, text } });
    return { device, actor, choose };
  };

  it('asks first, then adds everything; a second time it changes nothing', async () => {
    const { device, actor, choose } = open();
    const read = async () => {
      const lists = await shownLists(device);
      const items = await Promise.all(lists.map(async ({ name, listID }) => [name, (await shownItems(device, listID)).map(({ itemKey, note }) => [itemKey, note])] as const));
      const viewings = await firstValueFrom(device.lists.history.viewings(noHistoryFilter).state$.pipe(filter(({ status }) => status === 'ready')));
      return { items, viewings: viewings.viewings.map(({ entryId }) => entryId) };
    };
    const restore = async (): Promise<void> => {
      choose(() => Promise.resolve(JSON.stringify(content)));
      await waitFor(actor, (state) => state.matches('confirming'));
      actor.send({ type: 'confirmed' });
      await waitFor(actor, (state) => state.matches('done'));
      expect(actor.getSnapshot().context).toMatchObject({ done: 1, result: { skippedLists: [], refused: 0 } });
    };
    await restore();
    await restore();
    const { items, viewings } = await read();
    expect(viewings).toEqual(['v1']);
    expect(new Map(items).get('watchlist')).toEqual([['movie-1', 'note 1'], ['movie-2', 'note 2']]);
    expect(new Map(items).get('noir')).toEqual([['movie-3', 'note 3']]);
    expect(items.filter(([name]) => name === 'noir')).toHaveLength(1);
  });

  it.each([
    ['is too large', () => Promise.resolve('{}'), 201 * 1024 * 1024, 'too-large'], ['cannot be read', () => Promise.reject(new Error('moved')), 10, 'unreadable'], ['is another one', () => Promise.resolve('a,b'), 10, 'malformed'],
  ] as const)('refuses a file that %s, and takes another one', async (_, text, size, rule) => {
    const { actor, choose } = open();
    choose(text, size);
    await waitFor(actor, (state) => state.matches('failed'));
    expect(actor.getSnapshot().context.failure).toEqual(invalid('file', rule));
    choose(() => Promise.resolve(JSON.stringify(content)));
    await waitFor(actor, (state) => state.matches('confirming'));
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { file: null } });
  });
});
