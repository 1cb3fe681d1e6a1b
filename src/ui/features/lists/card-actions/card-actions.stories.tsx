import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { unavailable } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { CardsWithLists, longStoryTitle, storyTitles } from './cards-with-lists.fixture';
import '#ui/design/tokens/foundations.css';

const onBoth = {
  lists: [
    { name: 'watchlist', itemKeys: ['movie-2', 'movie-3'] },
    { name: 'favorites', itemKeys: ['movie-2', 'movie-5'] },
  ],
};
const none = {};

const meta: Meta<typeof CardsWithLists> = {
  title: 'Features/Lists/Card actions',
  component: CardsWithLists,
  args: { scenario: onBoth, layout: 'grid' },
};
export default meta;
type Story = StoryObj<typeof CardsWithLists>;

const button = (name: string, pressed: boolean) => screen.findByRole('button', { name, pressed });
const toastText = async (text: string): Promise<void> => {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
};

/** Pressed buttons stay visible; the others appear on hover and focus. */
export const OnBothLists: Story = {
  play: async () => {
    await expect(await button('Add Casablanca to Watchlist', true)).toHaveStyle({ opacity: '1' });
    await expect(await button('Add Casablanca to Favorites', true)).toBeVisible();
    await button('Add Parasite to Watchlist', false);
  },
};
export const OnBothListsLight: Story = { ...OnBothLists, globals: { theme: 'light' } };

/** On a phone one button opens all actions, and marks say what the title is on. */
export const OnBothListsPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('img', { name: 'Favorites, Watchlist' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /to Watchlist$/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Casablanca' }));
    await expect(await screen.findByRole('dialog', { name: 'Casablanca' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Remove from Watchlist' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Mark as watched' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove from Favorites' }));
    await toastText('Removed from Favorites');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Another title was on the watchlist alone before.
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'Watchlist' })).toHaveLength(2));
  },
};
export const PosterMenuPhoneLight: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'light' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Parasite' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add to list' }));
    await expect(await screen.findByRole('dialog', { name: 'Add to list' })).toBeVisible();
    await expect(screen.queryByRole('dialog', { name: 'Parasite' })).toBeNull();
  },
};

/** The menu of every card says that a title is not for the member, and takes that back; so does the key N. */
export const NotForMe: Story = {
  args: { scenario: none },
  beforeEach: () => {
    localStorage.removeItem('marquee.evening.story-member');
    return () => localStorage.removeItem('marquee.evening.story-member');
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Casablanca' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Not for me' }));
    await toastText('We won’t suggest Casablanca again.');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Casablanca' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take back “Not for me”' }));
    await toastText('We may suggest Casablanca again.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    (await screen.findByRole('link', { name: /^Casablanca/ })).focus();
    await userEvent.keyboard('n');
    await toastText('We may suggest Casablanca again.');
  },
};
export const NotForMePhone: Story = { ...NotForMe, globals: { viewport: { value: 'phone' } } };

/** The dialogs stand outside the page, whose layout depends on what follows its header. */
export const OnNoList: Story = {
  args: { scenario: none },
  play: async ({ canvasElement }) => {
    await button('Add Casablanca to Favorites', false);
    await expect(canvasElement.querySelector('dialog')).toBeNull();
  },
};
export const Ranked: Story = { ...OnBothLists, args: { layout: 'ranked' } };
export const LongWords: Story = {
  args: {
    titles: [longStoryTitle, ...storyTitles],
    scenario: { lists: [{ name: 'watchlist', itemKeys: [`movie-${longStoryTitle.id}`] }, { name: 'favorites' }] },
  },
  play: async () => expect(await button(`Add ${longStoryTitle.title} to Watchlist`, true)).toBeVisible(),
};

export const Loading: Story = {
  args: { scenario: { network: 'hanging' } },
  play: async () => expect(await button('Add Casablanca to Watchlist', false)).toHaveAttribute('aria-disabled', 'true'),
};

/** A click changes the list at once and offers to take it back. */
export const Toggles: Story = {
  tags: ['smoke'],
  args: { scenario: none },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add Casablanca to Watchlist', false));
    await button('Add Casablanca to Watchlist', true);
    await toastText('Added to Watchlist');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await button('Add Casablanca to Watchlist', false);
    await toastText('Undone: removed again.');
  },
};

/** Keys act on the focused card; the shelf stays one Tab stop. */
export const ByKeyboard: Story = {
  args: { scenario: none, layout: 'shelf' },
  play: async ({ userEvent }) => {
    await button('Add Parasite to Watchlist', false);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('link', { name: /^Casablanca/ })).toHaveFocus();
    await userEvent.keyboard('w');
    await button('Add Casablanca to Watchlist', true);
    await userEvent.keyboard('f');
    await button('Add Casablanca to Favorites', true);
    await userEvent.keyboard('{Control>}z{/Control}');
    await button('Add Casablanca to Favorites', false);
    await userEvent.keyboard('a');
    await expect(await screen.findByRole('dialog', { name: 'Add to list' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await expect(screen.getByRole('link', { name: /^Casablanca/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(document.body).toHaveFocus();
  },
};

export const Failure: Story = {
  args: { scenario: { changeFailure: { ...unavailable(null, 'QuotaExceededError'), storage: 'full' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add Casablanca to Watchlist', false));
    await waitFor(() => expect(screen.getByRole('alert', { name: /storage is full/ })).toBeVisible());
    await button('Add Casablanca to Watchlist', false);
  },
};

/** `?` lists the keys; the switch turns those of one character off. */
export const Shortcuts: Story = {
  args: { scenario: none },
  play: async ({ userEvent }) => {
    await button('Add Parasite to Watchlist', false);
    await userEvent.tab();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.click(screen.getByRole('switch'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
    await userEvent.keyboard('w');
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(await screen.findByRole('dialog', { name: 'Add to list' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await button('Add Parasite to Watchlist', false);
  },
};
export const ShortcutsPhone: Story = {
  args: { scenario: none },
  globals: { viewport: { value: 'phone' }, theme: 'light' },
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: 'Actions for Parasite' });
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
};
