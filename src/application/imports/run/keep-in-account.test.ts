import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { firstValueFrom, of } from 'rxjs';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { MAX_LISTS } from '#domain/lists/list';
import { maya } from '#domain/lists/list.fixture';
import { invalid, offline } from '#domain/shared/failure';
import type { UnmatchedEntries } from '#domain/unmatched/unmatched-entries';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { oldItems, oldList } from '#application/data-file/member-file.fixture';
import { ratedEpisode } from '#application/imports/import-row';
import { keepAccountRows, readAccountRows } from './account-rows';
import { lostRow, noirFile, openImportRun, rowOn } from './import-run.fixture';

const open = () => openImportRun(transitionCoverage());

/** Returns the ratings of the viewings in the rows that the account keeps. */
const keptRatings = async (entries: UnmatchedEntries): Promise<unknown> => {
  const kept = await readAccountRows(entries, maya)();
  return E.isLeft(kept) ? kept : kept.right.map(({ row: { facts: [fact] } }) => (fact?.kind === 'viewing' ? fact.rating : null));
};

it('leaves rows without a title in the account, each once, and takes them away with the import', async () => {
  const { begin, run, reaches, setStatus, kept } = open();
  await begin([noirFile], [lostRow('Lost Film'), lostRow('Another'), lostRow('Lost Film', 7)]);
  run();
  await reaches('done', ({ isKept }) => isKept);
  expect(await kept()).toEqual(['Another', 'Lost Film']);
  await begin([], [lostRow('Lost Film', 9), lostRow('New Film')]);
  await reaches('done', ({ isKept, unmatched }) => isKept && unmatched === 2);
  expect(await kept()).toEqual(['Another', 'Lost Film', 'New Film']);
  await setStatus('undoing');
  await reaches('undone', ({ isKept }) => !isKept);
  expect(await kept()).toEqual(['Another', 'Lost Film']);
});

it('keeps the rating of an episode with its day', async () => {
  const { begin, run, reaches, device } = open();
  const rated = { ...lostRow('Lost Series'), facts: [ratedEpisode({ season: 1, episode: 2 }, 8, '2024-05-01')] };
  await begin([], [rated]);
  run();
  await reaches('done', ({ isKept }) => isKept);
  expect(await readAccountRows(device.lists.unmatched, maya)()).toMatchObject({ right: [{ row: rated }] });
});

const watched = (line: number, rating?: number) => ({
  ...lostRow('Lost Film', line),
  facts: [{ kind: 'viewing' as const, day: '2024-05-01', episode: null, ...(rating !== undefined && { rating }) }],
});

it('keeps the row with the rating of a viewing, whichever import or row has it', async () => {
  const { begin, run, reaches, device } = open();
  const ratings = () => keptRatings(device.lists.unmatched);
  await begin([], [watched(1)]);
  run();
  await reaches('done', ({ isKept }) => isKept);
  expect(await ratings()).toEqual([undefined]);
  await begin([], [watched(1, 8), watched(2)]);
  await reaches('done', ({ isKept, unmatched }) => isKept && unmatched === 2);
  expect(await ratings()).toEqual([8]);
  await begin([], [watched(3)]);
  await reaches('done', ({ isKept, unmatched }) => isKept && unmatched === 1);
  expect(await ratings()).toEqual([8]);
});

it('leaves a row that was there before an import which had more of it', async () => {
  const { begin, run, reaches, setStatus, device } = open();
  // Left by an import that this browser does not know.
  await keepAccountRows(device.lists.unmatched, maya, 'other-device', [watched(1)])();
  await begin([], [watched(1, 8)]);
  run();
  await reaches('done', ({ isKept }) => isKept);
  await setStatus('undoing');
  await reaches('undone', ({ isKept }) => !isKept);
  expect(await keptRatings(device.lists.unmatched)).toEqual([8]);
});

it('keeps one row, with the rating, if the one without it cannot be removed at first', async () => {
  const { unmatched } = open().device.lists;
  await keepAccountRows(unmatched, maya, 'b', [watched(1)])();
  const failing: UnmatchedEntries = {
    readUnmatched: (...page) => unmatched.readUnmatched(...page), keepUnmatched: (...part) => unmatched.keepUnmatched(...part),
    removeUnmatched: () => TE.left(offline),
  };
  expect(await keepAccountRows(failing, maya, 'a', [watched(1, 8)])()).toEqual(E.left(offline));
  expect(await keepAccountRows(unmatched, maya, 'a', [watched(1, 8)])()).toEqual(E.right(undefined));
  expect(await keptRatings(unmatched)).toEqual([8]);
});

it('leaves rows in the account that another import has left, too', async () => {
  const { journal, begin, run, reaches, setStatus, kept } = open();
  // The account keeps the beginning of a note that is too long.
  const noted = { ...lostRow('Noted'), facts: [{ kind: 'item', list: 'noir', note: 'x'.repeat(2000), day: null }] } as const;
  await begin([], [lostRow('Lost Film'), lostRow('Another'), noted]);
  run();
  const { importId } = await reaches('done', ({ isKept }) => isKept);
  await begin([], [lostRow('Lost Film'), noted]);
  await reaches('done', ({ isKept, unmatched }) => isKept && unmatched === 2);
  await journal.update(maya, importId, (record) => ({ ...record, status: 'undoing' }))();
  await expect.poll(kept).toEqual(['Lost Film', 'Noted']);
  // Both imports are taken back: nothing has left the rows.
  await setStatus('undoing');
  await reaches('undone', ({ isKept }) => !isKept);
  expect(await kept()).toEqual([]);
});

