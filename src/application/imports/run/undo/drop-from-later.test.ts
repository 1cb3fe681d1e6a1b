import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { film, maya } from '#domain/lists/list.fixture';
import { dropFromLater } from './drop-from-later';
import { nothingGone } from '#application/ports/import-journal';
import { anImport, testImportJournal } from '#application/imports/run/import-journal.fixture';

it('notes entries in the imports after the one that had added them, and in none if that one is gone', async () => {
  const journal = testImportJournal();
  for (const [startedAt, importId] of ['first', 'second', 'third'].entries())
    await journal.begin(maya, { ...anImport, importId, startedAt }, [], { report: '', unmatched: '' })();
  const rating = { title: film(1), rating: 8, before: null, ratedAt: 5 };
  const gone = { dropped: ['v1'], goneRatings: [rating] };
  const noted = async () => {
    const all = await firstValueFrom(journal.watch(maya));
    return E.isRight(all) ? all.right.map(({ dropped, goneRatings }) => [...dropped, ...goneRatings]) : [];
  };
  await dropFromLater(journal, maya, 'gone', { gone, all: gone });
  expect(await noted()).toEqual([[], [], []]);
  await dropFromLater(journal, maya, 'second', { gone, all: gone });
  expect(await noted()).toEqual([['v1', rating], [], []]);
});

it('notes what is taken back, too, in an import that has changes left', async () => {
  const journal = testImportJournal();
  for (const [startedAt, importId] of ['first', 'done', 'running'].entries())
    await journal.begin(maya, { ...anImport, importId, startedAt, changes: 2, made: importId === 'running' ? 1 : 2 }, [],
      { report: '', unmatched: '' })();
  await dropFromLater(journal, maya, 'first', { gone: nothingGone, all: { dropped: ['v1'], goneRatings: [] } });
  const all = await firstValueFrom(journal.watch(maya));
  expect(E.isRight(all) ? all.right.map(({ importId, dropped }) => [importId, dropped]) : all)
    .toEqual([['running', ['v1']], ['done', []], ['first', []]]);
});
