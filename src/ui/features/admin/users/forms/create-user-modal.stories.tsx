import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { offline } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const at = '/admin/manage-users';
const meta: Meta = { title: 'Features/Admin/Create user modal', render: () => <Screen />, parameters: { at }, globals: { role: 'admin' } };
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'phone' } };
const modal = () => within(screen.getByRole('dialog', { name: 'Create user' }));
const openModal = async ({ canvas, userEvent }: Context): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create user' }));
  await screen.findByLabelText('Display name');
  await screen.findByRole('dialog', { name: 'Create user' });
};
const send = async ({ userEvent }: Context): Promise<void> => userEvent.click(modal().getByRole('button', { name: 'Create user' }));
const fill = async ({ userEvent }: Context, email: string): Promise<void> => {
  await userEvent.type(modal().getByLabelText('Display name'), 'Zoë Winter');
  await userEvent.type(modal().getByLabelText('E-mail'), email);
  await userEvent.type(modal().getByLabelText('Password'), 'nine letters');
};

export const Asks: Story = { play: openModal };
export const AsksPhone: Story = { ...Asks, globals: phone };
export const AsksPhoneLight: Story = { ...Asks, globals: { ...phone, theme: 'light' } };

export const Invalid: Story = {
  play: async (context) => {
    await openModal(context);
    await send(context);
    await expect(modal().getAllByText('This field is required!')).toHaveLength(3);
    await expect(modal().getByLabelText('Display name')).toHaveFocus();
  },
};
export const InvalidPhone: Story = { ...Invalid, globals: phone };

/** The modal closes, the server's message is a toast, and the row is in the table. */
export const Sent: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await openModal(context);
    await fill(context, 'zoe@marquee.example');
    await send(context);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create user' })).toBeNull());
    await expect(await context.canvas.findByRole('link', { name: /Zoë Winter/ })).toBeVisible();
    await context.userEvent.click(await screen.findByRole('button', { name: 'Show user' }));
    await waitFor(() => expect(context.canvas.getAllByRole('row')).toHaveLength(2));
  },
};

/** An invitation needs no password. A question comes first, and a toast says that the e-mail was sent. */
export const Invited: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const { userEvent } = context;
    await openModal(context);
    await userEvent.type(modal().getByLabelText('Display name'), 'Zoë Winter');
    await userEvent.type(modal().getByLabelText('E-mail'), 'zoe@marquee.example');
    await userEvent.click(modal().getByRole('checkbox', { name: 'Send an invitation instead of setting a password' }));
    await expect(modal().queryByLabelText('Password')).toBeNull();
    await send(context);
    const question = within(await screen.findByRole('alertdialog', { name: 'Send an invitation?' }));
    await expect(question.getByText(/zoe@marquee\.example gets an e-mail/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Create and send' }));
    await expect(await screen.findByText(/We’ve sent an invitation to zoe@marquee\.example/)).toBeInTheDocument();
    await expect(await context.canvas.findByRole('link', { name: /Zoë Winter/ })).toBeVisible();
  },
};

/** A refused form stays as it is filled and says why. */
export const Refused: Story = {
  play: async (context) => {
    await openModal(context);
    await fill(context, 'maya@marquee.example');
    await send(context);
    await expect(await modal().findByText('Another account has this e-mail address. Nothing was changed.')).toBeVisible();
    await expect(modal().getByLabelText('E-mail')).toHaveValue('maya@marquee.example');
  },
};
export const CreationWithoutConnection: Story = {
  parameters: { at, scenario: { failureOf: { 'api.createUser': offline } } },
  play: async (context) => {
    await openModal(context);
    await fill(context, 'zoe@marquee.example');
    await send(context);
    await expect(await modal().findByText(/You’re offline/)).toBeVisible();
  },
};

/** Closing keeps what was typed, except the password, for the next opening. */
export const KeptAsDraft: Story = {
  play: async (context) => {
    await openModal(context);
    await fill(context, 'zoe@marq');
    // Browsers fire `cancel` on a dialog for Escape; synthetic key events do not trigger it.
    document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create user' })).toBeNull());
    await openModal(context);
    await expect(modal().getByLabelText('E-mail')).toHaveValue('zoe@marq');
    await expect(modal().getByLabelText('Password')).toHaveValue('');
    await context.userEvent.clear(modal().getByLabelText('Display name'));
    await context.userEvent.clear(modal().getByLabelText('E-mail'));
  },
};
