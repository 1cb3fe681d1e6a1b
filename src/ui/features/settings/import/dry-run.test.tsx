import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noChoices } from '#application/imports/import-choices';
import { importOf } from '#application/imports/service-import.fixture';
import { stubMeasures } from '#ui/design/shelves/stub-layout.fixture.ts';
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
