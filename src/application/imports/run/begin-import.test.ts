import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { firstValueFrom } from 'rxjs';
import { expect, it, vi } from 'vitest';
import type { OwnData } from '#application/data-file/own-data';
import type { MemberFile } from '#application/data-file/read-member-file';
import { openTwoDevices } from '#composition/two-devices.fixture';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { maya } from '#domain/lists/list.fixture';
import { conflict, offline, unavailable } from '#domain/shared/failure';
import { noSettings } from '#domain/users/user';
import type { ImportRow } from '#application/imports/import-row';
import { beginImport } from './begin-import';
import { chooseStatus } from './choose-status';
import { anImport, testImportJournal } from './import-journal.fixture';
import { readKeptImports } from './kept-imports';

const row = (name: string): ImportRow => ({
  file: 'diary.csv', row: 1, title: namedTitle({ name }), facts: [{ kind: 'viewing', day: '2020-01-01', episode: null }],
});
const fileWith = (...names: ReadonlyArray<string>): MemberFile => ({
  lists: [], viewings: [], ratings: [], episodes: [],
  own: {
    recents: [], settings: noSettings, phoneNumber: null, savedFilters: null, services: null, turnedDown: null, unmatched: names.map(row),
  },
});
const open = (
  restoreOwnData: (own: OwnData) => TE.TaskEither<typeof offline, void> = () => TE.right(undefined), journal = testImportJournal(),
) => {
  const [{ lists, history }] = openTwoDevices().devices;
  let ids = 0;
  const begin = (contents: ReadonlyArray<MemberFile>, unmatched: ReadonlyArray<ImportRow> = [], rows = 0) =>
    beginImport(
      {
        lists: { ...lists, importJournal: TE.right(journal) }, history: TE.right(history), newId: () => `new-${(ids += 1)}`,
        restoreOwnData,
      },
      {
        names: ['a.json'], contents, ratings: 'mine', texts: { report: '', unmatched: JSON.stringify(unmatched) }, leftOut: 0,
        unmatched: unmatched.length, rows,
      },
      ids,
    )();
  const records = async () => {
    const all = await firstValueFrom(journal.watch(maya));
    return E.isRight(all) ? all.right : [];
  };
  /** Ends the imports, so that another one can begin. */
  const endAll = async (): Promise<void> => {
    for (const { importId } of await records()) await journal.update(maya, importId, (each) => ({ ...each, status: 'done' }))();
  };
  return { journal, begin, records, endAll };
};

it('keeps the rows without a title of own files once, beside those of other services', async () => {
  const { journal, begin, records, endAll } = open();
  await begin([fileWith('Heat', 'Lost Film', 'Heat')], [row('Another')]);
  await endAll();
  await begin([fileWith('Lost Film', 'New Film')]);
  expect((await records()).map(({ unmatched }) => unmatched).sort()).toEqual([1, 3]);
  const kept = await readKeptImports(journal, maya)();
  const names = E.isRight(kept) ? kept.right.unmatched.map(({ title }) => title.name).sort() : [];
  expect(names).toEqual(['Another', 'Heat', 'Lost Film', 'New Film']);
});

it('keeps a row of an own file that has the rating of a viewing which the one before lacks', async () => {
  const { journal, begin, endAll } = open();
  await begin([fileWith('Lost Film')]);
  await endAll();
  const file = fileWith('Lost Film');
  const rated = (rows: ReadonlyArray<ImportRow>) =>
    rows.map((each) => ({ ...each, facts: each.facts.map((fact) => (fact.kind === 'viewing' ? { ...fact, rating: 8 } : fact)) }));
  await begin([{ ...file, own: file.own && { ...file.own, unmatched: rated(file.own.unmatched) } }]);
  const kept = await readKeptImports(journal, maya)();
  expect(kept).toMatchObject({ right: { unmatched: [{ facts: [{ rating: 8 }] }] } });
  expect(E.isRight(kept) && kept.right.unmatched).toHaveLength(1);
});

