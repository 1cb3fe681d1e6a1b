import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Footer } from './footer';

const meta: Meta<typeof Footer> = { title: 'App/Footer', component: Footer };
export default meta;
type Story = StoryObj<typeof Footer>;

export const Desk: Story = {
  play: async ({ canvas }) => {
    const addresses = (name: string): ReadonlyArray<readonly [string | null, string | null]> =>
      within(canvas.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(addresses('Support')).toEqual([
      ['Feedback', '/feedback'],
      ['Help', '/help'],
      ['FAQ', '/faq'],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Who runs this site', '/imprint'],
    ]);
    await expect(addresses('Social media')).toEqual([
      ['Facebook', '/'],
      ['Twitter', '/'],
      ['Tiktok', '/'],
    ]);
    const fine = canvas.getByText(/This product uses the TMDB API but is not endorsed or certified by TMDB\./);
    await expect(fine).toHaveTextContent(/^© 2026 Marquee\./);
  },
};

export const Light: Story = { globals: { theme: 'light' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ChangesTheTheme: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = localStorage.getItem('marquee.theme');
    const lightTheme = canvas.getByRole('switch', { name: 'Light theme' });
    await expect(lightTheme).not.toBeChecked();
    await userEvent.click(lightTheme);
    await expect(lightTheme).toBeChecked();
    await expect(document.documentElement.dataset['theme']).toBe('light');
    await expect(localStorage.getItem('marquee.theme')).toBe('light');
    await userEvent.click(lightTheme);
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    if (before === null) localStorage.removeItem('marquee.theme');
  },
};
