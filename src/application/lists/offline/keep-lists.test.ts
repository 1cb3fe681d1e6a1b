import * as E from 'fp-ts/Either';
import { concat, map, NEVER, of, timer } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { memberDataKey } from '#application/profile/member-data-keys';
import type { YearStats } from '#domain/history/watch-stats';
import type { Viewing } from '#domain/history/viewing';
import type { ItemQuery } from '#domain/lists/item-query';
import { newList, type List } from '#domain/lists/list';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { toListItem } from '#domain/lists/list-item';
import type { Watch } from '#domain/shared/answer';
import { offline } from '#domain/shared/failure';
import type { Identity } from '#domain/users/identity';
import { keepLists } from './keep-lists';

const list = (listID: string, more: Partial<List> = {}): List =>
  ({ ...newList(maya, { listName: listID, listID }, 1), itemCount: 1, ...more });
const posterOf = (id: number): string => `/${id}.jpg`;
const TITLES: Readonly<Record<string, number>> = { watchlist: 1, noir: 2, empty: 3, old: 4 };
const signedIn = (authTime: number) => ({ identity: of(E.right({ uid: maya, authTime } as Identity)) });

const statsOf = (viewings: number): ReadonlyArray<YearStats> =>
  [{ year: '2026', months: { '11': { days: {}, viewings, films: viewings, episodes: 0, minutes: 0, genres: {}, decades: {} } } }];

/** A browser of a member with lists, and what it was asked to read and to keep. */
const browser = () => {
  const stored = new Map<string, string>();
  const read: string[] = [];
  const kept: string[] = [];
  let hasNetwork = true;
  let blocked: ReadonlyArray<number> = [];
  const keepPictures = (addresses: ReadonlyArray<string>): Promise<boolean> => {
    if (!hasNetwork || blocked.some((id) => addresses.includes(posterOf(id)))) return Promise.resolve(false);
    kept.push(...addresses);
    return Promise.resolve(true);
  };
  let authTime = 1000;
  const firstItems = ({ listID, sort }: ItemQuery) => {
    read.push(`${listID} by ${sort}`);
    const id = TITLES[listID] ?? 0;
    const item = toListItem(maya, listID, newItem(id, { title: film(id, { posterPath: posterOf(id) }) }));
    return of(hasNetwork ? E.right([item]) : E.left(offline));
  };
  const viewing = { item: film(9, { posterPath: posterOf(9) }) } as Viewing;
  const viewings = () => {
    read.push('history');
    return { state$: of({ viewings: [viewing], status: 'ready' as const, hasMore: false, failure: null }), loadMore: () => undefined };
  };
  const start = (
    lists: ReadonlyArray<List>, count = 1, stats: Watch<ReadonlyArray<YearStats>> = of(E.right(statsOf(count))),
  ): Promise<void> =>
    keepLists(
      {
        auth: signedIn(authTime),
        lists: { uid: maya, lists: of(E.right(lists)), firstItems, history: { viewings, stats } },
        storage: { local: { get: (key: string) => stored.get(key) ?? null, set: stored.set.bind(stored) } } as never,
        images: { source: (_, path) => (path === null ? null : { src: path, srcSet: '' }) },
        worker: { keepPictures },
      },
      new AbortController().signal,
    );
  return {
    stored, read, kept, start,
    cut: (isCut: boolean) => { hasNetwork = !isCut; },
    block: (...ids: ReadonlyArray<number>) => { blocked = ids; },
    signIn: () => { authTime += 1000; },
  };
};

const LISTS = [list('watchlist'), list('noir'), list('empty', { itemCount: 0 }), list('old', { archived: true })];
const ALL = ['watchlist by addedAt', 'noir by order', 'old by order', 'history'];

it('reads the first page of each list and of the history once, and again what has changed since', async () => {
  const { read, kept, start } = browser();
  await start(LISTS);
  expect(read).toEqual(ALL);
  expect(kept).toEqual([posterOf(1), posterOf(2), posterOf(4), posterOf(9)]);
  await start(LISTS);
  expect(read).toHaveLength(4);
  await start([list('watchlist'), list('noir', { updatedAt: 5 })], 2);
  expect(read.slice(4)).toEqual(['noir by order', 'history']);
});

it('reads all again after a sign-in, and at each start what came in part, as from a cache while the server is slow', async () => {
  const { read, start, signIn } = browser();
  await start(LISTS);
  signIn();
  read.length = 0;
  await start(LISTS);
  expect(read).toEqual(ALL);
  const partly = [list('watchlist'), list('noir', { itemCount: 40 })];
  await start(partly, 2);
  read.length = 0;
  await start(partly, 2);
  expect(read).toEqual(['noir by order', 'history']);
});

it('leaves what failed to the next start, and is not stopped by damaged data', async () => {
  const { read, stored, start, cut } = browser();
  stored.set(memberDataKey('kept', maya), '{"noir":');
  cut(true);
  await start(LISTS);
  cut(false);
  read.length = 0;
  await start(LISTS);
  expect(read).toEqual(ALL);
});

it('keeps the other lists if a picture cannot be loaded, and asks for none after the second until these two are there', async () => {
  const { read, kept, start, block } = browser();
  block(1);
  await start(LISTS);
  expect([read, kept]).toEqual([ALL, [posterOf(2), posterOf(4), posterOf(9)]]);
  read.length = 0;
  await start(LISTS);
  expect(read).toEqual(['watchlist by addedAt']);
  const other = browser();
  other.block(1, 2, 4, 9);
  await other.start(LISTS);
  expect([other.read, other.kept]).toEqual([ALL, []]);
  other.read.length = 0;
  await other.start(LISTS);
  expect([other.read, other.kept]).toEqual([ALL.slice(0, 2), []]);
  other.read.length = 0;
  other.block();
  await other.start(LISTS);
  expect([other.read, other.kept]).toEqual([ALL, [posterOf(1), posterOf(2), posterOf(4), posterOf(9)]]);
  other.read.length = 0;
  await other.start(LISTS);
  expect(other.read).toEqual([]);
});

it('counts the history by what the server says after a cache', async () => {
  vi.useFakeTimers();
  const { read, start } = browser();
  const server = timer(500).pipe(map(() => E.right(statsOf(1))));
  const done = start([], 0, concat(of(E.right([])), server, NEVER));
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  vi.useRealTimers();
  expect(read).toEqual(['history']);
});

it('ends with the session', async () => {
  const stop = new AbortController();
  stop.abort();
  const keepPictures = vi.fn();
  const firstItems = () => of(E.right([]));
  await keepLists(
    {
      auth: signedIn(1000),
      lists: { uid: maya, lists: of(E.right(LISTS)), firstItems, history: { viewings: vi.fn(), stats: of(E.right([])) } },
      storage: { local: { get: () => null, set: vi.fn() } } as never, images: { source: () => null }, worker: { keepPictures },
    },
    stop.signal,
  );
  expect(keepPictures).not.toHaveBeenCalled();
});
