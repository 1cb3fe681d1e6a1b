import * as E from 'fp-ts/Either';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { film } from '#domain/lists/list.fixture';
import type { SharedListPart } from '#domain/lists/shares/shared-list';
import type { SharedListReader } from '#domain/lists/shares/shared-list-reader';
import { aborted, conflict, notFound, offline, rateLimited, type Failure } from '#domain/shared/failure';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { emptyOutbox } from '#application/ports/outbox-store';
import { findMissingTitles } from './find-missing-titles';
import { readAllPages } from './read-all-pages';

const part = (cursor: string | null, ...ids: ReadonlyArray<number>): SharedListPart => ({
  name: 'noir', displayName: null, description: '', owner: 'Maya', itemCount: 4, sharesNotes: true,
  items: ids.map((id) => ({ ...film(id), note: `Note ${id}` })),
  cursor,
});

/** Reads a list whose pages are answered in turn; a failure is answered once. */
const readList = (answers: ReadonlyArray<SharedListPart | Failure>, signal = new AbortController().signal) => {
  const cursors: (string | null)[] = [];
  const counts: number[] = [];
  const left = [...answers];
  const lists: SharedListReader = {
    read: (_, cursor) => () => {
      cursors.push(cursor);
      const answer = left.shift() ?? part(null);
      return Promise.resolve('_tag' in answer ? E.left(answer) : E.right(answer));
    },
  };
  const read = readAllPages((cursor) => lists.read('share', cursor), { onProgress: (count) => counts.push(count), signal });
  return { read, cursors, counts };
};

describe('readAllPages', () => {
  it('returns the titles of all pages in order with their notes, each once', async () => {
    const { read, cursors, counts } = readList([part('a', 1, 2), part('b', 2, 3), part(null, 4)]);
    const titles = await expectRight(read);
    expect(titles.map(({ movieID, note }) => [movieID, note])).toEqual([[1, 'Note 1'], [2, 'Note 2'], [3, 'Note 3'], [4, 'Note 4']]);
    expect([cursors, counts]).toEqual([[null, 'a', 'b'], [2, 3, 4]]);
  });

  it('waits as long as the server asks and repeats the page', async () => {
    vi.useFakeTimers();
    const { read, cursors } = readList([part('a', 1), rateLimited(500), rateLimited(null), { ...part(null, 2), itemCount: 2 }]);
    const answer = read();
    await vi.advanceTimersByTimeAsync(499);
    expect(cursors).toEqual([null, 'a']);
    await vi.advanceTimersByTimeAsync(1501);
    expect(await expectRight(() => answer)).toHaveLength(2);
    expect(cursors).toEqual([null, 'a', 'a', 'a']);
    vi.useRealTimers();
  });

  it('reads again if a title was moved to a page that was read, until none is missing', async () => {
    // Film 4 is moved to the top while the second page is awaited.
    const { read, counts } = readList([part('a', 1, 2), part(null, 3), part('b', 4, 1), part(null, 2, 3)]);
    expect((await expectRight(read)).map(({ movieID }) => movieID)).toEqual([4, 1, 2, 3]);
    expect(counts).toEqual([2, 3, 2, 4]);
  });

  it('takes what it has read twice if the list counts other titles, too', async () => {
    const { read, cursors } = readList([part('a', 1, 2), part(null, 3), part('a', 1, 2), part(null, 3)]);
    expect([(await expectRight(read)).length, cursors]).toEqual([3, [null, 'a', null, 'a']]);
  });

  it('fails with a conflict if the list is another one in three readings, and takes a single page as it is', async () => {
    const { read, cursors } = readList([1, 2, 3, 4].flatMap((id) => [part('a', id), part(null, 9)]));
    expect([await read(), cursors.length]).toEqual([E.left(conflict('list')), 6]);
    expect(await expectRight(readList([part(null, 1)]).read)).toHaveLength(1);
  });

  it.each([offline, notFound('list'), rateLimited(60_000)])('fails as a whole with %j', async (failure) => {
    expect(await readList([part('a', 1), failure]).read()).toEqual(E.left(failure));
  });

  it('ends with aborted when the page is left, also while it waits', async () => {
    const controller = new AbortController();
    const { read } = readList([part('a', 1), rateLimited(4000)], controller.signal);
    const answer = read();
    setTimeout(() => controller.abort(), 5);
    expect(await answer).toEqual(E.left(aborted));
  });
});

describe('findMissingTitles', () => {
  it('returns the titles that the list lacks, each once, without their notes', async () => {
    const titles = [1, 2, 3, 2].map((id) => ({ ...film(id), note: 'Private' }));
    const state = (id: number, ...listIDs: ReadonlyArray<string>) => ({
      ...emptyTitleState({ mediaType: 'movie', id }), listIDs,
    });
    const lists = { outbox: of(E.right(emptyOutbox)), storedStates: () => of(E.right([state(1, 'watchlist'), state(2, 'noir')])) };
    expect(await expectRight(findMissingTitles(lists, 'watchlist', titles))).toEqual([film(2), film(3)]);
  });
});
