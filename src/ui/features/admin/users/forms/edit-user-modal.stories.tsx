import type { Meta, StoryObj } from '@storybook/react-vite';
import * as E from 'fp-ts/Either';
import { screen, within } from 'storybook/test';
import type { AdminBackend } from '#application/ports/admin-backend';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import { conflict, offline } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { madeUpUsers } from '#storybook/made-up-users.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { hostileUsers } from '#ui/features/admin/users/hostile-users.fixture.ts';

const at = '/admin/manage-users?text=maya';
const meta: Meta = { title: 'Features/Admin/Edit user modal', render: () => <Screen />, parameters: { at }, globals: { role: 'admin' } };
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'phone' } };
const MAYA = 'maya' as UserId;
const modal = () => within(screen.getByRole('dialog', { name: 'Edit user' }));
const openModal = async ({ canvas, userEvent }: Context): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Maya Rosen' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit user' }));
  await screen.findByLabelText('Display name');
};
const rename = async ({ userEvent }: Context, name: string): Promise<void> => {
  await userEvent.clear(modal().getByLabelText('Display name'));
  await userEvent.type(modal().getByLabelText('Display name'), name);
};
const update = (): HTMLElement => modal().getByRole('button', { name: 'Update' });
/** Another admin in another browser. */
let other: Answer<AdminBackend> | null = null;
const withOther = { scenario: { onOtherAdmin: (admin: Answer<AdminBackend>): void => void (other = admin) } };
const asOther = async (act: (admin: AdminBackend) => Answer<unknown>): Promise<void> => {
  const loaded = await (other ?? (() => Promise.reject(new Error('There is no other admin.'))))();
  if (E.isLeft(loaded)) throw new Error(loaded.left._tag);
  await expect(await act(loaded.right)()).toMatchObject({ _tag: 'Right' });
};

/** Update is disabled until something is changed and valid. */
export const Asks: Story = {
  play: async (context) => {
    await openModal(context);
    await expect(update()).toBeDisabled();
    await expect(modal().getByRole('button', { name: 'Update role' })).toBeDisabled();
    await rename(context, 'Maya R');
    await expect(update()).toBeEnabled();
    await rename(context, 'Maya Rosen');
    await expect(update()).toBeDisabled();
  },
};
const opens: Story = { play: openModal };
export const AsksPhone: Story = { ...opens, globals: phone };
export const AsksPhoneLight: Story = { ...opens, globals: { ...phone, theme: 'light' } };
export const AsksTabletLight: Story = { ...opens, globals: { viewport: { value: 'tablet' }, theme: 'light' } };

export const Invalid: Story = {
  play: async (context) => {
    await openModal(context);
    await context.userEvent.type(modal().getByLabelText(/Picture address/), 'https://a.example/b.png');
    await expect(update()).toBeDisabled();
    await context.userEvent.clear(modal().getByLabelText('Display name'));
    await expect(modal().getByText('Enter an address on a host this site allows.')).toBeVisible();
    await context.userEvent.tab();
    await expect(modal().getByText('This field is required!')).toBeVisible();
  },
};

/** Closing keeps what was typed, except the password, for the next opening. */
export const KeptAsDraft: Story = {
  play: async (context) => {
    await openModal(context);
    await rename(context, 'Maya, half-typed');
    await context.userEvent.type(modal().getByLabelText(/New password/), 'half a pass');
    // Browsers fire `cancel` on a dialog for Escape; synthetic key events do not trigger it.
    document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit user' })).toBeNull());
    await openModal(context);
    await expect(modal().getByLabelText('Display name')).toHaveValue('Maya, half-typed');
    await expect(modal().getByLabelText(/New password/)).toHaveValue('');
    await rename(context, 'Maya Rosen');
  },
};

