import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = { title: 'App/Errors/Not-found page', render: () => <Screen />, parameters: { at: '/no/such/place' } };
export default meta;
type Story = StoryObj;

const expectNotFoundPage: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: '404 Page not found' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await waitFor(() => expect(document.title).toBe('Page not found · Marquee'));
  await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
};

export const NotFound: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await expectNotFoundPage(context);
    await expect(await context.canvas.findByRole('heading', { name: 'Films with “lost” in the title' })).toBeVisible();
  },
};
export const Light: Story = { ...NotFound, globals: { theme: 'light' } };
export const Phone: Story = { ...NotFound, globals: { viewport: { value: 'phone' } } };
export const Waiting: Story = { globals: { network: 'hanging' }, play: expectNotFoundPage };

/** The page renders completely without the catalogue. */
export const Failed: Story = {
  tags: ['smoke'],
  globals: { network: 'failing' },
  play: async (context) => {
    await expectNotFoundPage(context);
    await waitFor(() => expect(context.canvas.queryByRole('heading', { name: 'Films with “lost” in the title' })).toBeNull());
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await expect(context.canvas.queryByRole('button', { name: /^Try again/ })).toBeNull();
  },
};
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async (context) => {
    await expectNotFoundPage(context);
    await expect(await context.canvas.findByText(/^You’re offline\. Pages you’ve already opened/)).toBeVisible();
  },
};
export const UnknownAtTheRoot: Story = { parameters: { at: '/nowhere' }, play: expectNotFoundPage };
