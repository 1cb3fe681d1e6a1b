import { expect, it } from 'vitest';
import { maya } from '#domain/lists/list.fixture';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { lostRow, noirFile, openImportRun } from './import-run.fixture';

const open = () => openImportRun(transitionCoverage());

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

it('leaves rows in the account that another import has left, too', async () => {
  const { journal, begin, run, reaches, kept } = open();
  await begin([], [lostRow('Lost Film'), lostRow('Another')]);
  run();
  const { importId } = await reaches('done', ({ isKept }) => isKept);
  await begin([], [lostRow('Lost Film')]);
  await reaches('done', ({ isKept, unmatched }) => isKept && unmatched === 1);
  await journal.update(maya, importId, (record) => ({ ...record, status: 'undoing' }))();
  await expect.poll(kept).toEqual(['Lost Film']);
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
