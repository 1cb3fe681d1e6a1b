import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { filter, firstValueFrom, map } from 'rxjs';
import { expect, onTestFinished } from 'vitest';
import { shownViewings } from '#composition/history-on-two-devices.fixture';
import { shownItems, shownLists } from '#composition/lists-on-two-devices.fixture';
import { openTwoDevices } from '#composition/two-devices.fixture';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { filmViewing, onDay } from '#domain/history/history.fixture';
import { normalizeListName } from '#domain/lists/list-name';
import { toListItem } from '#domain/lists/list-item';
import { film, maya } from '#domain/lists/list.fixture';
import type { ImportJournal, ImportRecord, ImportStatus } from '#application/ports/import-journal';
import type { RatingsChoice } from '#application/data-file/plan-import';
import type { MemberFile } from '#application/data-file/read-member-file';
import type { ImportRow } from '#application/imports/import-row';
import type { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { readAccountRows } from './account-rows';
import { beginImport } from './begin-import';
import { testImportJournal } from './import-journal.fixture';
import { importRunMachine } from './import-run-machine';
import type { ImportRunDeps } from './import-steps';

export const NOW = Date.UTC(2022, 5, 1);
const item = (id: number) =>
  toListItem(maya, '', { title: film(id), addedAt: NOW - id, order: `a${id}`, note: `note ${id}`, random: 0.5 });
export const noirFile: MemberFile = {
  lists: [
    {
      list: { name: 'noir', displayName: null, description: '', createdAt: null, order: null, pinned: false, archived: false },
      items: [item(1), item(2)],
    },
  ],
  viewings: [
    filmViewing('v1', 1, onDay('2022-01-05'), 7.5),
    { ...filmViewing('v2', 2), ...onDay('2022-01-06') },
  ],
  ratings: [
    { item: film(1), rating: 8, ratedAt: NOW - 5 },
    { item: film(2), rating: 6, ratedAt: NOW - 5 },
  ],
  episodes: [], own: null,
};

/** Opens a member's device with a journal, and runs imports in it. @param coverage takes the transitions of the machine. */
export const openImportRun = (coverage: ReturnType<typeof transitionCoverage>) => {
  const journal = testImportJournal();
  const [device] = openTwoDevices().devices;
  let ids = 0;
  const begin = async (
    contents: ReadonlyArray<MemberFile> = [noirFile], unmatched: ReadonlyArray<ImportRow> = [], found: ReadonlyArray<ImportRow> = [],
    change: Partial<typeof device.lists> = {}, ratings: RatingsChoice = 'mine',
  ): Promise<void> => {
    const begun = await beginImport(
      { lists: { ...device.lists, ...change, importJournal: TE.right(journal) }, history: TE.right(device.history),
        newId: () => `new-${(ids += 1)}`, restoreOwnData: () => TE.right(undefined) },
      {
        names: ['a.json'], contents, ratings, leftOut: 0, unmatched: unmatched.length, found: found.length,
        foundOn: found.flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'item' ? [normalizeListName(fact.list)] : []))),
        texts: { report: '', unmatched: JSON.stringify(unmatched), found: JSON.stringify(found) },
      }, NOW,
    )();
    expect(begun).toEqual(E.right(undefined));
  };
  const run = (
    change: Partial<ImportRunDeps['lists']> = {}, ofJournal: Partial<ImportJournal> = {},
    findSuccessor: ImportRunDeps['findSuccessor'] = () => TE.right(null),
  ) => {
    const actor = coverage.start(
      importRunMachine({ journal: { ...journal, ...ofJournal }, lists: { ...device.lists, ...change }, findSuccessor }));
    onTestFinished(() => void actor.stop());
    return actor;
  };
  const record$ = journal.watch(maya).pipe(
    map((all) => (E.isRight(all) ? all.right[0] : undefined)),
    filter((record) => record !== undefined),
  );
  const reaches = (status: ImportStatus, isThere: (record: ImportRecord) => boolean = () => true): Promise<ImportRecord> =>
    firstValueFrom(record$.pipe(filter((record) => record.status === status && isThere(record))));
  const setStatus = async (status: ImportStatus): Promise<unknown> => {
    const { importId } = await firstValueFrom(record$);
    return journal.update(maya, importId, (record) => ({ ...record, status }))();
  };
  const ratingOf = async (id: number): Promise<number | null> => {
    const state$ = device.lists.titleState({ mediaType: 'movie', id });
    return (await firstValueFrom(state$.pipe(filter((known) => known !== null)))).rating;
  };
  const shown = async () => {
    const noir = (await shownLists(device)).find(({ name }) => name === 'noir');
    return {
      viewings: (await shownViewings(device)).map(({ entryId }) => entryId).sort(),
      ratings: [await ratingOf(1), await ratingOf(2)],
      items: noir === undefined ? null : (await shownItems(device, noir.listID)).map(({ itemKey, note }) => [itemKey, note]),
    };
  };
  /** Names of the rows that the account keeps. */
  const kept = async (): Promise<ReadonlyArray<string>> => {
    const rows = await readAccountRows(device.lists.unmatched, maya)();
    return E.isRight(rows) ? rows.right.map(({ row }) => row.title.name).sort() : ['failed'];
  };
  return { device, journal, begin, run, reaches, setStatus, shown, kept };
};
/** Returns a row without a title. */
export const lostRow = (name: string, line = 1): ImportRow => ({
  file: 'diary.csv', row: line, title: namedTitle({ name }), facts: [{ kind: 'viewing', day: '2020-01-01', episode: null }],
});
/** Returns a row without a title on a list. */
export const rowOn = (list: string, name: string): ImportRow =>
  ({ ...lostRow(name), facts: [{ kind: 'item', list, note: null, day: null }] });
