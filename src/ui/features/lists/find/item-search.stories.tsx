import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { addMany, addNoir, createNoir, NOIR_ADDRESS } from '#ui/features/lists/story-lists.fixture.ts';
import { ItemSearchProgress } from './item-search-progress';

/** A list of 2,017 titles, of which the last one searched is "Zodiac": the search of the whole list runs by itself. */
const meta: Meta = {
  title: 'Features/Lists/Find in this list',
  render: () => <Screen />,
  parameters: { at: NOIR_ADDRESS, scenario: { ownLists: { changes: [...createNoir, addMany('noir', 2000), addNoir('noir')] } } },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;

export const FindsWithoutPresses: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find in this list' }), 'zódiac');
    await expect(await canvas.findByRole('link', { name: /Zodiac/ }, { timeout: 10_000 })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('progressbar', { name: 'Searching this list' })).toBeNull(), { timeout: 10_000 });
    const list = canvas.getByRole('list', { name: 'All titles in this list' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
};
export const NothingInTheWholeList: Story = {
  parameters: { at: `${NOIR_ADDRESS}&words=casablanca` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No titles in this list match/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Search the rest of this list' })).toBeNull();
  },
};

export const Progress: StoryObj<typeof ItemSearchProgress> = {
  args: { searched: 750, count: 2017, found: 3, onStop: fn() },
  render: (args) => <ItemSearchProgress {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Searched 750 of 2,017 titles. Found: 3.')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Searching this list' })).toHaveAttribute('value', '750');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
