import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const STORED_AS = 'marquee.draft.feedback';

const meta: Meta = {
  title: 'Features/Info/Feedback page',
  render: () => <Screen />,
  parameters: { at: '/feedback' },
  beforeEach: () => {
    sessionStorage.removeItem(STORED_AS);
    return () => sessionStorage.removeItem(STORED_AS);
  },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Your message'), 'The posters are lovely.');
  await userEvent.type(canvas.getByLabelText(/^Your e-mail/), 'maya@example.org');
  // A newer version of the app waits for such a form.
  await expect(canvas.getByLabelText('Your message').closest('form')).toHaveAttribute('data-unsent');
};
const send: Play = async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Send' }));

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Feedback');
    await expect(canvas.queryByText('This field is required!')).toBeNull();
  },
};
export const Light: Story = { ...Empty, globals: { theme: 'light' } };
export const Phone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };

/** Shows no errors before the first attempt; then focuses the first invalid field. */
export const Wrong: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(/^Your e-mail/), 'maya');
    await expect(canvas.queryByText('Enter a valid e-mail address.')).toBeNull();
    await send(context);
    await expect(canvas.getByLabelText('Your message')).toHaveFocus();
    await expect(canvas.getByLabelText('Your message')).toHaveAccessibleDescription(/This field is required!/);
    await expect(canvas.getByText('Enter a valid e-mail address.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Your message'), 'x');
    await expect(canvas.queryByText('This field is required!')).toBeNull();
    await send(context);
    await expect(canvas.getByLabelText(/^Your e-mail/)).toHaveFocus();
  },
};
export const WrongPhoneLight: Story = { ...Wrong, globals: { viewport: { value: 'phone' }, theme: 'light' } };

export const LongWords: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByLabelText('Your message'));
    await userEvent.paste('Donaudampfschifffahrt'.repeat(200));
    await send(context);
    await expect(canvas.getByText('Use at most 4,000 characters.')).toBeVisible();
    await expect(canvas.getByText('4,200 of 4,000 characters.')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Longer than 4,000 characters.')).toHaveAttribute('role', 'status'));
  },
};

export const Sending: Story = {
  globals: { network: 'hanging' },
  play: async (context) => {
    await fillIn(context);
    await send(context);
    const button = context.canvas.getByRole('button', { name: 'Send' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(context.canvas.getByLabelText('Your message')).toHaveAttribute('readonly');
  },
};

/** Fills in and sends the form, and expects board and toast. */
const sendsMessage =
  (board: string, toastText: string): Play =>
  async (context) => {
    await fillIn(context);
    await send(context);
    await expect(await context.canvas.findByRole('heading', { level: 1, name: board })).toBeVisible();
    await waitFor(() => expect(screen.getByText(toastText)).toBeVisible());
    await expect(sessionStorage.getItem(STORED_AS)).toBeNull();
  };

/** Without a server there is no recipient: the page says so before and after sending. */
export const Sent: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await expect(await context.canvas.findByText(/You can try the form, but your message isn’t sent to anyone/)).toBeVisible();
    await sendsMessage('Thank you kept on device', 'Demo: your message wasn’t sent to anyone.')(context);
    await expect(context.canvas.getByText(/stays in this browser, where the demo admin can read it/)).toBeVisible();
  },
};
export const SentToAServer: Story = {
  parameters: { scenario: { dataLocation: 'server' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(/A person reads every message/)).toBeVisible();
    await sendsMessage('Thank you message received', 'Thank you. We’ve received your message.')(context);
    await expect(context.canvas.getByText('If you left an e-mail address, we’ll reply there.')).toBeVisible();
  },
};
export const SentPhone: Story = { ...Sent, globals: { viewport: { value: 'phone' } } };

export const WritesAnother: Story = {
  play: async (context) => {
    await fillIn(context);
    await send(context);
    const another = await context.canvas.findByRole('button', { name: 'Send another message' });
    await waitFor(() => expect(getComputedStyle(another).pointerEvents).not.toBe('none'));
    await context.userEvent.click(another);
    await expect(await context.canvas.findByLabelText('Your message')).toHaveValue('');
    await expect(context.canvas.getByLabelText('Your message')).toHaveFocus();
    await expect(context.canvas.getByLabelText('Your message').closest('form')).not.toHaveAttribute('data-unsent');
  },
};

/** Keeps the message after a failure and allows sending it again. */
export const Failed: Story = {
  tags: ['smoke'],
  globals: { network: 'failing' },
  play: async (context) => {
    await fillIn(context);
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/^Your message wasn’t sent/);
    await expect(context.canvas.getByLabelText('Your message')).toHaveValue('The posters are lovely.');
    await expect(context.canvas.getByRole('button', { name: 'Send again' })).toBeVisible();
  },
};
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async (context) => {
    await fillIn(context);
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/You’re offline/);
  },
};

/** Restores the draft of this tab. */
export const Draft: Story = {
  beforeEach: () => sessionStorage.setItem(STORED_AS, JSON.stringify({ owner: null, values: { message: 'Half a thought', email: '' } })),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Your message')).toHaveValue('Half a thought'));
    await userEvent.type(canvas.getByLabelText('Your message'), ' more');
    await expect(sessionStorage.getItem(STORED_AS)).toContain('Half a thought more');
  },
};
