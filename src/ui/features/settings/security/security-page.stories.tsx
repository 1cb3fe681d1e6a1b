import type { Meta, StoryObj } from '@storybook/react-vite';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import type { StoryScenario } from '#storybook/scenario.ts';
import { Screen } from '#storybook/story-screen.tsx';
import type { Answer } from '#domain/shared/answer';
import { unauthenticated, unavailable } from '#domain/shared/failure';
import { googleTaken, windowBlocked, type AccountMethods, type SignInMethods } from '#domain/users/sign-in-methods';

const CONFIRMED = Date.parse('2026-11-20T18:05:00Z');
const account: AccountMethods = { hasPassword: true, google: null, confirmedAt: CONFIRMED, lastConfirmedAt: CONFIRMED };

/** A method that answers the same to everything; one without a parameter would count as an answer. */
const always = (answer: Answer<void>) => (given: unknown): Answer<void> => pipe(TE.right(given), TE.flatMap(() => answer));

/** A site with a server and Google. @param methods of the account, and what its calls answer. */
const site = (methods: Partial<AccountMethods> = {}, calls: Partial<SignInMethods> = {}, more: StoryScenario = {}) => ({
  scenario: {
    ...more, hasGoogle: true as const, dataLocation: 'server' as const,
    methods: () => ({ readMethods: TE.right({ ...account, ...methods }), ...calls }),
  },
});

