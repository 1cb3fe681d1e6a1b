import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const EMAIL = 'unverified@marquee.example';

const meta: Meta = {
  title: 'Features/Auth/Verify-email notice on a page',
  render: () => <Screen />,
  parameters: { at: '/user-profile/nowhere' },
  globals: { role: 'unverified' },
};
export default meta;
type Story = StoryObj;

const PHONE = { viewport: { value: 'phone' } };

export const Reminds: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(EMAIL))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open the e-mail' })).toBeNull();
  },
};
export const Light: Story = { ...Reminds, globals: { theme: 'light' } };
export const Phone: Story = { ...Reminds, globals: PHONE };

/** Links to the verification e-mail in the demo mailbox. */
export const ShowsTheEmail: Story = {
  tags: ['smoke'],
  parameters: { scenario: { emails: [{ kind: 'verify-email', email: EMAIL, code: 'c0de' }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open the e-mail' })).toHaveAttribute(
      'href', '/login?mode=verifyEmail&oobCode=c0de',
    );
  },
};

/** The reminder can be put away for a day, on every page and after a reload. */
export const PutAway: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide for a day' }));
    await expect(canvas.queryByText(new RegExp(EMAIL))).toBeNull();
    await expect(localStorage.getItem('marquee.reminder-paused')).not.toBeNull();
  },
};

/** Renders nothing for a verified address. */
export const NotNeeded: Story = {
  globals: { role: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send again' })).toBeNull();
  },
};
