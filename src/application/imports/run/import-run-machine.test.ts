import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { shownViewings } from '#composition/history-on-two-devices.fixture';
import { shownItems, shownLists } from '#composition/lists-on-two-devices.fixture';
import { film } from '#domain/lists/list.fixture';
import type { MemberChange } from '#domain/lists/member-command';
import { conflict, forbidden, invalid, notFound, offline, rateLimited, unauthenticated, unavailable } from '#domain/shared/failure';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { lostRow, noirFile, NOW, openImportRun } from './import-run.fixture';
import { chooseStatus } from './choose-status';

const coverage = transitionCoverage();
afterAll(() => expect(coverage.uncovered()).toEqual([]));
const open = () => openImportRun(coverage);

const ALL = { viewings: ['v1', 'v2'], ratings: [8, 6], items: [['movie-1', 'note 1'], ['movie-2', 'note 2']] };
const NOTHING = { viewings: [], ratings: [null, null], items: null };

describe('importRunMachine', () => {
  it('waits while nothing is to do, runs an import, and takes it back as a whole', async () => {
    const { begin, run, reaches, setStatus, shown } = open();
    const actor = run();
    await begin();
    expect(await reaches('done')).toMatchObject({
      made: 3, changes: 3, refused: 0, added: { viewings: 2, ratings: 2, items: 2, lists: 1 } });
    expect(await shown()).toEqual(ALL);
    await setStatus('undoing');
    expect(await reaches('undone')).toMatchObject({ takenBack: 3, kept: 0 });
    expect(await shown()).toEqual(NOTHING);
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('leaves what the person has changed since, and says how much', async () => {
    const { device, begin, run, reaches, setStatus, shown } = open();
    await begin();
    run();
    await reaches('done');
    await device.lists.history.rate(film(1), 3)();
    const rated = (await shownViewings(device)).find(({ entryId }) => entryId === 'v1');
    if (rated !== undefined) await device.lists.history.changeViewing(rated, { kind: 'day', day: '2022-01-05' }, 4)();
    const noir = (await shownLists(device)).find(({ name }) => name === 'noir');
    const [first] = await shownItems(device, noir?.listID ?? '');
    if (first !== undefined) await device.lists.noteItem(first, 'my own words')();
    await setStatus('undoing');
    // The rating, the viewing with another one, the item, and the list that holds it.
    expect(await reaches('undone')).toMatchObject({ kept: 4 });
    expect([rated?.rating, ...(await shownViewings(device))]).toEqual([7.5, { ...rated, rating: 4 }]);
    expect(await shown()).toEqual({ viewings: ['v1'], ratings: [3, null], items: [['movie-1', 'my own words']] });
  });

  it('leaves an empty list that the person has described, pinned, archived, shared or written otherwise, and a title that was moved', async () => {
    const { device, begin, run, reaches, setStatus } = open();
    const names = ['described', 'pinned', 'archived', 'shared', 'respelled', 'untouched'];
    const lists = names.map((name) =>
      ({ list: { name, displayName: null, description: '', createdAt: null, order: null, pinned: false, archived: false }, items: [] }));
    await begin([{ ...noirFile, lists: [...noirFile.lists, ...lists], viewings: [], ratings: [] }]);
    run();
    await reaches('done');
    const idOf = async (name: string): Promise<string> =>
      (await shownLists(device)).find((list) => list.name === name && !list.archived)?.listID ?? '';
    await device.lists.describeList(await idOf('described'), 'Snow')();
    await device.lists.pinList(await idOf('pinned'), true)();
    await device.lists.archiveList(await idOf('archived'), true)();
    expect(E.isRight(await device.lists.shareList(await idOf('shared'))())).toBe(true);
    await device.lists.renameList(await idOf('respelled'), 'ReSpelled')();
    const [first, second] = await shownItems(device, await idOf('noir'));
    if (first !== undefined && second !== undefined) await device.lists.placeItem(first, { after: second, before: null })();
    await setStatus('undoing');
    const { left } = await reaches('undone');
    expect(left.map(({ name, list, why }) => `${list ?? name}: ${why}`).sort()).toEqual(
      ['Archived: place', 'Described: description', 'Noir: item', 'Noir: list', 'Pinned: place', 'ReSpelled: list', 'Shared: shared'],
    );
  });

  it('keeps what the account had before the import', async () => {
    const { device, begin, run, reaches, setStatus, shown } = open();
    await device.lists.createList('noir')();
    const noir = (await shownLists(device)).find(({ name }) => name === 'noir');
    await device.lists.addTitles(noir?.listID ?? '', [film(1)])();
    await device.lists.history.rate(film(2), 9)();
    await begin();
    run();
    expect(await reaches('done')).toMatchObject({ adds: { ratings: 1, lists: 0 } });
    await setStatus('undoing');
    await reaches('undone');
    expect(await shown()).toEqual({ viewings: [], ratings: [null, 9], items: [['movie-1', null]] });
  });

  it('takes back the description and the place that it gave a list of the account, unless the person has changed them', async () => {
    const { device, begin, run, reaches, setStatus } = open();
    await device.lists.createList('noir')();
    const listOf = async (named: string) => (await shownLists(device)).find(({ name }) => name === named);
    const list = { name: 'watchlist', displayName: null, description: 'Rain', createdAt: null, order: 'b0', pinned: true, archived: false };
    await begin([{ ...noirFile, lists: [{ list, items: [] }, { list: { ...list, name: 'noir' }, items: [] },
      { list: { ...list, name: 'favorites', order: 'b1' }, items: [] }] }]);
    run();
    await reaches('done');
    expect(await listOf('watchlist')).toMatchObject({ description: 'Rain', order: 'b0', pinned: true });
    await device.lists.describeList((await listOf('noir'))?.listID ?? '', 'Snow')();
    await device.lists.pinList((await listOf('favorites'))?.listID ?? '', false)();
    await setStatus('undoing');
    const undone = await reaches('undone');
    expect(undone.left.map(({ name, why }) => `${name}: ${why}`).sort()).toEqual(['Favorites: place', 'Noir: description']);
    expect(await listOf('watchlist')).toMatchObject({ description: '', order: null, pinned: false });
    expect(await listOf('noir')).toMatchObject({ description: 'Snow' });
  });

  it('goes on where it was after the page was closed at a third, also if a change was made twice', async () => {
    const { device, journal, begin, run, reaches, shown } = open();
    await begin();
    let isOpen = true;
    const update: typeof journal.update = (...each) => (isOpen ? journal.update(...each) : TE.left(unavailable(null, 'closed')));
    const makeForGood: typeof device.lists.makeForGood = (changes) => {
      isOpen = false;
      return device.lists.makeForGood(changes);
    };
    const first = run({ makeForGood }, { update });
    await vi.waitFor(async () => expect((await shownLists(device)).map(({ name }) => name)).toContain('noir'));
    first.stop();
    run();
    expect(await reaches('done')).toMatchObject({ made: 3, refused: 0 });
    expect(await shown()).toEqual(ALL);
  });

  it('pauses behind the present change, goes on, and stops with what was added', async () => {
    const { device, begin, run, reaches, setStatus } = open();
    const made: string[] = [];
    await begin();
    run({
      makeForGood: (changes) => async () => {
        made.push(...changes.map(({ kind }) => kind));
        if (made.length === 2) await setStatus('paused');
        if (made.length === 3) await setStatus('stopped');
        return device.lists.makeForGood(changes)();
      },
    });
    expect(await reaches('paused', (record) => record.made === 2)).toMatchObject({ added: { lists: 1, items: 2, viewings: 0 } });
    expect(made).toHaveLength(2);
    await setStatus('running');
    expect(await reaches('stopped', (record) => record.made === 3)).toMatchObject({ added: { viewings: 2, ratings: 2 } });
    await setStatus('undoing');
    expect(await reaches('undone')).toMatchObject({ takenBack: 3 });
  });

  it.each([unavailable(null, 'full'), unauthenticated, forbidden('lists'), offline, rateLimited(null)])(
    'waits after a failure that says nothing about the entries, and goes on: $_tag', async (failure) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const { device, begin, run, reaches, shown } = open();
      await begin();
      let fails = true;
      const actor = run({ makeForGood: (changes) => (fails ? TE.left(failure) : device.lists.makeForGood(changes)) });
      await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('waitingToRetry'));
      // Only the browser's storage answers `unavailable` to a change.
      expect(actor.getSnapshot().context.failure).toEqual(failure._tag === 'unavailable' ? { ...failure, storage: 'refused' } : failure);
      fails = false;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await reaches('done')).toMatchObject({ made: 3, refused: 0 });
      expect(actor.getSnapshot().context.failure).toBeNull();
      expect(await shown()).toEqual(ALL);
    });

  it.each([invalid('name', 'empty'), conflict('list name'), notFound('list'), forbidden('this list')])(
    'leaves out entries that are refused, and makes the others: $_tag', async (failure) => {
      const { device, begin, run, reaches } = open();
      await begin();
      const isRefused = (changes: ReadonlyArray<MemberChange>): boolean => changes.some(({ kind }) => kind === 'create-list');
      run({ makeForGood: (changes) => (isRefused(changes) ? TE.left(failure) : device.lists.makeForGood(changes)) });
      // Without the list, its two titles have no place.
      expect(await reaches('done')).toMatchObject({ made: 3, refused: 3, added: { lists: 0, items: 0, viewings: 2, ratings: 2 } });
    });

  it('runs in one of two tabs, and in the other one when the first is closed', async () => {
    const { begin, run, reaches, shown } = open();
    const [first, second] = [run(), run()];
    await vi.waitFor(() => expect(first.getSnapshot().value).toBe('idle'));
    expect(second.getSnapshot().value).toBe('waitingForLock');
    first.stop();
    await begin();
    await reaches('done');
    expect(await shown()).toEqual(ALL);
  });

  it('keeps the turn until its step has ended: a page that is left in the middle of a change counts it first', async () => {
    const { device, begin, run, reaches, setStatus, shown } = open();
    await begin();
    let answer = (): void => undefined;
    const isMaking = new Promise<void>((resolve) => (answer = resolve));
    const first = run({ makeForGood: (changes) => () => isMaking.then(device.lists.makeForGood(changes)) });
    await vi.waitFor(() => expect(first.getSnapshot().value).toBe('working'));
    first.stop();
    const second = run();
    await setStatus('undoing');
    expect(second.getSnapshot().value).toBe('waitingForLock');
    answer();
    expect(await reaches('undone')).toMatchObject({ made: 1, kept: 0 });
    expect(await shown()).toEqual(NOTHING);
  });

  it.each([TE.left(unavailable(503, 'down')), () => Promise.reject(new Error('broken'))])(
    'blames the storage neither for a backend that fails nor for code that throws, and leaves no rejection unhandled', async (made) => {
      const { begin, run } = open();
      const actor = await begin().then(() => run({ lists: of(E.left(unavailable(503, 'down'))), makeForGood: () => made }));
      await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('waitingToRetry'));
      expect(actor.getSnapshot().context.failure).not.toHaveProperty('storage');
    });

  it('goes on with an undo that another tab would pause or go on with, because it showed something else', async () => {
    const { begin, run, reaches } = open();
    await begin();
    run();
    const done = await reaches('done');
    const undoing = chooseStatus('undoing')(done);
    expect([undoing.status, chooseStatus('paused')(undoing), chooseStatus('running')(undoing), chooseStatus('running')(done)])
      .toEqual(['undoing', undoing, undoing, done]);
  });

  it('adds the lists of two files once, and plans the second file behind the first', async () => {
    const { begin, run, reaches, shown } = open();
    await begin([noirFile, { ...noirFile, ratings: [{ item: film(1), rating: 2, ratedAt: NOW }] }]);
    run();
    expect(await reaches('done')).toMatchObject({ adds: { lists: 1, viewings: 2, ratings: 2 } });
    expect(await shown()).toEqual(ALL);
  });

  it('asks the account again when it does not answer, and runs imports that begin meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { device: { lists: { unmatched } }, begin, run, reaches, kept } = open();
    let isOffline = true;
    await begin([], [lostRow('Lost Film')]);
    const actor = run({
      unmatched: {
        readUnmatched: (...read) => unmatched.readUnmatched(...read),
        removeUnmatched: (...removed) => unmatched.removeUnmatched(...removed),
        keepUnmatched: (...part) => (isOffline ? TE.left(offline) : unmatched.keepUnmatched(...part)),
      },
    });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('waitingForAccount'));
    await begin();
    expect(await reaches('done', ({ changes }) => changes === 3)).toMatchObject({ isKept: false });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('waitingForAccount'));
    isOffline = false;
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(async () => expect(await kept()).toEqual(['Lost Film']));
  });
});
