import type { Meta, StoryObj } from '@storybook/react-vite';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import type { StoryScenario } from '#storybook/scenario.ts';
import { Screen } from '#storybook/story-screen.tsx';
import type { Answer } from '#domain/shared/answer';
import { accountDisabled } from '#domain/users/auth-service';
import { unsupportedMethod, windowBlocked, windowClosed } from '#domain/users/sign-in-methods';

const meta: Meta = {
  title: 'Features/Auth/Google sign-in',
  render: () => <Screen />,
  parameters: { at: '/login', scenario: { hasGoogle: true } },
  beforeEach: () => {
    sessionStorage.clear();
    return () => sessionStorage.clear();
  },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const PHONE = { viewport: { value: 'phone' } };
const MAYA = 'maya@marquee.example';
const BUTTON = { name: 'Continue with Google' };

/** A method that answers the same to everything; one without a parameter would count as an answer. */
const always = <A,>(answer: Answer<A>) => (given: unknown): Answer<A> => pipe(TE.right(given), TE.flatMap(() => answer));
const google = (methods: NonNullable<StoryScenario['methods']>) => ({ scenario: { hasGoogle: true as const, methods } });
const failing = (failure: typeof windowBlocked) => google(() => ({ signInWithGoogle: always(TE.left(failure)) }));
/** Google's account has the address of a member, whose password connects both. */
const taken = google((backend) => ({
  signInWithGoogle: always(TE.right({ _tag: 'account-exists', email: MAYA })),
  linkGoogle: (password) => backend.auth.signIn({ email: MAYA, password }),
}));
const ask = async ({ canvas, userEvent }: Context): Promise<void> => userEvent.click(await canvas.findByRole('button', BUTTON));
const dialog = () => screen.findByRole('dialog', { name: 'Connect Google to your account' });
const says = (text: RegExp): Play => async (context) => {
  await ask(context);
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text);
  await expect(context.canvas.getByRole('button', BUTTON)).not.toHaveAttribute('aria-busy');
};

export const Offered: Story = {
  tags: ['smoke'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', BUTTON);
    const form = canvas.getByRole('form', { name: 'Sign in' });
    await expect(form.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByText(/If you’re new, this creates an account/)).toBeVisible();
  },
};
export const OfferedLight: Story = { ...Offered, globals: { theme: 'light' } };
export const OfferedTablet: Story = { ...Offered, globals: { viewport: { value: 'tablet' } } };
export const OfferedPhone: Story = { ...Offered, globals: PHONE };

/** The page of sign-up names the terms itself. */
export const OfferedAtSignUp: Story = {
  parameters: { at: '/register' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', BUTTON)).toBeVisible();
    await expect(canvas.queryByText(/If you’re new/)).toBeNull();
  },
};

/** Without Google, as in the demo, nothing of it is shown. */
export const NotOffered: Story = {
  parameters: { scenario: { hasGoogle: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Sign in' });
    await expect(canvas.queryByRole('button', BUTTON)).toBeNull();
  },
};

export const Waiting: Story = {
  parameters: failing(windowClosed),
  globals: { network: 'hanging' },
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByText('Continue in the window that Google opened.')).toBeVisible();
    await expect(context.canvas.getByRole('button', BUTTON)).toHaveAttribute('aria-busy', 'true');
    await expect(context.canvas.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy');
  },
};

/** A blocked window leads to Google's page; the return from there goes on by itself. */
export const Blocked: Story = {
  parameters: google(() => ({ signInWithGoogle: (way) => (way === 'page' ? () => new Promise(() => {}) : TE.left(windowBlocked)) })),
  play: async (context) => {
    await says(/^Your browser blocked Google’s window\./)(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Open Google’s page' }));
    await expect(sessionStorage.getItem('marquee.at-google')).toBe('1');
    await expect(context.canvas.getByRole('button', BUTTON)).toHaveAttribute('aria-busy', 'true');
  },
};
export const BlockedPhoneLight: Story = {
  parameters: failing(windowBlocked), globals: { ...PHONE, theme: 'light' }, play: says(/blocked Google’s window/),
};

/** Comes back from Google's page without an answer, once. */
export const ReturnsEmpty: Story = {
  parameters: google(() => ({ signInWithGoogle: always(TE.right(null)) })),
  beforeEach: () => sessionStorage.setItem('marquee.at-google', '1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^You left Google without choosing an account\./);
    await expect(sessionStorage.getItem('marquee.at-google')).toBeNull();
  },
};
export const Closed: Story = {
  parameters: failing(windowClosed), play: says(/^You left Google without choosing an account\. Nothing was changed\.$/),
};
export const Disabled: Story = { parameters: failing(accountDisabled), play: says(/^Your account is disabled\./) };
export const Refused: Story = { parameters: failing(unsupportedMethod), play: says(/^This site doesn’t accept Google at the moment\./) };
export const Offline: Story = { parameters: failing(windowClosed), globals: { network: 'offline' }, play: says(/^You’re offline\./) };
export const Failed: Story = {
  parameters: failing(windowClosed), globals: { network: 'failing' }, play: says(/We couldn’t reach the server/),
};

export const SignsIn: Story = {
  parameters: google((backend) => ({
    signInWithGoogle: always(pipe(
      backend.auth.signIn({ email: MAYA, password: 'marquee-demo' }),
      TE.map(() => ({ _tag: 'signed-in' as const, isNew: false })),
    )),
  })),
  play: async (context) => {
    await ask(context);
    await waitFor(() => expect(screen.getByText('Welcome back!')).toBeVisible());
    await waitFor(() => expect(context.canvas.queryByRole('form', { name: 'Sign in' })).toBeNull());
  },
};

/** An address with an account: the dialog explains it, and only the password connects both. */
export const AccountExists: Story = {
  tags: ['smoke'],
  parameters: taken,
  play: async (context) => {
    await ask(context);
    const found = within(await dialog());
    await expect(found.getByText(/^maya@marquee\.example already has an account here\. Enter its password once/)).toBeVisible();
    await context.userEvent.type(await found.findByLabelText('Current password'), 'a wrong one');
    await context.userEvent.click(found.getByRole('button', { name: 'Connect and sign in' }));
    await expect(await found.findByRole('alert')).toHaveTextContent(/Nothing was changed\.$/);
    await context.userEvent.clear(await found.findByLabelText('Current password'));
    await context.userEvent.type(await found.findByLabelText('Current password'), 'marquee-demo');
    await context.userEvent.click(found.getByRole('button', { name: 'Connect and sign in' }));
    await waitFor(() => expect(screen.getByText('Welcome back!')).toBeVisible());
  },
};
const opensDialog: Play = async (context) => {
  await ask(context);
  const found = await dialog();
  await expect(within(found).getByLabelText('Current password')).toHaveFocus();
  await expect(found.scrollWidth).toBeLessThanOrEqual(found.clientWidth);
};
export const AccountExistsPhone: Story = { parameters: taken, globals: PHONE, play: opensDialog };
export const AccountExistsLight: Story = { parameters: taken, globals: { theme: 'light' }, play: opensDialog };

/** Closing the dialog signs nobody in; the next press asks again. */
export const AccountExistsDeclined: Story = {
  parameters: taken,
  play: async (context) => {
    await ask(context);
    await context.userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('form', { name: 'Sign in' })).toBeVisible();
    await ask(context);
    await dialog();
  },
};

export const LongWords: Story = {
  parameters: google(() => ({
    signInWithGoogle: always(TE.right({ _tag: 'account-exists', email: `${'donaudampfschiff'.repeat(14)}@marquee.example` })),
  })),
  globals: PHONE,
  play: opensDialog,
};
