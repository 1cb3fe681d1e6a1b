import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = { title: 'Features/Lists/Default list page', render: () => <Screen />, globals: { role: 'member' } };
export default meta;
type Story = StoryObj;

const leadsTo = (at: string, name: string): Story => ({
  parameters: { at },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-current', 'page'));
  },
});

export const Watchlist = leadsTo('/user-profile/watchlist', 'Watchlist');
export const Favorites = leadsTo('/user-profile/favorites', 'Favorites');
export const WatchlistAdmin: Story = { ...Watchlist, globals: { role: 'admin' } };
export const FavoritesAdmin: Story = { ...Favorites, globals: { role: 'admin' } };
export const WatchlistPhoneLight: Story = {
  tags: ['smoke'],
  parameters: { at: '/user-profile/watchlist' }, globals: { viewport: { value: 'phone' }, theme: 'light' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible(),
};
export const FavoritesPhoneLight: Story = {
  tags: ['smoke'],
  parameters: { at: '/user-profile/favorites' }, globals: { viewport: { value: 'phone' }, theme: 'light' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible(),
};
