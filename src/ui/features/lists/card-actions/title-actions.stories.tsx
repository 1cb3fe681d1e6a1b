import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { CardsWithLists, longStoryTitle, storyTitles } from './cards-with-lists.fixture';
import '#ui/design/tokens/foundations.css';

const page = storyTitles[1];
const onBoth = { lists: [{ name: 'watchlist', itemKeys: ['movie-2'] }, { name: 'favorites', itemKeys: ['movie-2'] }] };
const none = {};

const meta: Meta<typeof CardsWithLists> = {
  title: 'Features/Lists/Title actions',
  component: CardsWithLists,
  args: { scenario: onBoth, ...(page !== undefined && { page }) },
};
export default meta;
type Story = StoryObj<typeof CardsWithLists>;

/** The button with the clock has a text, on a phone too. */
export const OnBothLists: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Watchlist', pressed: true })).toBeVisible();
    await expect(screen.getByText('Another day')).toBeVisible();
  },
};
export const OnBothListsPhone: Story = { ...OnBothLists, globals: { viewport: { value: 'phone' }, theme: 'light' } };
export const Loading: Story = {
  args: { scenario: { network: 'hanging' } },
  play: async () => expect(await screen.findByRole('button', { name: 'Watchlist' })).toHaveAttribute('aria-busy', 'true'),
};
export const LongWords: Story = {
  args: { page: longStoryTitle },
  play: async () => expect(await screen.findByRole('button', { name: 'Favorites' })).toBeVisible(),
};

/** On a title's page the keys act on its title, wherever the focus is. */
export const ByKeyboard: Story = {
  tags: ['smoke'],
  args: { scenario: none },
  play: async ({ userEvent }) => {
    // Until the lists are known, keys do nothing.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Watchlist', pressed: false })).not.toHaveAttribute('aria-busy'));
    await userEvent.keyboard('w');
    await screen.findByRole('button', { name: 'Watchlist', pressed: true });
    await userEvent.keyboard('{Meta>}z{/Meta}');
    await screen.findByRole('button', { name: 'Watchlist', pressed: false });
  },
};
