import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { MAX_ITEMS } from '#domain/lists/list';
import { newAddition } from '#domain/lists/list.fixture';
import { NOON } from '#adapters/memory/server/test-server.fixture';
import { putDocument } from '#adapters/memory/storage/state';
import { createHandlerWithLists as open, namesField } from './list-endpoints.fixture';

const film = { mediaType: 'movie', movieID: 603, title: 'The Matrix' } as const;

describe('addItemToList', () => {
  it('adds a title with the derived fields, once when repeated', async () => {
    const { add, items, storage, lists, uid } = await open();
    const item = {
      ...film,
      imdbID: 'tt0133093', releaseYear: 1999,
      genres: ['Action'],
      runtime: 136, vote: 8.2, posterPath: '/m.jpg', note: 'with Nell',
    };
    for (let time = 0; time < 2; time += 1) expect(await add({ listID: 'noir', item })).toEqual({ status: 200, message: 'Item was added' });
    expect(await items('noir')).toBe(3);
    const [stored] = await expectRight(storage.items.find('noir', ['movie-603']));
    expect(stored).toEqual({
      ...item,
      itemKey: 'movie-603', schemaVersion: 1, userID: uid, listID: 'noir', addedAt: NOON, order: expect.stringMatching(/^g/) as string,
      random: 0.5, titleKey: 'matrix', decade: 1990,
      wordPrefixes: expect.arrayContaining(['matrix', 'the']) as string[],
      watched: false, ownRating: null,
    });
    expect(await expectRight(lists.findTitles(uid, ['movie-603']))).toMatchObject([{ listIDs: ['noir'] }]);
    expect(await add({ listID: 'noir', item: { mediaType: 'tv', movieID: 603, title: 'Another' } })).toMatchObject({ status: 200 });
    expect(await items('noir')).toBe(4);
  });

  it.each([
    [{ listID: 'noir' }, 'data.item'],
    [{ listID: 'no/list', item: film }, 'data.listID'],
    [{ listID: 'noir', item: { ...film, itemKey: 'movie-603' } }, 'data.item.itemKey'],
    [{ listID: 'noir', item: { ...film, userID: 'ada' } }, 'data.item.userID'],
    [{ listID: 'noir', item: { ...film, movieID: 0 } }, 'data.item.movieID'],
    [{ listID: 'noir', item: { ...film, movieID: 1.5 } }, 'data.item.movieID'],
    [{ listID: 'noir', item: { ...film, title: '' } }, 'data.item.title'],
    [{ listID: 'noir', item: { ...film, title: 'x'.repeat(501) } }, 'data.item.title'],
    [{ listID: 'noir', item: { ...film, imdbID: 'nm1' } }, 'data.item.imdbID'],
    [{ listID: 'noir', item: { ...film, releaseYear: 1799 } }, 'data.item.releaseYear'],
    [{ listID: 'noir', item: { ...film, vote: 10.1 } }, 'data.item.vote'],
    [{ listID: 'noir', item: { ...film, genres: Array.from({ length: 21 }, () => 'x') } }, 'data.item.genres'],
    [{ listID: 'noir', item: { ...film, note: 'x'.repeat(1001) } }, 'data.item.note'],
  ])('refuses %j with 400 and names %s', async (data, field) => {
    const { add, items } = await open();
    expect(await add(data)).toMatchObject({ status: 400, message: expect.stringContaining(namesField(field)) as string });
    expect(await items('noir')).toBe(2);
  });

  it('refuses an unknown list with 404, another member’s list with 403 also for an admin, and a deleted list with 409', async () => {
    const { add, items, apply, ada } = await open();
    expect(await add({ listID: 'unknown', item: film })).toMatchObject({ status: 404, message: 'The list does not exist.' });
    expect(await add({ listID: 'ada-favorites', item: film })).toMatchObject({ status: 403 });
    expect(await add({ listID: 'noir', item: film }, ada)).toMatchObject({ status: 403 });
    await apply({ kind: 'delete-list', listID: 'noir' });
    expect(await add({ listID: 'noir', item: film })).toMatchObject({ status: 409, message: expect.stringContaining('deleted') as string });
    expect([await items('noir'), await items('ada-favorites')]).toEqual([2, 0]);
  });

  it('refuses a full list with 409, and accepts a title that it contains', async () => {
    const { add, change, storage } = await open();
    const state = await expectRight(storage.read);
    const list = state.lists.get('noir');
    if (list === undefined) throw new Error('no list');
    change(putDocument('lists', 'noir', { ...list, itemCount: MAX_ITEMS }));
    expect(await add({ listID: 'noir', item: film })).toMatchObject({ status: 409, message: expect.stringContaining('10000') as string });
    expect(await add({ listID: 'noir', item: { ...film, movieID: 1 } })).toMatchObject({ status: 200 });
  });
});

