import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { readMemberExport } from '#application/data-file/moving-out/member-export';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import { openImportRun } from '#application/imports/run/import-run.fixture';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { series } from '#domain/history/history.fixture';
import { film, maya } from '#domain/lists/list.fixture';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { ListRepository } from '#domain/lists/list-repository';
import { offline, unavailable } from '#domain/shared/failure';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { outboxOf, shownItems, shownLists } from '#composition/lists-on-two-devices.fixture';
import { openTwoDevices, type Device } from '#composition/two-devices.fixture';

/** A journal in a browser that refuses its storage shows it when it is first read. */
const refusedJournal = { ...testImportJournal(), watch: () => of(E.left(unavailable(null, 'forbidden'))) };

const exportOf = async (
  { backend, lists }: Device, importJournal: ListUseCases['importJournal'] = TE.right(refusedJournal),
  ofLists: Partial<ListRepository> = {}, ofHistory: Partial<HistoryRepository> = {},
) => {
  const account = { email: 'maya@marquee.example', emailVerified: true, role: 'user' as const };
  const ports = {
    users: backend.users, lists: TE.right({ ...backend.lists, ...ofLists }), history: TE.right({ ...backend.history, ...ofHistory }),
    storage: testBrowser()(), clock: { now: Date.now },
  };
  const answer = await readMemberExport(ports, maya, account, { ...lists, importJournal })();
  if (E.isLeft(answer)) throw new Error(answer.left._tag);
  return answer.right;
};
const listsOf = ({ lists }: Awaited<ReturnType<typeof exportOf>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(lists.map(({ list, items }) =>
    [list.name + (list.deletedAt === null ? '' : ' (bin)'), items.map(({ title, note }) => note ?? title)]));

it('an export contains the changes that are not sent, in lists, history and ratings', async () => {
  const episodesOf = () => TE.right([{ season: 1, episode: 1, date: '2020-01-01' }]);
  const { devices: [device] } = openTwoDevices({ now: () => Date.UTC(2024, 5, 1), episodesOf });
  const { lists, online$ } = device;
  const listID = async (name: string) => (await shownLists(device)).find((list) => list.name === name)?.listID ?? '';
  await lists.createList('Noir')();
  await lists.createList('Old')();
  await lists.addTitles(await listID('noir'), [film(1), film(2)])();
  await lists.history.log([{ title: film(1), parts: [], episodes: null }], { kind: 'day', day: '2024-01-01' })();
  await lists.history.rate(film(1), 5)();
  await lists.history.rate(film(2), 6)();
  await expect.poll(async () => (await outboxOf(device)).pending.length).toBe(0);
  online$.next(false);
  const [first] = (await shownItems(device, await listID('noir'))).filter(({ movieID }) => movieID === 1);
  if (first !== undefined) await lists.noteItem(first, 'slow')();
  await lists.removeTitles(await listID('noir'), [film(2)])();
  await lists.renameList(await listID('noir'), 'Noir nights')();
  await lists.deleteList(await listID('old'))();
  await lists.createList('Rain')();
  await lists.addTitles(await listID('rain'), [film(3)])();
  await lists.history.log([{ title: series(7), parts: [], episodes: null }], { kind: 'day', day: '2024-01-02' })();
  await lists.history.rate(film(1), 9)();
  await lists.history.rate(film(2), null)();
  expect((await outboxOf(device)).pending.length).toBeGreaterThan(5);
  const exported = await exportOf(device);
  expect(listsOf(exported)).toEqual({ favorites: [], watchlist: [], noir_nights: ['slow'], rain: ['Film 3'], 'old (bin)': [] });
  expect(exported.viewings.map(({ item, day }) => [item.itemKey, day])).toEqual([['tv-7', '2024-01-02'], ['movie-1', '2024-01-01']]);
  expect(exported.ratings.map(({ item, rating }) => [item.itemKey, rating])).toEqual([['movie-1', 9]]);
  expect(exported.episodes).toEqual([{ itemKey: 'tv-7', episodes: expect.stringContaining('1:1') as string }]);
});

it('an export contains a list whose name was refused with its titles, and the name', async () => {
  const { devices: [one, two] } = openTwoDevices();
  one.online$.next(false);
  await one.lists.createList('Noir nights')();
  const listID = (await shownLists(one)).find(({ name }) => name === 'noir_nights')?.listID ?? '';
  await one.lists.addTitles(listID, [film(1)])();
  await two.lists.createList('Noir nights')();
  await expect.poll(async () => (await outboxOf(two)).pending.length).toBe(0);
  one.online$.next(true);
  await expect.poll(async () => (await outboxOf(one)).refused.length).toBe(1);
  const exported = await exportOf(one);
  expect(listsOf(exported)).toMatchObject({ noir_nights: [], noir_nights_2: ['Film 1'] });
  expect([exported.refusedNames, exported.unmatched]).toEqual([['Noir nights'], []]);
});

it('an export contains what an import that is paused, at any of its changes, has left to make, unless it was stopped', async () => {
  for (const most of [0, 1, 2]) {
    const { device, journal, begin, run, reaches, setStatus } = openImportRun(transitionCoverage());
    await begin();
    if (most === 0) await setStatus('paused');
    let made = 0;
    run({
      makeForGood: (changes) => async () => {
        if ((made += 1) === most) await setStatus('paused');
        return device.lists.makeForGood(changes)();
      },
    });
    await reaches('paused', (record) => record.made === most);
    const exported = await exportOf(device, TE.right(journal));
    expect(listsOf(exported)).toEqual({ favorites: [], watchlist: [], noir: ['note 1', 'note 2'] });
    expect(exported.viewings.map(({ entryId }) => entryId).sort()).toEqual(['v1', 'v2']);
    expect(exported.ratings.map(({ item, rating }) => [item.itemKey, rating])).toEqual([['movie-1', 8], ['movie-2', 6]]);
    await setStatus('stopped');
    expect((await exportOf(device, TE.right(journal))).ratings).toEqual([]);
  }
});

const none = () => TE.left(offline);
it.each<[string, Partial<ListRepository>, Partial<HistoryRepository>]>([
  ['lists', { readLists: none }, {}], ['items', { readItems: none }, {}], ['viewings', {}, { readViewings: none }],
  ['ratings', {}, { readRatings: (_, __, source) => (source === 'server' ? none() : TE.right({ ratings: [], next: null })) }],
  ['episodes', { findTitles: none }, {}],
])('an export fails without the %s of the backend, whatever part of them this device has kept', async (_, ofLists, ofHistory) => {
  const { devices: [device] } = openTwoDevices({ now: () => Date.UTC(2024, 5, 1) });
  await device.lists.history.log([{ title: series(7), parts: [], episodes: null }], { kind: 'day', day: '2024-01-02' })();
  await expect.poll(async () => (await outboxOf(device)).pending.length).toBe(0);
  await expect(exportOf(device, undefined, ofLists, ofHistory)).rejects.toThrow('offline');
});
