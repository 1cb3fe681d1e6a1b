import { expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { maya } from '#domain/lists/list.fixture';
import { testUnmatchedEntries } from '#domain/unmatched/unmatched-entries.fixture';
import { importOf } from '#application/imports/service-import.fixture';
import { keepAccountRows, readAccountRows } from './account-rows';
import { keptAsRead, unmatchedRows } from './unmatched-rows';

const list = (name: string, ...titles: ReadonlyArray<string>): readonly [string, string] => [`${name}.csv`,
  ['Date,Name,Tags,URL,Description', `2026-01-01,${name},,https://boxd.it/${name},About ${name}`, '', 'Position,Name,Year,URL,Description',
    ...titles.map((title) => `${title},u,`)].join('\n')];

it('rows that wait for their title keep their rank, and one row of a list that is not made its description', async () => {
  const { read, plan } = await importOf(list('Lost', '2,Nothing B,1950', '1,Nothing A,1951', '12,Nothing L,1952'),
    list('Noir', '1,Heat,1995', '2,Nothing C,1953'));
  const entries = testUnmatchedEntries();
  await keepAccountRows(entries, maya, 'a', unmatchedRows(read, plan))();
  const kept = await expectRight(readAccountRows(entries, maya));
  const again = keptAsRead(kept.map(({ row }) => row).toReversed());
  expect(again.rows.map(({ title: { name }, rank }) => [name, rank])).toEqual([
    ['Nothing C', 2], ['Nothing A', 1], ['Nothing B', 2], ['Nothing L', 12]]);
  expect([...again.descriptions]).toEqual([['Lost', 'About Lost']]);
});