describe('removeItemFromList', () => {
  it('removes a title and its membership; succeeds when repeated', async () => {
    const { remove, items, lists, uid } = await open();
    for (let time = 0; time < 2; time += 1)
      expect(await remove('noir', 'movie-1')).toEqual({ status: 200, message: 'Item was removed' });
    expect([await items('noir'), await items('maya-watchlist')]).toEqual([1, 1]);
    expect(await expectRight(lists.findTitles(uid, ['movie-1']))).toMatchObject([{ listIDs: ['maya-watchlist'] }]);
  });

  it('refuses an unknown list, another member’s list and an invalid item key', async () => {
    const { remove, items, ada } = await open();
    expect(await remove('unknown', 'movie-1')).toMatchObject({ status: 404 });
    expect(await remove('noir', 'movie-1', ada)).toMatchObject({ status: 403 });
    expect(await remove('noir', 'movie/1')).toMatchObject({ status: 400, message: expect.stringContaining('data.itemKey') as string });
    expect(await items('noir')).toBe(2);
  });
});

describe('getItemsFromContentIds', () => {
  const noir = { listID: 'noir', listName: 'noir_november' };
  const watchlist = { listID: 'maya-watchlist', listName: 'watchlist' };
  const one = { movieID: 1, mediaType: 'movie' };

  it('returns an entry for each list of the caller that contains a title and is not deleted', async () => {
    const { call, apply } = await open();
    const find = (contentIds: ReadonlyArray<string>) => call('getItemsFromContentIds', 'POST', { body: { data: { contentIds } } });
    expect(await find(['movie-1', 'movie-1', 'tv-1', 'movie-2'])).toEqual({
      status: 200,
      response: [
        { ...one, ...noir },
        { ...one, ...watchlist },
        { ...one, movieID: 2, ...noir },
      ],
    });
    expect(await find([])).toEqual({ status: 200, response: [] });
    await apply({ kind: 'delete-list', listID: 'noir' });
    expect(await find(['movie-1', 'movie-2'])).toEqual({ status: 200, response: [{ ...one, ...watchlist }] });
  });

  it('shows nothing of other members', async () => {
    const { call, ada } = await open();
    expect(await call('getItemsFromContentIds', 'POST', { body: { data: { contentIds: ['movie-1'] } }, token: ada })).toEqual({
      status: 200,
      response: [],
    });
    expect(await call('getItemsFromContentIds', 'POST', { body: { data: {} }, token: ada })).toEqual({ status: 200, response: [] });
  });

  it('without titles returns all, 300 titles a page, until there is no cursor', async () => {
    const { call, apply } = await open();
    await apply(newAddition('noir', ...Array.from({ length: 400 }, (_, index) => index + 1)));
    const page = (cursor?: string) =>
      call('getItemsFromContentIds', 'POST', { body: { data: { ...(cursor === undefined ? {} : { cursor }) } } });
    const first = await page();
    const second = await page(first.cursor);
    expect([first.cursor, second.cursor]).toEqual([expect.stringMatching(/^movie-\d+$/), undefined]);
    const entries = [first, second].flatMap(({ response }) => response as ReadonlyArray<{ movieID: number; listID: string }>);
    expect(new Set(entries.map(({ movieID, listID }) => `${movieID} ${listID}`)).size).toBe(401);
    expect(entries).toHaveLength(401);
  });

  it.each([
    [{ contentIds: Array.from({ length: 301 }, (_, index) => `movie-${index + 1}`) }, 'data.contentIds'],
    [{ contentIds: ['movie-1', '603'] }, 'data.contentIds.1'],
    [{ contentIds: 'movie-1' }, 'data.contentIds'],
    [{ cursor: 'x' }, 'data.cursor'],
    [{ contentIds: ['movie-1'], cursor: 'movie-1' }, 'data.cursor'],
    [{ listID: 'noir' }, 'data.listID'],
  ])('refuses an invalid payload with 400 and names the field', async (data, field) => {
    const { call } = await open();
    expect(await call('getItemsFromContentIds', 'POST', { body: { data } })).toMatchObject({
      status: 400, message: expect.stringContaining(namesField(field)) as string,
    });
  });
});