it('forgets the rows and refused lists of an import that is taken back', async () => {
  const { journal, begin, records } = open();
  await begin([fileWith('Heat')]);
  const [record] = await records();
  await journal.update(maya, record?.importId ?? '', (each) => ({ ...each, status: 'undone', skippedLists: ['noir_nights'] }))();
  expect(await readKeptImports(journal, maya)()).toEqual(E.right({ unmatched: [], refusedNames: [] }));
  await journal.update(maya, record?.importId ?? '', (each) => ({ ...each, status: 'done' }))();
  expect(await readKeptImports(journal, maya)()).toMatchObject({ right: { refusedNames: ['Noir nights'] } });
});

it('stores nothing if the settings of a file cannot be written', async () => {
  const { begin, records } = open(() => TE.left(offline));
  expect(await begin([fileWith('Heat')])).toEqual(E.left(offline));
  expect(await records()).toEqual([]);
});

it('writes no settings if the import cannot be stored', async () => {
  const full = { ...unavailable(null, 'full'), storage: 'full' as const };
  const restore = vi.fn(() => TE.right(undefined));
  const { begin } = open(restore, { ...testImportJournal(), begin: () => TE.left(full) });
  expect(await begin([fileWith('Heat')])).toEqual(E.left(full));
  expect(restore).not.toHaveBeenCalled();
});

it('adds nothing before the settings of a file are written', async () => {
  const seen: unknown[] = [];
  const { begin, records } = open(() => async () => {
    seen.push((await records()).map(({ status }) => status));
    return E.right(undefined);
  });
  expect(await begin([fileWith('Heat')])).toEqual(E.right(undefined));
  expect([...seen, (await records()).map(({ status }) => status)]).toEqual([['paused'], ['running']]);
});

it('notes that a tab was closed before the settings of a file were written, until they are', async () => {
  const journal = testImportJournal();
  const lacks = async (): Promise<unknown> => {
    const all = await firstValueFrom(journal.watch(maya));
    return E.isRight(all) ? all.right.map(({ status, lacksProfile }) => [status, lacksProfile]) : [];
  };
  const seen: unknown[] = [];
  const { begin } = open(() => async () => {
    // In another tab, the person lets the import go on.
    await journal.update(maya, 'new-1', chooseStatus('running'))();
    seen.push(await lacks());
    return E.right(undefined);
  }, journal);
  await begin([fileWith('Heat')]);
  expect([...seen, await lacks()]).toEqual([[['running', true]], [['running', false]]]);
  // A tab that was closed: importing the same file again adds what the profile lacks.
  await journal.update(maya, 'new-1', (record) => ({ ...record, status: 'done', lacksProfile: true }))();
  await begin([fileWith('Heat')]);
  expect(await lacks()).toEqual([['running', false], ['done', false]]);
});

it('leaves the note of what a profile may lack if the export of another account, which has the same name, is imported', async () => {
  const { journal, begin, records, endAll } = open();
  const lacks = async () => (await records()).find(({ importId }) => importId === 'new-1')?.lacksProfile;
  await begin([fileWith('Heat')], [], 1);
  await journal.update(maya, 'new-1', (record) => ({ ...record, lacksProfile: true }))();
  await endAll();
  await begin([fileWith('Heat', 'Lost Film')], [], 2);
  expect(await lacks()).toBe(true);
  await endAll();
  await begin([fileWith('Heat')], [], 1);
  expect(await lacks()).toBe(false);
});

it.each(['running', 'paused', 'undoing'] as const)('plans nothing while another import is %s, which could end before the plan is stored', async (status) => {
  const { journal, begin, endAll } = open();
  await journal.begin(maya, { ...anImport, status }, [], { report: '', unmatched: '' })();
  const stores = vi.spyOn(journal, 'begin');
  expect(await begin([fileWith('Heat')])).toEqual(E.left(conflict('import')));
  expect(stores).not.toHaveBeenCalled();
  await endAll();
  expect(await begin([fileWith('Heat')])).toEqual(E.right(undefined));
});

it('plans the second file with the lists of the first one', async () => {
  const { begin, records } = open();
  const place = { order: null, pinned: false, archived: false };
  const list = { name: 'noir_nights', displayName: 'Noir Nights', description: '', createdAt: null, ...place };
  const file: MemberFile = { ...fileWith(), lists: [{ list, items: [] }] };
  await begin([file, file]);
  expect((await records())[0]).toMatchObject({ adds: { lists: 1 }, changes: 1 });
});
