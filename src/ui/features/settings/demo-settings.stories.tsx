import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = {
  title: 'Features/Settings/Demo settings',
  render: () => <Screen />,
  parameters: { at: '/user-profile/settings', scenario: { isDemo: true } },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const ask: Play = async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Reset the demo' }));
const question = () => screen.findByRole('alertdialog', { name: 'Reset the demo?' });
const confirm: Play = async (context) => {
  await ask(context);
  await context.userEvent.click(within(await question()).getByRole('button', { name: 'Delete and reset' }));
};

/** Says what is deleted before anything happens. */
export const Asks: Story = {
  play: async (context) => {
    await ask(context);
    await expect(await question()).toHaveTextContent(/All accounts in this browser, also those you created, are deleted/);
    await context.userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await expect(context.canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  },
};
export const PutsBack: Story = {
  play: async (context) => {
    await confirm(context);
    await waitFor(() => expect(screen.getByText('The demo has been reset.')).toBeVisible());
    await expect(await context.canvas.findByRole('link', { name: 'Sign In' })).toBeVisible();
  },
};
export const Fails: Story = {
  globals: { network: 'failing' },
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Reset the demo' })).not.toHaveAttribute('aria-busy');
  },
};
/** A site whose accounts are real offers nothing of it. */
export const NoDemo: Story = {
  parameters: { scenario: { isDemo: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Delete account' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reset the demo' })).toBeNull();
  },
};
