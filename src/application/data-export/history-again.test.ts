import { expect, it } from 'vitest';
import type { MemberExport } from '#application/data-file/moving-out/member-export';
import { importWith, stateOfTitle } from '#application/imports/service-import.fixture';
import { onDay, unknownDay } from '#domain/history/history.fixture';
import { firstEpisodes } from '#domain/history/series/episodes-text';
import { createViewing, singleEpisode, wholeSeason, wholeTitle, type Viewing } from '#domain/history/viewing';
import { toMark } from '#domain/history/viewing-mark';
import { film } from '#domain/lists/list.fixture';
import type { StoredTitle } from '#domain/lists/stored-title';
import { exportDataPart } from './data-part-files';

const LOST: StoredTitle = { ...film(4607, { title: 'Lost', releaseYear: 2004 }), itemKey: 'tv-4607', mediaType: 'tv' };
const [FIRST, SECOND] = [firstEpisodes(1, 2), firstEpisodes(2, 3)];
const season = createViewing('season', LOST, wholeSeason(1, FIRST, () => 40), onDay('2024-05-04'), 8);
const series = createViewing('series', LOST, wholeTitle(LOST, [...FIRST, ...SECOND]), unknownDay);
const episode = createViewing('episode', LOST, singleEpisode({ season: 1, episode: 1 }, 40), onDay('2024-05-04'), 7);

/** Imports the table of a history into an account with these viewings. Returns states and reasons of its rows. */
const importTable = async (table: ReadonlyArray<Viewing>, account: ReadonlyArray<Viewing>) => {
  const data = { lists: [], viewings: table, ratings: [], episodes: [] } as unknown as MemberExport;
  const [file] = exportDataPart(data, 'history', 'csv').files;
  const states = [stateOfTitle('tv-4607', { viewings: account.map(toMark) })];
  const { plan } = await importWith(states, {}, ['history.csv', file?.text ?? '']);
  return plan.rows.map(({ state, reason }) => `${state} ${reason}`);
};

it('a history with seasons and series that were watched as a whole adds nothing to its own account, and all to another one', async () => {
  const all = [season, series, episode];
  expect(await importTable(all, all)).toEqual(Array.from({ length: 8 }, () => 'there account'));
  expect(new Set(await importTable(all, []))).toEqual(new Set(['new null']));
});

it('an episode that was rated is there without its rating where the account has its season as a whole', async () => {
  expect(await importTable([episode], [season])).toEqual(['there viewing']);
});
