import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { comingDetails, fewFollowed, manyFollowed } from './story-calendar.fixture';

const AT = '/user-profile/calendar?view=month';
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const current = { isCatalogueCurrent: true, detailsOf: comingDetails };
const few = { ...current, ownLists: { changes: fewFollowed() } };

const meta: Meta = {
  title: 'Features/Calendar/Month on phones', render: () => <Screen />, globals: phone,
  parameters: { at: AT, scenario: { ...current, ownLists: { changes: manyFollowed } } },
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const cell = ({ canvas }: Context, name: RegExp): HTMLElement => canvas.getByRole('gridcell', { name });
const entries = ({ canvas }: Context, day: string): HTMLElement => canvas.getByRole('region', { name: day });
const hasMonth = async (context: Context): Promise<void> => {
  const today = await context.canvas.findByRole('gridcell', { name: /^Friday, 20 November 2026: \d+ event/, selected: true });
  await expect(today).toHaveAttribute('aria-current', 'date');
  await expect(today.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expect(await within(entries(context, 'Today')).findByRole('link', { name: /The Wire.*Season 6, episode 3/ })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
};
const opensMonth = async ({ canvas }: Context, name: string): Promise<void> =>
  expect(await canvas.findByRole('grid', { name: `Coming in ${name}` })).toBeVisible();

/** A press shows a day's titles below the month; a swipe changes the month, and none goes to one that is over. */
export const Pressed: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await hasMonth(context);
    await userEvent.click(cell(context, /^Friday, 27 November/));
    await expect(cell(context, /^Friday, 27 November/)).toHaveAttribute('aria-selected', 'true');
    await expect(within(entries(context, 'Friday, 27 November 2026')).getByRole('link', { name: /The Wire.*episode 4/ })).toBeVisible();
    await userEvent.click(cell(context, /^Thursday, 19 November/));
    await expect(entries(context, 'Thursday, 19 November 2026')).toHaveTextContent('This day is over.');
    const swipe = async (from: number, to: number): Promise<void> => {
      const grid = canvas.getByRole('grid');
      const touch = (clientX: number): Touch => new Touch({ identifier: 1, target: grid, clientX, clientY: 300 });
      await fireEvent.touchStart(grid, { touches: [touch(from)] });
      await fireEvent.touchEnd(grid, { changedTouches: [touch(to)] });
    };
    await swipe(100, 300);
    await opensMonth(context, 'November 2026');
    await swipe(300, 100);
    await opensMonth(context, 'December 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await opensMonth(context, 'November 2026');
  },
};

/** The titles follow the keyboard, and Enter goes to the first of them. */
export const Keyboard: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await hasMonth(context);
    cell(context, /^Friday, 20 November/).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(cell(context, /^Friday, 27 November/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(cell(context, /^Sunday, 27 December/)).toHaveFocus());
    await userEvent.keyboard('{PageUp}{Enter}');
    await waitFor(() => expect(within(entries(context, 'Friday, 27 November 2026')).getAllByRole('link')[0]).toHaveFocus());
  },
};

export const Light: Story = { play: hasMonth, globals: { ...phone, theme: 'light' } };

/** A day without titles leads to the next that has some, also of another month. */
export const EmptyDay: Story = {
  parameters: { at: `${AT}&day=2026-11-28`, scenario: few },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: 'Download as a file' });
    await expect(entries(context, 'Saturday, 28 November 2026')).toHaveTextContent('Nothing is coming on this day.');
    await userEvent.click(canvas.getByRole('button', { name: /^Next: Friday, 4 December 2026$/ }));
    await opensMonth(context, 'December 2026');
    await expect(await within(entries(context, 'Friday, 4 December 2026')).findByRole('link', { name: /The Wire/ })).toBeVisible();
    // A month that is opened begins with its first day that has something.
    for (const name of ['Previous month', 'Next month']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(cell(context, /^Friday, 4 December/)).toHaveAttribute('aria-selected', 'true');
  },
};

export const EmptyMonth: Story = {
  parameters: { at: `${AT}&month=2029-05`, scenario: few },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing is coming in May 2029.')).toBeVisible(),
};
