import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import type { ActionMode } from '#domain/users/auth-service';
import type { DemoEmail } from '#application/ports/demo-mailbox';

const meta: Meta = { title: 'Features/Auth/Action e-mail page', render: () => <Screen /> };
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const PHONE = { viewport: { value: 'phone' } };
const MODES: Readonly<Record<ActionMode, string>> = {
  'verify-email': 'verifyEmail', 'reset-password': 'resetPassword', 'change-email': 'verifyAndChangeEmail', 'recover-email': 'recoverEmail',
};
const MAYA = 'maya@marquee.example';

/** Parameters of a page opened from the link of an e-mail in the demo mailbox. */
const openLink = (kind: ActionMode, email = MAYA): NonNullable<Story['parameters']> => {
  const emails: ReadonlyArray<DemoEmail> = [{ kind, email, code: 'c0de' }];
  return { at: `/login?mode=${MODES[kind]}&oobCode=c0de`, scenario: { emails } };
};
const heading =
  (name: string | RegExp): Play =>
  async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();

/** Opening a link applies nothing, because e-mail scanners open links too. */
export const VerifyAsks: Story = {
  parameters: openLink('verify-email'),
  play: async (context) => {
    await heading('Confirm your e-mail')(context);
    await expect(await context.canvas.findByText(`Confirm that ${MAYA} is your address.`)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Confirm e-mail' })).toBeVisible();
  },
};
export const VerifyAsksLight: Story = { ...VerifyAsks, globals: { theme: 'light' } };
export const VerifyAsksPhone: Story = { ...VerifyAsks, globals: PHONE };

const confirm = (button: string): Play => async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: button })).focus();
  await userEvent.keyboard('{Enter}');
};

