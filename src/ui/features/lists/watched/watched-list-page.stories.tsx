import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { invalid } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { addNoir, createNoir, NOIR_ADDRESS } from '#ui/features/lists/story-lists.fixture.ts';
import { logDays, rateAs } from './watched-changes.fixture';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const heat = aTitle({ id: 949, title: 'Heat', year: 1995, runtime: 170 });
const memento = aTitle({ id: 77, title: 'Memento', year: 2000, runtime: 113 });
const changes = [...createNoir, addNoir('noir'), logDays(heat, '2026-10-02'), rateAs(heat, 9), rateAs(memento, 7.5)];

const meta: Meta = {
  title: 'Features/Lists/Watched on a list page',
  render: () => <Screen />,
  parameters: { at: NOIR_ADDRESS, scenario: { ownLists: { changes } } },
  globals: asMember,
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const cards = ({ canvas }: Pick<Context, 'canvas'>) =>
  within(canvas.getByRole('list', { name: 'All titles in this list' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent);
const shows = (context: Pick<Context, 'canvas'>, names: ReadonlyArray<string>): Promise<void> =>
  waitFor(() => expect(cards(context)).toEqual(names));

/** The filter shows what is watched. */
export const Filtered: Story = {
  parameters: { at: `${NOIR_ADDRESS}&watched=yes` },
  play: async (context) => {
    await shows(context, ['Heat']);
    await expect(await context.canvas.findByRole('button', { name: 'Watched: Watched' })).toBeVisible();
    await expect(await context.canvas.findByRole('img', { name: 'Your rating: 9' })).toBeVisible();
  },
};
export const FilteredPhone: Story = { ...Filtered, globals: phone };

/** The table sorts by the own rating. */
export const ByOwnRating: Story = {
  parameters: { at: `${NOIR_ADDRESS}&view=table&sort=own-rating` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Heat'));
    await expect(canvas.getByRole('columnheader', { name: 'Your rating' })).toHaveAttribute('aria-sort', 'descending');
  },
};
export const ByOwnRatingLight: Story = { ...ByOwnRating, globals: { ...asMember, theme: 'light' } };

/** Several titles are marked at once, with one undo. */
export const MarksSelected: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select The Killing' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sunset Boulevard' }));
    // The bar loads with the first selection.
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as watched' }));
    await waitFor(() => expect(canvas.getByText('Marked 2 titles as watched.')).toBeVisible());
    await canvas.findByRole('button', { name: 'The Killing: watched. Your viewings' });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByRole('button', { name: 'Mark The Killing as watched' });
    await canvas.findByRole('button', { name: 'Mark Sunset Boulevard as watched' });
  },
};
export const SelectingPhone: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select The Maltese Falcon' }));
    await expect(await canvas.findByRole('button', { name: 'Mark as watched' })).toBeVisible();
  },
};

/** A viewing that the backend refused says why. */
export const Refused: Story = {
  parameters: { scenario: { ownLists: { changes, refused: [[logDays(memento, '2027-01-01'), invalid('watchedAt', 'malformed')]] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mark Memento as watched')).toBeVisible();
    await expect(canvas.getByText('A viewing can’t be in the future. Choose another day.')).toBeVisible();
  },
};
