import type { Meta, StoryObj } from '@storybook/react-vite';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import type { StoryScenario } from '#storybook/scenario.ts';
import { aborted, unavailable, type Failure } from '#domain/shared/failure';
import { knownPasskey, unconfirmedAddress, unsuitableDevice, type Passkey } from '#domain/users/passkeys/passkey';
import type { PasskeyService } from '#domain/users/passkeys/passkey-service';
import type { AccountMethods } from '#domain/users/sign-in-methods';

const NOW = Date.parse('2026-11-20T18:05:00Z');
const DAY = 86_400_000;
const account: AccountMethods = { hasPassword: true, google: null, confirmedAt: NOW, lastConfirmedAt: NOW };
const aPasskey = (at: number, name: string, lastUsedAt: number | null = null): Passkey =>
  ({ id: `passkey-${at}`, name, createdAt: NOW - at * DAY, lastUsedAt });
const some = [aPasskey(90, 'Apple Passwords', NOW), aPasskey(3, 'Key on my desk')];
const ten = Array.from({ length: 10 }, (_, at) => aPasskey(at, `Security key ${at + 1}`, at % 2 === 0 ? null : NOW));

/** Passkeys that change as on a server. @param failure why none can be added. */
const passkeysOf = (first: ReadonlyArray<Passkey>, failure: Failure | null = null) => (): PasskeyService => {
  let present = first;
  const change = (next: ReadonlyArray<Passkey>) => TE.fromIO(() => {
    present = next;
  });
  return {
    list: () => Promise.resolve(E.right(present)),
    signIn: TE.left(aborted),
    add: (name) => {
      const added = aPasskey(0, name ?? 'Google Password Manager');
      return failure === null ? TE.map(() => added)(change([...present, added])) : TE.left(failure);
    },
    rename: (id, name) => change(present.map((passkey) => (passkey.id === id ? { ...passkey, name } : passkey))),
    remove: (id) => change(present.filter((passkey) => passkey.id !== id)),
  };
};
const site = (passkeys: () => PasskeyService, methods: Partial<AccountMethods> = {}, more: StoryScenario = {}) => ({
  scenario: { ...more, dataLocation: 'server' as const, passkeys, methods: () => ({ readMethods: TE.right({ ...account, ...methods }) }) },
});

const meta: Meta = {
  title: 'Features/Settings/Passkeys',
  render: () => <Screen />,
  parameters: { at: '/user-profile/settings/security', ...site(passkeysOf(some)) },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'phone' } };
const toasts = (text: string): Promise<void> => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const press = async ({ canvas, userEvent }: Context, button: string, dialog: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: dialog }));
};
const confirm = async (context: Context, button: string, title: string, act = title) => {
  const dialog = await press(context, button, title);
  await context.userEvent.type(dialog.getByLabelText('Current password'), 'marquee-demo');
  return { dialog, send: () => context.userEvent.click(dialog.getByRole('button', { name: act })) };
};

export const Many: Story = {
  tags: ['smoke'],
  parameters: site(passkeysOf(ten)),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your passkeys' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await expect(list.getAllByText('Last used 20 November 2026')[0]).toBeVisible();
    await expect(canvas.getByText(/^You have 10 passkeys, which is the limit\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
};
export const ManyPhone: Story = { ...Many, tags: [], globals: phone };
export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Apple Passwords')).toBeVisible();
    await expect(canvas.getByText('Added 17 November 2026')).toBeVisible();
    await expect(canvas.getByText('Not used yet')).toBeVisible();
  },
};
export const SomeLight: Story = { ...Some, globals: { theme: 'light' } };
export const SomeTablet: Story = { ...Some, globals: { viewport: { value: 'tablet' } } };
export const SomePhoneLight: Story = { ...Some, globals: { ...phone, theme: 'light' } };
export const Empty: Story = {
  parameters: site(passkeysOf([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no passkeys yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  },
};
/** A site, or a browser, without passkeys shows nothing of them. */
export const NotOffered: Story = {
  parameters: { scenario: { dataLocation: 'server', passkeys: null } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sessions' });
    await expect(canvas.queryByRole('heading', { name: 'Passkeys' })).toBeNull();
  },
};

const hasFailed = (list: PasskeyService['list']) => site(() => ({ ...passkeysOf([])(), list }));
export const Waiting: Story = {
  parameters: hasFailed(() => new Promise(() => {})),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading your passkeys')).toBeInTheDocument(),
};
export const Failed: Story = {
  tags: ['smoke'],
  parameters: hasFailed(TE.left(unavailable(503, 'Not now'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We couldn’t load this\./)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  },
};

export const Adds: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const { send } = await confirm(context, 'Add a passkey', 'Add a passkey', 'Add passkey');
    await send();
    await toasts('Your passkey is added. You can sign in with it from now on.');
    await expect(await context.canvas.findByText('Google Password Manager')).toBeVisible();
  },
};
/** A closed prompt says nothing and keeps what was typed. */
export const Closed: Story = {
  parameters: site(passkeysOf(some, aborted)),
  play: async (context) => {
    const { dialog, send } = await confirm(context, 'Add a passkey', 'Add a passkey', 'Add passkey');
    await send();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add passkey' })).not.toHaveAttribute('aria-busy'));
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(dialog.getByLabelText('Current password')).toHaveValue('marquee-demo');
  },
};
const refuses = (failure: Failure, text: RegExp): Story => ({
  parameters: site(passkeysOf(some, failure)),
  play: async (context) => {
    const { dialog, send } = await confirm(context, 'Add a passkey', 'Add a passkey', 'Add passkey');
    await send();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  },
});
export const Known: Story = refuses(knownPasskey, /already has a passkey for your account\.$/);
export const Unsuitable: Story = { ...refuses(unsuitableDevice, /^This device can’t store a passkey\./), globals: phone };
export const Unconfirmed: Story = refuses(unconfirmedAddress, /^Confirm your e-mail address first/);
export const WrongPassword: Story = {
  play: async (context) => {
    const { dialog, send } = await confirm(context, 'Remove Apple Passwords', 'Remove passkey');
    await context.userEvent.type(dialog.getByLabelText('Current password'), 'x');
    await send();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Wrong password/);
  },
};
export const Renames: Story = {
  play: async (context) => {
    const dialog = await press(context, 'Rename Key on my desk', 'Rename passkey');
    await context.userEvent.clear(dialog.getByLabelText('Name'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('This field is required!')).toBeVisible();
    await context.userEvent.type(dialog.getByLabelText('Name'), 'Old key');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await context.canvas.findByText('Old key')).toBeVisible();
  },
};
export const Removes: Story = {
  play: async (context) => {
    const { send } = await confirm(context, 'Remove Key on my desk', 'Remove passkey');
    await send();
    await toasts('Your passkey is removed.');
    await waitFor(() => expect(context.canvas.queryByText('Key on my desk')).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};
/** Google confirms who a member without a password is. */
export const GoogleOnly: Story = {
  parameters: site(passkeysOf(some), { hasPassword: false, google: 'maya@gmail.example' }, { hasGoogle: true }),
  play: async (context) => {
    const dialog = await press(context, 'Add a passkey', 'Add a passkey');
    await expect(dialog.getByText('You’ll confirm with your Google account that it’s you.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirm with Google' })).toBeVisible();
    await expect(dialog.queryByLabelText('Current password')).toBeNull();
  },
};
export const LongWords: Story = {
  parameters: site(passkeysOf([aPasskey(1, 'donaudampfschifffahrtsgesellschaft'.repeat(2))])),
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^donaudampf/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
