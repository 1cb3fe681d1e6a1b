import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { back, Browser, place } from '#storybook/story-browser.tsx';

const meta: Meta = {
  title: 'Journeys/Members',
  render: () => <Browser />,
  parameters: { at: '/user-profile/settings' },
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const heading = ({ canvas }: Context, name: string | RegExp) => canvas.findByRole('heading', { level: 1, name });
const choose = async ({ canvas, userEvent }: Context, entry: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

export const SignInAndOut: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('a visitor is redirected to sign-in', async () => {
      await heading(context, 'Sign in');
      await expect(place()).toBe(`/login?next=${encodeURIComponent('/user-profile/settings')}`);
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign in as Member' }));
    });
    await step('the sign-in returns to the requested page', async () => {
      await heading(context, 'Settings');
      await expect(place()).toBe('/user-profile/settings');
      await expect(await canvas.findByText('maya@marquee.example')).toBeVisible();
    });
    await step('go home and open the profile', async () => {
      await userEvent.click(within(canvas.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' }));
      await heading(context, 'Welcome, Maya Rosen');
      await choose(context, 'Profile');
      await heading(context, 'Profile');
      await expect(canvas.getByLabelText('Name')).toHaveValue('Maya Rosen');
      back();
      await heading(context, /^Welcome, /);
    });
    await step('sign out and return to the start page as a visitor', async () => {
      await choose(context, 'Sign Out');
      await heading(context, /tonight/);
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible());
      await expect(place()).toBe('/');
    });
  },
};
