import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noChoices } from '#application/imports/import-choices';
import { importOf } from '#application/imports/service-import.fixture';
import { stubMeasures } from '#ui/design/shelves/stub-layout.fixture.ts';
import { IMPORT_ROWS_MESSAGES } from '#ui/messages/data/import-rows.messages.ts';
import { DryRun } from './dry-run';
import type { Import } from './use-import';

beforeEach(() => {
  stubMeasures();
  // The test DOM has no animations.
  Element.prototype.getAnimations = () => [];
});
afterEach(cleanup);

it('says of a file that ends too early beside others that it is damaged, and not that it is not understood', async () => {
  const { plan, read } = await importOf(
    ['films.csv', 'Title,Year\nHeat,1995'], ['history-2.json', '[{"title":"Heat"},{"ti'], ['odd.json', '{"odd":1}']);
  const own = {
    context: { chosen: { content: { read }, names: ['export.zip'] }, refused: [], choices: noChoices },
    change: vi.fn(), chooseTitle: vi.fn(),
  } as unknown as Import;
  render(<DryRun own={own} plan={plan} save={null} />);
  expect(screen.getByText('history-2.json: This file is damaged or cut off. Download it again.')).toBeTruthy();
  expect(screen.getByText('Not understood, and left out: odd.json.')).toBeTruthy();
});

it('leaves out the rows of a profile of Netflix, and takes them again', async () => {
  const { plan, read } = await importOf(['ViewingActivity.csv', ['Profile Name,Start Time,Duration,Title', 'Ada,2022-10-18,02:49:00,Heat',
    'Bo,2022-10-17,02:49:00,Heat', 'Bo,2022-10-16,02:00:00,Lost Highway'].join('\n')]);
  const shown = (leftOut: ReadonlySet<number>) => {
    const own = {
      context: { chosen: { content: { read }, names: ['ViewingActivity.csv'] }, refused: [], choices: { ...noChoices, leftOut } },
      change: vi.fn(), chooseTitle: vi.fn(),
    } as unknown as Import;
    render(<DryRun own={own} plan={plan} save={null} />);
    return own.change;
  };
  const included = shown(new Set([0]));
  const box = (profile: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `ViewingActivity.csv (${profile})` });
  expect([box('Ada').checked, box('Bo').checked]).toEqual([false, true]);
  fireEvent.click(box('Bo'));
  expect(included).toHaveBeenCalledWith({ leftOut: new Set([0, 1, 2]) });
  fireEvent.click(box('Ada'));
  expect(included).toHaveBeenLastCalledWith({ leftOut: new Set() });
});

it('takes the likely titles of rows, and leaves a title to the person that another id or only the year speaks for', async () => {
  const { plan, read } = await importOf(['films.csv', 'Title,Year,Type,tvdb_id\nFlow,2024,movie,\nDark,,show,73739']);
  const own = {
    context: { chosen: { content: { read }, names: ['films.csv'] }, refused: [], choices: noChoices },
    change: vi.fn(), chooseTitle: vi.fn(), chooseLikely: vi.fn(),
  };
  const view = render(<DryRun own={own as unknown as Import} plan={plan} save={null} />);
  fireEvent.click(screen.getByRole('button', { name: IMPORT_ROWS_MESSAGES.useLikely }));
  const [flow, dark] = plan.rows;
  expect([flow?.state, dark?.state, dark?.candidates.length]).toEqual(['doubtful', 'doubtful', 1]);
  expect(own.chooseLikely).toHaveBeenCalledWith(new Map([[flow?.titleKey, flow?.candidates[0]]]));
  view.rerender(<DryRun own={own as unknown as Import} plan={{ ...plan, rows: plan.rows.slice(1) }} save={null} />);
  expect(screen.queryByRole('button', { name: IMPORT_ROWS_MESSAGES.useLikely })).toBeNull();
});