export const VerifySent: Story = {
  tags: ['smoke'],
  parameters: openLink('verify-email'),
  play: async (context) => {
    await confirm('Confirm e-mail')(context);
    await heading('E-mail confirmed')(context);
    await waitFor(() => expect(context.canvas.getByText(/is confirmed/)).toHaveFocus());
    await expect(context.canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

/** Removes the reminder immediately for a signed-in member. */
export const VerifySentByMember: Story = {
  parameters: openLink('verify-email', 'unverified@marquee.example'),
  globals: { role: 'unverified' },
  play: async (context) => {
    await confirm('Confirm e-mail')(context);
    await heading('E-mail confirmed')(context);
    await context.userEvent.click(await context.canvas.findByRole('link', { name: 'Go to the home page' }));
    await waitFor(() => expect(document.title).toMatch(/^Home/));
    await expect(context.canvas.queryByText(/Please confirm/)).toBeNull();
  },
};

export const ResetAsks: Story = {
  parameters: openLink('reset-password'),
  play: async (context) => {
    await heading('Choose a new password')(context);
    await expect(await context.canvas.findByLabelText('New password')).toBeVisible();
    await expect(context.canvas.getByText(new RegExp(`Choose a new password for ${MAYA}`))).toBeVisible();
  },
};
export const ResetAsksPhoneLight: Story = { ...ResetAsks, globals: { ...PHONE, theme: 'light' } };

const choose = (password: string): Play => async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('New password'), password);
  await userEvent.keyboard('{Enter}');
};
export const ResetInvalid: Story = {
  parameters: openLink('reset-password'),
  play: async (context) => {
    await choose('short')(context);
    await expect(context.canvas.getByText('Use at least 8 characters.')).toBeVisible();
    await expect(context.canvas.getByLabelText('New password')).toHaveFocus();
  },
};
export const ResetSent: Story = {
  tags: ['smoke'],
  parameters: openLink('reset-password'),
  play: async (context) => {
    await choose('lantern gravel oboe')(context);
    await heading('Password changed')(context);
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Sign in' }));
    await expect(await context.canvas.findByLabelText('E-mail')).toHaveValue(MAYA);
  },
};

export const ChangeAsks: Story = {
  parameters: openLink('change-email', 'maya.rosen@marquee.example'),
  play: async (context) => {
    await heading('Confirm your new e-mail')(context);
    await expect(
      await context.canvas.findByText('Confirm that you want to sign in with maya.rosen@marquee.example from now on.'),
    ).toBeVisible();
  },
};
export const ChangeSent: Story = {
  parameters: openLink('change-email', 'maya.rosen@marquee.example'),
  play: async (context) => {
    await confirm('Confirm e-mail')(context);
    await heading('E-mail changed')(context);
  },
};
export const RecoverAsks: Story = {
  parameters: openLink('recover-email', 'maya.before@marquee.example'),
  play: async (context) => {
    await heading('Restore your e-mail')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Change it back' })).toBeVisible();
  },
};
export const RecoverSent: Story = {
  parameters: openLink('recover-email', 'maya.before@marquee.example'),
  play: async (context) => {
    await confirm('Change it back')(context);
    await heading('E-mail restored')(context);
    await expect(context.canvas.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute('href', '/login?reset');
  },
};

/** Used, expired or truncated code: links to a new e-mail. */
export const NotFound: Story = {
  parameters: { at: '/login?mode=resetPassword&oobCode=spent' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/has expired or has already been used/);
    await expect(canvas.getByRole('link', { name: 'Send another link' })).toHaveAttribute('href', '/login?reset');
  },
};
export const NotFoundPhoneLight: Story = { ...NotFound, globals: { ...PHONE, theme: 'light' } };
export const NotFoundVerify: Story = {
  parameters: { at: '/login?mode=verifyEmail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/has expired or has already been used/);
    await expect(canvas.queryByRole('link', { name: 'Send another link' })).toBeNull();
  },
};

/** The used link of a confirmed address says so: to the member who is signed in, and in the browser that confirmed it. */
export const AlreadyConfirmed: Story = {
  parameters: { at: '/login?mode=verifyEmail&oobCode=spent' },
  globals: { role: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your e-mail address is already confirmed.');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  },
};
export const AlreadyConfirmedHere: Story = {
  parameters: { at: '/login?mode=verifyEmail&oobCode=spent-here' },
  beforeEach: () => {
    localStorage.setItem('marquee.confirmed-link', 'spent-here');
    return () => localStorage.removeItem('marquee.confirmed-link');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your e-mail address is already confirmed.');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: openLink('verify-email'),
  globals: { network: 'hanging' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking the link')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Confirm your e-mail' })).toBeVisible();
  },
};
export const Slow: Story = {
  parameters: openLink('verify-email'),
  globals: { network: 'slow' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Confirm e-mail' })).toBeVisible(),
};
/** Keeps the same heading element from checking to applied: screen readers do not announce the heading twice. */
export const ResetSlow: Story = {
  parameters: openLink('reset-password'),
  globals: { network: 'slow' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Checking the link')).toBeInTheDocument();
    const name = canvas.getByRole('heading', { level: 1, name: 'Choose a new password' });
    await choose('lantern gravel oboe')(context);
    await expect(name).toBeVisible();
    await canvas.findByText(/^Your password has been changed/);
    await expect(name).toBeVisible();
    await expect(name).toHaveTextContent('Password changed');
  },
};
export const Failed: Story = {
  tags: ['smoke'],
  parameters: openLink('verify-email'),
  globals: { network: 'failing' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t reach the server/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t reach the server/);
  },
};
export const Offline: Story = {
  parameters: openLink('verify-email'),
  globals: { network: 'offline' },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent(/You’re offline/),
};
export const OfflineReset: Story = {
  parameters: openLink('reset-password'),
  globals: { network: 'offline' },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent(/You’re offline/),
};
export const LongWords: Story = {
  globals: PHONE,
  parameters: openLink('verify-email', `${'donaudampf'.repeat(20)}@marquee.example`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm e-mail' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
