import { expect, it } from 'vitest';
import type { LeftOutReason, LeftOutRow } from '#application/imports/import-row';
import { leftOutCsv, leftOutText } from './import.messages';

const row = (reason: LeftOutReason, name = 'Heat'): LeftOutRow => ({ file: 'films.csv', row: 1, name, year: 1995, reason });

it('leftOutText says how many rows are left out, and why', () => {
  expect([leftOutText([]), leftOutText([row('damaged')]), leftOutText([row('unknown'), row('several'), row('unknown')])]).toEqual([
    '', '1 row is left out: 1 row is damaged.', '3 rows are left out: 2 titles aren’t in this catalogue and 1 row can mean several titles.',
  ]);
});

it('leftOutCsv has each row with its reason, and no cell that a spreadsheet program would run', () => {
  expect(leftOutCsv([row('several', '=HYPERLINK("x")')])).toBe(
    'File,Row,Title,Year,Reason\r\nfilms.csv,1,"\'=HYPERLINK(""x"")",1995,The catalogue has several titles that this can be.\r\n',
  );
});
