import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = { title: 'Features/Info/Help page', render: () => <Screen />, parameters: { at: '/help' } };
export default meta;
type Story = StoryObj;

export const Desk: Story = {
  tags: ['smoke'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Help');
    await expect(canvas.getByRole('link', { name: 'matrix year:1999' })).toHaveAttribute('href', '/search?query=matrix%20year%3A1999');
    await expect(canvas.getByText(/Reload the page/)).toBeVisible();
    await expect(canvas.queryByText('Send us a message')).toBeNull();
    for (const service of ['Letterboxd', 'IMDb', 'Trakt', 'TMDB', 'TV Time'])
      await expect(canvas.getByRole('region', { name: service })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/user-profile/settings/import');
  },
};
/** With a server: links to the feedback page. */
export const WithAServer: Story = {
  parameters: { scenario: { dataLocation: 'server' } },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Send us a message' })).toHaveAttribute('href', '/feedback'),
};
export const Light: Story = { ...Desk, globals: { theme: 'light' } };
export const Phone: Story = { ...Desk, globals: { viewport: { value: 'phone' } } };
export const Offline: Story = { ...Desk, globals: { network: 'offline' } };
