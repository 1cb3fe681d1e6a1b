import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { noItemFilter } from '#domain/lists/item-query';
import { expect } from '#storybook/story-expect.ts';
import { EmptyOwnList } from './empty-own-list';

/**
 * A search that was stopped before it found a title: the button that searches on is the main one, and no headline says that nothing
 * matches.
 */
const meta: Meta<typeof EmptyOwnList> = {
  title: 'Features/Lists/Nothing found so far',
  component: EmptyOwnList,
  args: { listName: 'watchlist', filter: { ...noItemFilter, genre: 'western' }, onSearchOn: fn(), onFilter: fn() },
};
export default meta;
type Story = StoryObj<typeof EmptyOwnList>;

export const SearchesOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No match in the part of this list that was searched.')).toBeVisible();
    await expect(canvas.queryByText('No match')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Search the rest of this list' });
    await expect(button).toHaveClass('go');
    await expect(canvas.getByRole('button', { name: 'Clear all filters' })).not.toHaveClass('go');
    await userEvent.click(button);
    await expect(args.onSearchOn).toHaveBeenCalledOnce();
  },
};
export const Light: Story = { globals: { theme: 'light' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const AllSearched: Story = {
  args: { onSearchOn: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No titles in this list match/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear all filters' })).toHaveClass('go');
  },
};
