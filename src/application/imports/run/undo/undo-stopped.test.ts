import * as E from 'fp-ts/Either';
import { filter, firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { maya } from '#domain/lists/list.fixture';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { noirFile, openImportRun } from '#application/imports/run/import-run.fixture';

it('takes back no change that a stopped import had not begun, though the same file was imported again', async () => {
  const { journal, begin, run, reaches, setStatus, shown } = openImportRun(transitionCoverage());
  const viewings = [{ ...noirFile, lists: [], ratings: [] }];
  await begin(viewings);
  const { importId } = await reaches('running');
  await setStatus('stopped');
  await begin(viewings);
  run();
  await reaches('done');
  await journal.update(maya, importId, (record) => ({ ...record, status: 'undoing' }))();
  await firstValueFrom(journal.watch(maya).pipe(filter((all) => E.isRight(all) && all.right.every(({ status }) => status !== 'undoing'))));
  expect(await shown()).toMatchObject({ viewings: ['v1', 'v2'] });
});
