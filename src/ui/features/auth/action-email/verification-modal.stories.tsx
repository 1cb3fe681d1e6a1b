import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const EMAIL = 'unverified@marquee.example';

const meta: Meta = {
  title: 'Features/Auth/Verification modal',
  render: () => <Screen />,
  parameters: { at: '/user-profile/nowhere' },
  globals: { role: 'unverified' },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const PHONE = { viewport: { value: 'phone' } };

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
  const field = await screen.findByLabelText('Current password');
  await expect(screen.getByLabelText('E-mail')).toHaveValue(EMAIL);
  await waitFor(() => expect(field).toHaveFocus());
};
const submit = (password: string): Play => async (context) => {
  await open(context);
  await context.userEvent.keyboard(`${password}{Enter}`);
};

export const Asks: Story = { play: open };
export const Invalid: Story = {
  play: async (context) => {
    await submit('')(context);
    await expect(await screen.findByText('This field is required!')).toBeVisible();
    await expect(screen.getByLabelText('Current password')).toHaveFocus();
  },
};

/** Requires the password each time; the modal opens with empty fields. */
export const SendsAgain: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await submit('marquee-demo')(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByText('We’ve sent you the e-mail again.')).toBeVisible());
    await expect(await context.canvas.findByRole('link', { name: 'Open the e-mail' })).toBeVisible();
    await open(context);
    await expect(screen.getByLabelText('Current password')).toHaveValue('');
    await expect(screen.getByLabelText('Current password')).not.toHaveAttribute('readonly');
  },
};
const showsError = (sentence: RegExp, password = 'marquee-demo'): Play => async (context) => {
  await submit(password)(context);
  await expect(await screen.findByText(sentence)).toBeVisible();
  await expect(screen.getByLabelText('Current password')).toHaveValue(password);
};
export const Refused: Story = { play: showsError(/^Wrong e-mail or password\.$/, 'a wrong one') };
export const RefusedPhoneLight: Story = { ...Refused, globals: { ...PHONE, theme: 'light' } };
export const Offline: Story = { globals: { network: 'offline' }, play: showsError(/^You’re offline\. What you entered stays here/) };
export const OfflinePhone: Story = { ...Offline, globals: { ...Offline.globals, ...PHONE } };
export const Failed: Story = { globals: { network: 'failing' }, play: showsError(/We couldn’t reach the server/) };

export const Sending: Story = {
  globals: { network: 'hanging' },
  play: async (context) => {
    await submit('marquee-demo')(context);
    const button = screen.getByRole('button', { name: 'Send e-mail' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(screen.getByLabelText('Current password')).toHaveAttribute('readonly');
  },
};
export const Slow: Story = {
  globals: { network: 'slow' },
  play: async (context) => {
    await submit('marquee-demo')(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