/** Empty fields keep their value, so a number and a picture have buttons that remove them. What was typed elsewhere stays. */
export const NumberRemoved: Story = {
  parameters: {
    at: '/admin/manage-users',
    scenario: {
      directory: madeUpUsers(1, [{ phoneNumber: '+49 123', photoURL: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit user' }));
    await expect(await screen.findByLabelText(/Phone number/)).toHaveValue('+49 123');
    await expect(modal().getByLabelText(/Picture address/)).toHaveValue('');
    await expect(modal().getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await expect(modal().getByRole('button', { name: 'Remove number' })).toBeVisible();
  },
};

/** The number goes at once, with its button; what was typed in another field stays. */
export const RemovesNumber: Story = {
  parameters: withOther,
  play: async (context) => {
    await asOther(({ api }) => api.updateUser(MAYA, { phoneNumber: '+49 123' }));
    await openModal(context);
    await waitFor(() => expect(modal().getByLabelText(/Phone number/)).toHaveValue('+49 123'));
    await rename(context, 'Maya R');
    await context.userEvent.click(modal().getByRole('button', { name: 'Remove number' }));
    await waitFor(() => expect(modal().queryByRole('button', { name: 'Remove number' })).toBeNull());
    await expect(modal().getByLabelText(/Phone number/)).toHaveValue('');
    await expect(modal().getByLabelText('Display name')).toHaveValue('Maya R');
    await rename(context, 'Maya Rosen');
  },
};

export const Sent: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await openModal(context);
    await rename(context, 'Maya R');
    await context.userEvent.click(update());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit user' })).toBeNull());
    await expect(await context.canvas.findByRole('link', { name: /Maya R$/ })).toBeVisible();
    await expect(await screen.findByText('The account was changed.')).toBeInTheDocument();
  },
};

/** The server refuses a change of a value that somebody else has changed meanwhile. Theirs is shown, and what was typed stays. */
export const RefusedByConflict: Story = {
  parameters: withOther,
  play: async (context) => {
    await openModal(context);
    await rename(context, 'Maya R');
    await asOther(({ api }) => api.updateUser(MAYA, { displayName: 'Maja Rosén', phoneNumber: '+49 123' }));
    await context.userEvent.click(update());
    await expect(await modal().findByText(/Another admin changed this user/)).toBeVisible();
    await expect(modal().getByText('Maja Rosén')).toBeVisible();
    await expect(modal().getByLabelText('Display name')).toHaveValue('Maya R');
    await expect(update()).toBeDisabled();
    await context.userEvent.click(modal().getByRole('button', { name: 'Keep my changes' }));
    await expect(modal().getByLabelText('Display name')).toHaveValue('Maya R');
    await expect(modal().getByLabelText(/Phone number/)).toHaveValue('+49 123');
    await context.userEvent.click(update());
    await expect(await screen.findByText('The account was changed.')).toBeInTheDocument();
  },
};
export const RefusedAddress: Story = {
  parameters: { scenario: { failureOf: { 'api.updateUser': conflict('the e-mail address has an account') } } },
  play: async (context) => {
    await openModal(context);
    await rename(context, 'Maya R');
    await context.userEvent.click(update());
    await expect(await modal().findByText(/Another account has this e-mail address/)).toBeVisible();
    await expect(modal().getByLabelText('Display name')).toHaveValue('Maya R');
  },
};
export const UpdateWithoutConnection: Story = {
  parameters: { scenario: { failureOf: { 'api.updateUser': offline } } },
  play: async (context) => {
    await openModal(context);
    await rename(context, 'Maya R');
    await context.userEvent.click(update());
    await expect(await modal().findByText(/You’re offline/)).toBeVisible();
  },
};

export const Role: Story = {
  play: async (context) => {
    await openModal(context);
    await context.userEvent.selectOptions(modal().getByRole('combobox', { name: 'Role' }), 'admin');
    await context.userEvent.click(modal().getByRole('button', { name: 'Update role' }));
    await expect(await context.canvas.findByText('Admin', { selector: '.tag' })).toBeVisible();
  },
};

/** The form and the question before a deletion show markup as text. The table's stories have names of 10 kB. */
export const HostileName: Story = {
  parameters: { at: '/admin/manage-users', scenario: { directory: madeUpUsers(1, hostileUsers) } },
  play: async ({ canvas, userEvent }) => {
    const name = hostileUsers[0]?.name ?? '';
    const choose = async (item: string): Promise<void> => {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Edit user');
    await expect(await screen.findByLabelText('Display name')).toHaveValue(name);
    await userEvent.click(modal().getByRole('button', { name: 'Cancel' }));
    await choose('Delete');
    await expect(within(await screen.findByRole('alertdialog')).getByText(/is deleted for good/)).toHaveTextContent(
      `The account of ${name} (`,
    );
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
};

/** An admin whose role is taken away in the middle of a form leaves at once and is told why. */
export const Demoted: Story = {
  parameters: withOther,
  play: async (context) => {
    await openModal(context);
    await rename(context, 'Half a name');
    await asOther(({ api }) => api.setUserRole('story-admin' as UserId, 'user'));
    await waitFor(() => expect(document.title).toMatch(/^Home/));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit user' })).toBeNull());
    await expect(await screen.findByText('You’re no longer an admin. Nothing else in your account was changed.')).toBeInTheDocument();
  },
};
