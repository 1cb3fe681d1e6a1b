import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROW_STATES, type PlannedRow } from '#application/imports/plan/planned-row';
import { film } from '#domain/lists/list.fixture';
import { stubMeasures } from '#ui/design/shelves/stub-layout.fixture.ts';
import { DryRunRows } from './dry-run-rows';

beforeEach(stubMeasures);
afterEach(cleanup);

const row = (id: number, fields: Partial<PlannedRow>): PlannedRow => ({
  id, file: 'diary.csv', row: id, part: null, name: fields.state ?? '', year: null, state: 'new', reason: null, title: film(id),
  titleKey: `key ${id}`, candidates: [film(id)], facts: [], conflict: null, ...fields,
});

it('lets the person choose another title for every row that has one or can have one', () => {
  const onDecide = vi.fn();
  const rows = [...ROW_STATES.map((state, index) => row(index, { state })), row(9, { titleKey: '' })];
  // Without a layout, a list of several rows does not show all of them.
  for (const each of rows) render(<DryRunRows rows={[each]} leftOut={new Set()} onInclude={vi.fn()} onDecide={onDecide} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(rows.length);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Change the title of new', 'Change the title of there', 'Choose the title of doubtful', 'Choose the title of unknown',
  ]);
  screen.getByRole('button', { name: 'Change the title of there' }).click();
  expect(onDecide).toHaveBeenCalledExactlyOnceWith(rows[1]);
});
