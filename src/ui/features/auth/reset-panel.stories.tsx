import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = { title: 'Features/Auth/Reset-password page', render: () => <Screen />, parameters: { at: '/login?reset' } };
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const PHONE = { viewport: { value: 'phone' } };
const requestReset = (email = 'maya@marquee.example'): Play => async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('E-mail'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  },
};
export const Light: Story = { ...Empty, globals: { theme: 'light' } };
export const Phone: Story = { ...Empty, globals: PHONE };

export const Invalid: Story = {
  play: async (context) => {
    await requestReset('maya')(context);
    await expect(context.canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(context.canvas.getByText('Enter a valid e-mail address.')).toBeVisible();
  },
};
export const Sending: Story = {
  globals: { network: 'hanging' },
  play: async (context) => {
    await requestReset()(context);
    await expect(context.canvas.getByRole('button', { name: 'Send link' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Shows the e-mail on the page, because the memory backend sends none; its link opens the page for the new password. */
export const Sent: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await requestReset()(context);
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^If maya@marquee.example has an account/)).toHaveFocus());
    await userEvent.click(await canvas.findByRole('link', { name: 'Choose a new password' }));
    await expect(await canvas.findByLabelText('New password')).toBeVisible();
  },
};
export const SentPhoneLight: Story = { ...Sent, globals: { ...PHONE, theme: 'light' } };

/** Shows the same message for an address without an account. */
export const SentToUnknown: Story = {
  play: async (context) => {
    await requestReset('nobody@marquee.example')(context);
    await expect(await context.canvas.findByText(/^If nobody@marquee.example has an account, we’ve e-mailed it a link/)).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Use another e-mail' }));
    await expect(await context.canvas.findByLabelText('E-mail')).toHaveValue('nobody@marquee.example');
  },
};

export const Failed: Story = {
  tags: ['smoke'],
  globals: { network: 'failing' },
  play: async (context) => {
    await requestReset()(context);
    await expect(await context.canvas.findByText(/We couldn’t reach the server/)).toBeVisible();
    await expect(context.canvas.getByLabelText('E-mail')).toHaveValue('maya@marquee.example');
  },
};
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async (context) => {
    await requestReset()(context);
    await expect(await context.canvas.findByText(/What you entered stays here/)).toBeVisible();
  },
};
export const Slow: Story = {
  globals: { network: 'slow' },
  play: async (context) => {
    await requestReset()(context);
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
  },
};
export const LongWords: Story = {
  globals: PHONE,
  play: async (context) => {
    await requestReset(`${'donaudampf'.repeat(20)}@marquee.example`)(context);
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