const meta: Meta = {
  title: 'Features/Settings/Security page',
  render: () => <Screen />,
  parameters: { at: '/user-profile/settings/security', ...site() },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const phone = { viewport: { value: 'phone' } };
const openDialog = async ({ canvas, userEvent }: Context, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};
const confirm = async (context: Context, name: string, button = name, password = 'marquee-demo') => {
  const dialog = await openDialog(context, name);
  await context.userEvent.type(dialog.getByLabelText('Current password'), password);
  await context.userEvent.click(dialog.getByRole('button', { name: button }));
  return dialog;
};
const toasts = (text: string): Promise<void> => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const Many: Story = {
  tags: ['smoke'],
  parameters: site({ google: 'maya@gmail.example' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeVisible();
    await expect(await canvas.findByText('maya@gmail.example')).toBeVisible();
    await expect(canvas.getByText(/^You last signed in here, or confirmed it’s you, on 20 November 2026/)).toBeVisible();
    await expect(canvas.getByText('If that wasn’t you, end all other sessions.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Light: Story = { ...Many, globals: { theme: 'light' } };
export const Tablet: Story = { ...Many, globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { ...Many, globals: phone };
export const LightPhone: Story = { ...Many, globals: { ...phone, theme: 'light' } };

export const Admin: Story = {
  globals: { role: 'admin' },
  play: async ({ canvas }) => expect(await canvas.findByText('admin@marquee.example')).toBeVisible(),
};
export const Unverified: Story = {
  globals: { role: 'unverified' },
  play: async ({ canvas }) => expect(await canvas.findByText('unverified@marquee.example')).toBeVisible(),
};

/** The demo has no server: no Google, and no other devices. */
export const Demo: Story = {
  parameters: { scenario: { hasGoogle: false, dataLocation: 'browser' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Demo: your account exists in this browser only/)).toBeVisible();
    await expect(await canvas.findByText('Demo: all of them happened in this browser.')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Your recent sign-ins' })).getByRole('listitem')).toHaveTextContent(
      /^Chrome on Windows20 November 2026 at \d\d:00PasswordYour current session$/,
    );
    await expect(canvas.queryByText('Google')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  },
};

export const ConnectsGoogle: Story = {
  parameters: site({}, { addGoogle: always(TE.right(undefined)) }),
  play: async (context) => {
    await confirm(context, 'Connect Google');
    await toasts('Google is connected. You can sign in with it from now on.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const refuses = (failure: typeof windowBlocked, text: RegExp): Story => ({
  parameters: site({}, { addGoogle: always(TE.left(failure)) }),
  play: async (context) => {
    const dialog = await confirm(context, 'Connect Google');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text);
    await expect(dialog.getByLabelText('Current password')).toHaveValue('marquee-demo');
  },
});
export const WrongPassword: Story = refuses(unauthenticated, /^Wrong password\. Nothing was changed\.$/);
export const WindowBlocked: Story = refuses(windowBlocked, /^Your browser blocked Google’s window\./);
export const GoogleTaken: Story = refuses(googleTaken, /^This Google account or its address belongs to another account here\./);

export const PasswordMissing: Story = {
  play: async (context) => {
    const dialog = await openDialog(context, 'End all other sessions');
    await context.userEvent.click(dialog.getByRole('button', { name: 'End sessions' }));
    await expect(dialog.getByText('This field is required!')).toBeVisible();
  },
};

export const DisconnectsGoogle: Story = {
  parameters: site({ google: 'maya@gmail.example' }, { removeGoogle: always(TE.right(undefined)) }),
  play: async (context) => {
    await confirm(context, 'Disconnect Google');
    await toasts('Google is disconnected. Sign in with your e-mail and password.');
  },
};

/** Ends the other sessions with the password; this session continues. */
export const EndsSessions: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await confirm(context, 'End all other sessions', 'End sessions');
    await toasts('Your other sessions have ended.');
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeVisible();
  },
};
export const EndsSessionsOffline: Story = {
  parameters: site({}, { readMethods: TE.right(account) }, { failureOf: { reauthenticate: unavailable(503, 'Not now') } }),
  play: async (context) => {
    const dialog = await confirm(context, 'End all other sessions', 'End sessions');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/We couldn’t reach the server/);
  },
};

/** Google is the only way to sign in: it cannot be removed, and a password can be added. */
export const GoogleOnly: Story = {
  parameters: site({ hasPassword: false, google: 'maya@gmail.example' }, { addPassword: always(TE.right(undefined)) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(/^This is your only way to sign in\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Disconnect Google' })).toBeNull();
    const dialog = await openDialog(context, 'Add a password');
    await userEvent.type(dialog.getByLabelText('New password'), 'lantern gravel oboe');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm with Google' }));
    await toasts('Your password is set. You can sign in with it from now on.');
  },
};
export const GoogleOnlyPhone: Story = {
  parameters: site({ hasPassword: false, google: 'maya@gmail.example' }),
  globals: phone,
  play: async ({ canvas }) => expect(await canvas.findByText(/^This is your only way to sign in\./)).toBeVisible(),
};
/** Forms that ask for the password lead to the page instead. */
export const GoogleOnlyDeletes: Story = {
  parameters: { ...site({ hasPassword: false, google: 'maya@gmail.example' }), at: '/user-profile/settings' },
  play: async (context) => {
    const dialog = await openDialog(context, 'Delete account');
    await expect(await dialog.findByText(/^You sign in with Google and have no password yet\./)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('link', { name: 'Add a password' }));
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: { hasGoogle: true, dataLocation: 'server' } },
  globals: { network: 'hanging' },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading how you sign in')).toBeInTheDocument(),
};
export const Slow: Story = {
  globals: { network: 'slow' },
  play: async ({ canvas }) => expect(await canvas.findByText('Set. It can be changed, not removed.')).toBeVisible(),
};
const fails = (text: RegExp): Play => async ({ canvas }) => {
  const [said] = (await canvas.findAllByText(text)).slice(-1);
  await expect(said).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
};
export const Failed: Story = { tags: ['smoke'], globals: { network: 'failing' }, play: fails(/^We couldn’t load this\./) };
export const Offline: Story = { globals: { network: 'offline' }, play: fails(/^You’re offline\./) };

export const LongWords: Story = {
  parameters: site({ google: `${'wolfeschlegelsteinhausen.'.repeat(4)}bergerdorff@donaudampfschifffahrtsgesellschaft.example` }),
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^wolfeschlegelsteinhausen/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
