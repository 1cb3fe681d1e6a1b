import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { rateLimited } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = {
  title: 'Features/Settings/Change-credentials modal',
  render: () => <Screen />,
  parameters: { at: '/user-profile/settings' },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const phone = { viewport: { value: 'phone' } };
const modal = () => within(screen.getByRole('dialog', { name: 'Change e-mail or password' }));
const openModal = async ({ canvas, userEvent }: Context, what: 'e-mail' | 'password'): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: `Change ${what}` }));
  await screen.findByRole('dialog', { name: 'Change e-mail or password' });
};
const fill = async ({ userEvent }: Context, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) {
    const field = modal().getByLabelText(label, { selector: 'input' });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
};
const send = async ({ userEvent }: Context, what: 'e-mail' | 'password'): Promise<void> =>
  userEvent.click(modal().getByRole('button', { name: `Change ${what}` }));
const names = (): ReadonlyArray<string> => [...screen.getByRole('dialog').querySelectorAll('input')].map(({ name }) => name);
const current = { 'Current password': 'marquee-demo', 'Confirm current password': 'marquee-demo' };

export const Email: Story = {
  play: async (context) => {
    await openModal(context, 'e-mail');
    await expect(names()).toEqual(['email', 'password', 'conf_password', 'new_email']);
    await expect(modal().getByLabelText('E-mail', { selector: 'input' })).toHaveValue('member@marquee.example');
    await expect(modal().getByLabelText('Current password')).toHaveFocus();
  },
};
export const EmailPhone: Story = { ...Email, globals: phone };
export const EmailLight: Story = { ...Email, globals: { theme: 'light' } };

export const Password: Story = {
  play: async (context) => {
    await openModal(context, 'password');
    await expect(names()).toEqual(['email', 'password', 'conf_password', 'new_password']);
  },
};
export const PasswordPhoneLight: Story = { ...Password, globals: { ...phone, theme: 'light' } };

/** Requires every field and a matching repetition of the current password; focuses the first invalid field. */
export const Invalid: Story = {
  play: async (context) => {
    await openModal(context, 'e-mail');
    await context.userEvent.clear(modal().getByLabelText('E-mail', { selector: 'input' }));
    await send(context, 'e-mail');
    await expect(modal().getAllByText('This field is required!')).toHaveLength(4);
    await expect(modal().getByLabelText('E-mail', { selector: 'input' })).toHaveFocus();
    await fill(context, {
      'E-mail': 'member@marquee.example', 'Current password': 'marquee-demo', 'Confirm current password': 'marquee-dem',
      'New e-mail': 'new',
    });
    await send(context, 'e-mail');
    await expect(modal().getByText('Passwords do not match')).toBeVisible();
    await expect(modal().getByLabelText('Confirm current password')).toHaveFocus();
    await expect(modal().getByText('Enter a valid e-mail address.')).toBeVisible();
  },
};
export const InvalidPhone: Story = { ...Invalid, globals: phone };

export const EmailRequested: Story = {
  play: async (context) => {
    await openModal(context, 'e-mail');
    await fill(context, { ...current, 'New e-mail': 'New@Example.org' });
    await send(context, 'e-mail');
    await expect(await modal().findByText(/We’ve sent a link to/)).toHaveTextContent(
      'We’ve sent a link to new@example.org. Until you open it, you still sign in with member@marquee.example.',
    );
    await expect(modal().getByRole('button', { name: 'Done' })).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Please open your imbox to verify your new email!')).toBeInTheDocument());
    await context.userEvent.click(modal().getByRole('button', { name: 'Done' }));
    await expect(await context.canvas.findByRole('link', { name: 'Confirm your new e-mail' })).toBeInTheDocument();
  },
};
export const EmailRequestedPhone: Story = { ...EmailRequested, globals: phone };

export const PasswordChanged: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await openModal(context, 'password');
    await fill(context, { ...current, 'New password': 'a summer of night trains' });
    await send(context, 'password');
    await expect(await modal().findByText(/You’ve been signed out on all your other devices\./)).toBeVisible();
    await expect(modal().getByRole('button', { name: 'Done' })).toHaveFocus();
  },
};
export const PasswordChangedLight: Story = { ...PasswordChanged, globals: { theme: 'light' } };

const showsError =
  (what: 'e-mail' | 'password', sentence: RegExp, password = 'marquee-demo'): Play =>
  async (context) => {
    await openModal(context, what);
    const newValues: Readonly<Record<string, string>> =
      what === 'e-mail' ? { 'New e-mail': 'new@example.org' } : { 'New password': 'a summer of night trains' };
    await fill(context, { 'Current password': password, 'Confirm current password': password, ...newValues });
    await send(context, what);
    await expect(await modal().findByRole('alert')).toHaveTextContent(sentence);
    for (const [label, value] of Object.entries(newValues)) await expect(modal().getByLabelText(label)).toHaveValue(value);
    await expect(modal().getByLabelText('Current password')).toHaveValue(password);
  };
/** Does not reveal whether e-mail or password was wrong. */
export const Refused: Story = {
  play: showsError('e-mail', /^Wrong e-mail or password\. Nothing was changed\.$/, 'not-the-one'),
};
export const RefusedPhone: Story = { ...Refused, globals: phone };
export const Offline: Story = { globals: { network: 'offline' }, play: showsError('password', /^You’re offline\./) };
export const Failed: Story = { globals: { network: 'failing' }, play: showsError('password', /We couldn’t reach the server/) };
export const TooMany: Story = {
  parameters: { scenario: { failureOf: { changeEmail: rateLimited(120_000) } } },
  play: showsError('e-mail', /Try again in 2 minutes/),
};

export const Sending: Story = {
  globals: { network: 'hanging' },
  play: async (context) => {
    await openModal(context, 'password');
    await fill(context, { ...current, 'New password': 'a summer of night trains' });
    await send(context, 'password');
    await expect(modal().getByRole('button', { name: 'Change password' })).toHaveAttribute('aria-busy', 'true');
    await expect(modal().getByLabelText('New password')).toHaveAttribute('readonly');
  },
};
export const Slow: Story = {
  globals: { network: 'slow' },
  play: async (context) => {
    await openModal(context, 'password');
    await fill(context, { ...current, 'New password': 'a summer of night trains' });
    await send(context, 'password');
    await expect(await modal().findByText(/You’ve been signed out on all your other devices/)).toBeVisible();
  },
};

/** Switches tabs by arrow keys. */
export const SwitchesTabs: Story = {
  play: async (context) => {
    await openModal(context, 'e-mail');
    const tab = modal().getByRole('tab', { name: 'E-mail' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    tab.focus();
    await context.userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('tab', { name: 'Password' })).toHaveFocus();
    await expect(names().at(-1)).toBe('new_password');
    await context.userEvent.keyboard('{ArrowRight}');
    await expect(names().at(-1)).toBe('new_email');
  },
};
export const LongWords: Story = {
  play: async (context) => {
    await openModal(context, 'password');
    await context.userEvent.click(modal().getByLabelText('New password'));
    await context.userEvent.paste('Donaudampfschifffahrt'.repeat(7));
    await send(context, 'password');
    await expect(modal().getByText('Use at most 128 characters.')).toBeVisible();
  },
};
