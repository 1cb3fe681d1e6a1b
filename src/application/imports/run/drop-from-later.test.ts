import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { maya } from '#domain/lists/list.fixture';
import { dropFromLater } from './drop-from-later';
import { anImport, testImportJournal } from './import-journal.fixture';

it('notes viewings in the imports after the one that had added them, and in none if that one is gone', async () => {
  const journal = testImportJournal();
  for (const [startedAt, importId] of ['first', 'second', 'third'].entries())
    await journal.begin(maya, { ...anImport, importId, startedAt }, [], { report: '', unmatched: '' })();
  const dropped = async () => {
    const all = await firstValueFrom(journal.watch(maya));
    return E.isRight(all) ? all.right.map((each) => each.dropped) : [];
  };
  await dropFromLater(journal, maya, 'gone', ['v1']);
  expect(await dropped()).toEqual([[], [], []]);
  await dropFromLater(journal, maya, 'second', ['v1']);
  expect(await dropped()).toEqual([['v1'], [], []]);
});
