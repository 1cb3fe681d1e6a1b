import * as TE from 'fp-ts/TaskEither';
import { expect, it, vi } from 'vitest';
import { shownViewings } from '#composition/history-on-two-devices.fixture';
import { shownItems, shownLists } from '#composition/lists-on-two-devices.fixture';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { filmViewing, onDay, unknownDay } from '#domain/history/history.fixture';
import { film, maya } from '#domain/lists/list.fixture';
import { offline } from '#domain/shared/failure';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { rekeyTitles } from '#application/lists/titles/rekey-titles';
import type { MemberFile } from '#application/data-file/read-member-file';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { noirFile, NOW, openImportRun } from '#application/imports/run/import-run.fixture';

/** The catalogue has the films -1 and -2 as 101 and 102 now. */
const findSuccessor: Catalogue['findSuccessor'] = ({ mediaType, id }) => TE.right(id < 0 ? { mediaType, id: 100 - id } : null);
const catalogue = { findSuccessor, getDetails: (id: Parameters<Catalogue['getDetails']>[0]) => TE.right(aTitleDetails(id)) };

/** The film of a file under the key that it had before. */
const former = <A extends { readonly itemKey: string; readonly movieID: number }>(item: A): A =>
  ({ ...item, itemKey: `movie--${item.movieID}`, movieID: -item.movieID });
const formerFile: MemberFile = {
  ...noirFile,
  lists: noirFile.lists.map(({ list, items }) => ({ list, items: items.map(former) })),
  viewings: noirFile.viewings.map((viewing) => ({ ...viewing, item: former(viewing.item) })),
  ratings: noirFile.ratings.map((rating) => ({ ...rating, item: former(rating.item) })),
};

const open = () => {
  const opened = openImportRun(transitionCoverage());
  const { device, reaches, setStatus, run } = opened;
  const whenSent = (): Promise<void> => vi.waitFor(() => expect(device.lists.unsentCount()).toBeNull());
  run({}, {}, findSuccessor);
  return {
    ...opened,
    /** Does what the next visit does. */
    rekey: async (): Promise<void> => {
      await whenSent();
      await expectRight(rekeyTitles({ ...device.lists.rekeyDeps, catalogue, now: () => NOW }, maya));
      await whenSent();
    },
    undone: async () => {
      await setStatus('undoing');
      const { left } = await reaches('undone');
      await whenSent();
      return left.map(({ name, why }) => `${name}: ${why}`).sort();
    },
    account: async () => ({
      lists: (await shownLists(device)).map(({ name }) => name).sort(),
      viewings: (await shownViewings(device)).map(({ entryId, item }) => [entryId, item.itemKey]),
      ratings: (await expectRight(device.history.readRatings(maya, null))).ratings.map(({ item, rating }) => [item.itemKey, rating]),
    }),
  };
};
const nothing = { lists: ['favorites', 'watchlist'], viewings: [], ratings: [] };

it('takes back titles that got another key from the catalogue since', async () => {
  const { begin, reaches, rekey, undone, account } = open();
  await begin([formerFile]);
  await reaches('done');
  await rekey();
  const [viewings, ratings] = [[['v2', 'movie-102'], ['v1', 'movie-101']], [['movie-101', 8], ['movie-102', 6]]];
  expect(await account()).toMatchObject({ viewings, ratings });
  expect(await undone()).toEqual([]);
  expect(await account()).toEqual(nothing);
});

it('takes back titles that are stored under the key that they had before', async () => {
  const { begin, reaches, undone, account } = open();
  await begin([formerFile]);
  await reaches('done');
  expect(await undone()).toEqual([]);
  expect(await account()).toEqual(nothing);
});

it('asks the catalogue for no title that is under its own key, so that an undo needs no network for it', async () => {
  const { begin, run, reaches, setStatus } = openImportRun(transitionCoverage());
  const failing = vi.fn(() => TE.left(offline));
  run({}, {}, failing);
  await begin([formerFile]);
  await reaches('done');
  await setStatus('undoing');
  expect((await reaches('undone')).left).toEqual([]);
  expect(failing).not.toHaveBeenCalled();
});

it('leaves and names what the person has changed of titles with another key', async () => {
  const { device, begin, reaches, rekey, undone } = open();
  await begin([formerFile]);
  await reaches('done');
  await rekey();
  const noir = (await shownLists(device)).find(({ name }) => name === 'noir')?.listID ?? '';
  const [item] = await shownItems(device, noir);
  if (item !== undefined) await expectRight(device.lists.noteItem(item, 'with Nell'));
  await expectRight(device.lists.history.rate(film(102), 3));
  expect(await undone()).toEqual(['Film 1: item', 'Film 2: rating', 'Noir: list']);
});

it('brings back a rating and a viewing that it had replaced, under the present key', async () => {
  const { device, begin, reaches, rekey, undone, account } = open();
  const undated = { ...filmViewing('import-movie--1-unknown', 1), ...unknownDay, item: former(film(1)) };
  await expectRight(device.lists.makeForGood([
    { kind: 'log-viewings', viewings: [undated], episodes: null },
    { kind: 'rate-title', title: former(film(1)), rating: 3, before: null, ratedAt: NOW - 99 },
  ]));
  const dated = { ...filmViewing('import-movie--1-2020-01-01', 1, onDay('2020-01-01')), item: former(film(1)) };
  await begin([{ ...formerFile, lists: [], viewings: [dated] }], [], [], {}, 'file');
  await reaches('done');
  await rekey();
  expect(await account()).toMatchObject({ viewings: [[dated.entryId, 'movie-101']], ratings: [['movie-101', 8], ['movie-102', 6]] });
  expect(await undone()).toEqual([]);
  expect(await account()).toEqual({ ...nothing, viewings: [[undated.entryId, 'movie-101']], ratings: [['movie-101', 3]] });
});
