import { expect, it } from 'vitest';
import type { PlannedRow } from '#application/imports/planned-row';
import { film } from '#domain/lists/list.fixture';
import { leftOutCsv, rowFactsText } from './import-rows.messages';

const row = (more: Partial<PlannedRow>): PlannedRow => ({
  id: 0, file: 'films.csv', row: 1, part: null, name: 'Heat', year: 1995, state: 'new', reason: null,
  title: film(1),
  titleKey: 'k',
  candidates: [],
  facts: [],
  conflict: null,
  ...more,
});

it('leftOutCsv has each row with its reason, and no cell that a spreadsheet program would run', () => {
  expect(leftOutCsv([row({ name: '=HYPERLINK("x")', state: 'doubtful', reason: 'several' })]))
    .toBe('File,Row,Title,Year,Reason\r\nfilms.csv,1,"\'=HYPERLINK(""x"")",1995,It is not certain which title this is.\r\n');
});

it('rowFactsText says what a row adds, both of two ratings, or why it adds nothing', () => {
  const viewing = { kind: 'viewing', day: '2024-05-11', episode: null } as const;
  const rating = { kind: 'rating', rating: 9, day: null } as const;
  expect(
    rowFactsText(
      row({
        facts: [
          { fact: viewing, isNew: true },
          { fact: rating, isNew: true },
        ],
      }),
    ),
  ).toBe('Watched 11 May 2024 · Rating 9');
  expect(rowFactsText(row({ facts: [{ fact: { ...viewing, day: null, episode: { season: 1, episode: 2 } }, isNew: true }] }))).toBe(
    'Watched S1 E2, day unknown',
  );
  expect(
    rowFactsText(
      row({
        facts: [
          { fact: viewing, isNew: true },
          { fact: rating, isNew: false },
        ],
        conflict: { mine: 6, file: 9 },
      }),
    ),
  ).toBe('Watched 11 May 2024 · Your rating 6, the file’s 9');
  expect(rowFactsText(row({ state: 'there', reason: 'account' }))).toBe('Your account has this already.');
});
