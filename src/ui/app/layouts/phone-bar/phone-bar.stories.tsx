import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = {
  title: 'App/Phone bar', render: () => <Screen />, parameters: { at: '/faq' }, globals: { role: 'member', viewport: { value: 'phone' } },
};
export default meta;
type Story = StoryObj;

const findBar = async () => within(await screen.findByRole('navigation', { name: 'Quick' }));

/** The places stand in the lower quarter of the window, and what the page ends with is not covered. */
export const Phone: Story = {
  tags: ['smoke'],
  play: async ({ canvas }) => {
    const places = await findBar();
    await expect(places.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/home', '/tonight', '/user-profile/user-lists/watchlist?list_id=story-watchlist',
    ]);
    const top = places.getByRole('button', { name: 'Search' }).getBoundingClientRect().top;
    await expect(top / window.innerHeight).toBeGreaterThan(0.75);
    window.scrollTo(0, document.body.scrollHeight);
    const last = [...canvas.getByRole('contentinfo').querySelectorAll('a, p')].at(-1);
    await waitFor(() => expect(last?.getBoundingClientRect().bottom).toBeLessThan(top));
  },
};
export const Light: Story = { ...Phone, globals: { theme: 'light' } };

/** The header's search opens and has the focus; the bar leaves the room to it and to the keyboard. */
export const Searches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await findBar()).getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search films and series' })).toHaveFocus());
    await expect(screen.queryByRole('navigation', { name: 'Quick' })).toBeNull();
  },
};

/** The menu opens above its button and leads everywhere. */
export const More: Story = {
  tags: ['smoke'],
  play: async ({ userEvent }) => {
    const more = (await findBar()).getByRole('button', { name: 'More' });
    await userEvent.click(more);
    const menu = await screen.findByRole('menu', { name: 'More' });
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThan(more.getBoundingClientRect().top));
    await expect(within(menu).getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Profile', 'Favorites', 'Watchlist', 'Your lists', 'Watch history', 'Calendar', 'Settings', 'Home', 'Movies', 'TV Shows', 'Genre',
      'Sign Out',
    ]);
    // All of it is in sight.
    await expect(menu.parentElement?.scrollHeight).toBe(menu.parentElement?.clientHeight);
  },
};

/** Visitors reach the search, the pick of the evening and the sign-in with the thumb. */
export const Visitor: Story = {
  globals: { role: 'visitor' },
  play: async () => {
    const places = await findBar();
    await expect(places.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/tonight', '/login']);
    await expect(places.queryByRole('button', { name: 'More' })).toBeNull();
  },
};
