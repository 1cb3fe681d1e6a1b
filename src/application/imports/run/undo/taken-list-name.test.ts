import { expect, it } from 'vitest';
import { shownItems, shownLists } from '#composition/lists-on-two-devices.fixture';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { openImportRun } from '#application/imports/run/import-run.fixture';

it('puts a list whose name the person has taken meanwhile beside theirs, with all its titles', async () => {
  const { device, begin, run, reaches, setStatus, shown } = openImportRun(transitionCoverage());
  await begin();
  for (const name of ['noir', 'noir (2)']) await device.lists.createList(name)();
  run();
  expect(await reaches('done')).toMatchObject({ made: 3, refused: 0, added: { lists: 1, items: 2 } });
  const beside = (await shownLists(device)).find(({ name }) => name === 'noir_(3)');
  expect((await shownItems(device, beside?.listID ?? '')).map(({ itemKey }) => itemKey)).toEqual(['movie-1', 'movie-2']);
  await setStatus('undoing');
  // The import itself gave the list its other name.
  expect(await reaches('undone')).toMatchObject({ kept: 0, left: [] });
  expect((await shownLists(device)).map(({ name }) => name).filter((name) => name.startsWith('noir')).sort()).toEqual(['noir', 'noir_(2)']);
  expect(await shown()).toEqual({ viewings: [], ratings: [null, null], items: [] });
});
