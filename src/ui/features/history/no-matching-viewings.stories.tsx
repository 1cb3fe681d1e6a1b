import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect } from '#storybook/story-expect.ts';
import { NoMatchingViewings } from './empty-history';

/** A filter that matches none of the viewings that were searched so far: the button that searches on is the main one. */
const meta: Meta<typeof NoMatchingViewings> = {
  title: 'Features/History/Nothing found so far', component: NoMatchingViewings,
  args: { onSearchOn: fn(), isSearching: false, onClear: fn() },
};
export default meta;
type Story = StoryObj<typeof NoMatchingViewings>;

export const SearchesOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No match in the part of your history that was searched.')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Search the rest of your history' });
    await expect(button).toHaveClass('go');
    await userEvent.click(button);
    await expect(args.onSearchOn).toHaveBeenCalledOnce();
  },
};
export const LightPhone: Story = { globals: { theme: 'light', viewport: { value: 'phone' } } };