it('takes a row of two imports away with the second one, though the first one was taken back and forgotten', async () => {
  const { journal, begin, run, reaches, setStatus, kept } = open();
  await begin([], [lostRow('Lost Film'), lostRow('Another')]);
  run();
  const { importId } = await reaches('done', ({ isKept }) => isKept);
  await begin([], [lostRow('Lost Film')]);
  await reaches('done', ({ isKept, unmatched }) => isKept && unmatched === 1);
  await journal.update(maya, importId, (record) => ({ ...record, status: 'undoing' }))();
  await expect.poll(kept).toEqual(['Lost Film']);
  await expect.poll(async () => {
    await journal.forget(maya, importId)();
    const all = await firstValueFrom(journal.watch(maya));
    return E.isRight(all) && all.right.length;
  }).toBe(1);
  await setStatus('undoing');
  await reaches('undone', ({ isKept }) => !isKept);
  expect(await kept()).toEqual([]);
});

it('keeps a row with 1,200 episodes as several, and leaves it there for another import that has it, too', async () => {
  const { journal, begin, run, reaches, device } = open();
  const facts = Array.from({ length: 1200 }, (_, index) => ratedEpisode({ season: 1, episode: index + 1 }, 8, '2024-05-01'));
  const keptFacts = async () => {
    const kept = await readAccountRows(device.lists.unmatched, maya)();
    return E.isLeft(kept) ? kept : kept.right.flatMap(({ row }) => row.facts);
  };
  await begin([], [{ ...lostRow('Lost Series'), facts }, lostRow('Another')]);
  run();
  const { importId } = await reaches('done', ({ isKept }) => isKept);
  expect(await keptFacts()).toEqual([...facts, ...lostRow('Another').facts]);
  await begin([], [{ ...lostRow('Lost Series', 9), facts }]);
  await reaches('done', ({ isKept, unmatched }) => isKept && unmatched === 1);
  await journal.update(maya, importId, (record) => ({ ...record, status: 'undoing' }))();
  await expect.poll(keptFacts).toEqual(facts);
});

it('leaves rows that are found in the account if an entry of their import was refused', async () => {
  const { journal, begin, run, reaches, kept } = open();
  await begin([], [lostRow('Lost Film')]);
  const first = run();
  await reaches('done', ({ isKept }) => isKept);
  first.stop();
  await begin([noirFile], [], [lostRow('Lost Film')]);
  const { importId } = await reaches('running');
  await journal.update(maya, importId, (record) => ({ ...record, refused: 1 }))();
  run();
  await reaches('done', ({ isKept, found }) => isKept && found === 1);
  expect(await kept()).toEqual(['Lost Film']);
});

it('takes rows that are found out of the account, and brings them back with the undo', async () => {
  const { begin, run, reaches, setStatus, kept } = open();
  await begin([], [lostRow('Lost Film'), lostRow('Another')]);
  run();
  await reaches('done', ({ isKept }) => isKept);
  await begin([noirFile], [], [lostRow('Another')]);
  await reaches('done', ({ isKept, found }) => isKept && found === 1);
  expect(await kept()).toEqual(['Lost Film']);
  await setStatus('undoing');
  await reaches('undone', ({ isKept }) => !isKept);
  expect(await kept()).toEqual(['Another', 'Lost Film']);
});

it('leaves rows that are found in the account if a list of theirs has no room any more', async () => {
  const { begin, run, reaches, kept } = open();
  const rows = [rowOn('Noir', 'Lost Film'), lostRow('Another')];
  await begin([], rows);
  const actor = run();
  await reaches('done', ({ isKept }) => isKept);
  const full = Array.from({ length: MAX_LISTS }, (_, index) => oldList(`list ${index}`));
  await begin([noirFile], [], rows, { lists: of(E.right(full)) });
  expect(await reaches('done', ({ changes }) => changes > 0)).toMatchObject({ refused: 0, skippedLists: ['Noir'] });
  await waitFor(actor, (state) => state.matches('idle'));
  expect(await kept()).toEqual(['Another', 'Lost Film']);
});

it('asks for no title behind one that its list has no room for, counts each, and leaves rows in the account', async () => {
  const { device, begin, run, reaches, kept } = open();
  let [room, calls] = [10, 0];
  run({
    makeForGood: (changes) => {
      const count = changes.flatMap((change) => (change.kind === 'add-items' ? change.items : [])).length;
      calls += 1;
      if (count > room) return TE.left(invalid('items', 'too-many'));
      room -= count;
      return device.lists.makeForGood(changes);
    },
  });
  await begin([], [lostRow('Lost Film')]);
  await reaches('done', ({ isKept }) => isKept);
  const lists = noirFile.lists.map(({ list }) => ({ list, items: oldItems('noir', ...Array.from({ length: 250 }, (_, id) => id + 1)) }));
  await begin([{ ...noirFile, lists, viewings: [], ratings: [] }], [], [lostRow('Lost Film')]);
  expect(await reaches('done', ({ isKept, found }) => isKept && found === 1)).toMatchObject({ refused: 240, added: { items: 10 } });
  expect(calls).toBeLessThan(40);
  expect(await kept()).toEqual(['Lost Film']);
});
