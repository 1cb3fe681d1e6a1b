import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { rateLimited } from '#domain/shared/failure';

const meta: Meta = { title: 'Features/Auth/Sign-in page', render: () => <Screen />, parameters: { at: '/login' } };
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const PHONE = { viewport: { value: 'phone' } };

const type =
  (email: string, password: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), email);
    await userEvent.type(canvas.getByLabelText('Password'), password);
  };
const send: Play = async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
const signIn = (email = 'maya@marquee.example', password = 'marquee-demo'): Play => async (context) => {
  await type(email, password)(context);
  await send(context);
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByText('This field is required!')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/login?reset');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  },
};
export const Light: Story = { ...Empty, globals: { theme: 'light' } };
export const Phone: Story = { ...Empty, globals: PHONE };
export const PhoneLight: Story = { ...Empty, globals: { ...PHONE, theme: 'light' } };
export const Tablet: Story = { ...Empty, globals: { viewport: { value: 'tablet' } } };

/** Says why it is asked: the page behind shows what the link invites to. Sign-up says it too. */
export const Invited: Story = {
  parameters: { at: `/login?next=${encodeURIComponent('/user-profile/user-lists?invitation=0a1b')}` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You’re invited to a list. Sign in to see it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Create an account' }));
    await expect(await canvas.findByText('You’re invited to a list. Create an account to see it.')).toBeVisible();
  },
};

/** Signs in by keyboard alone. */
export const ByKeyboard: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByLabelText('E-mail')).focus();
    await userEvent.keyboard('maya@marquee.example');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('marquee-demo');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('form', { name: 'Sign in' })).toBeNull());
  },
};

/** Shows no errors before the first attempt; then focuses the first invalid field. */
export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'maya');
    await expect(canvas.queryByText('Enter a valid e-mail address.')).toBeNull();
    await send(context);
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter a valid e-mail address.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('This field is required!');
    await userEvent.type(canvas.getByLabelText('E-mail'), '@marquee.example');
    await send(context);
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};
export const InvalidPhoneLight: Story = { ...Invalid, globals: { ...PHONE, theme: 'light' } };

export const Sending: Story = {
  globals: { network: 'hanging' },
  play: async (context) => {
    await signIn()(context);
    await expect(context.canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    await expect(context.canvas.getByLabelText('E-mail')).toHaveAttribute('readonly');
  },
};

/** Wrong credentials: shows the specified toast and a message that does not reveal which addresses are known. Keeps the typed values. */
export const Refused: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await signIn('nobody@marquee.example', 'a wrong one')(context);
    const { canvas } = context;
    await expect(await canvas.findByText(/Wrong e-mail or password/)).toHaveTextContent('Wrong e-mail or password.');
    await waitFor(() => expect(screen.getByText('Something went wrong, please try again!')).toBeVisible());
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('nobody@marquee.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('a wrong one');
  },
};
export const RefusedPhone: Story = { ...Refused, globals: PHONE };
export const RefusedLight: Story = { ...Refused, globals: { theme: 'light' } };

/** Shows the same message for a known address. */
export const RefusedKnown: Story = {
  play: async (context) => {
    await signIn('maya@marquee.example', 'a wrong one')(context);
    await expect(await context.canvas.findByText(/Wrong e-mail or password/)).toHaveTextContent('Wrong e-mail or password.');
  },
};

export const RefusedForTries: Story = {
  parameters: { scenario: { failureOf: { signIn: rateLimited(120_000) } } },
  play: async (context) => {
    await signIn()(context);
    await expect(await context.canvas.findByText(/Try again in 2 minutes/)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['smoke'],
  globals: { network: 'failing' },
  play: async (context) => {
    await signIn()(context);
    await expect(await context.canvas.findByText(/We couldn’t reach the server/)).toBeVisible();
  },
};
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async (context) => {
    await signIn()(context);
    await expect(await context.canvas.findByText(/What you entered stays here/)).toBeVisible();
  },
};
export const Slow: Story = {
  globals: { network: 'slow' },
  play: async (context) => {
    await signIn()(context);
    await expect(context.canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(context.canvas.queryByRole('form', { name: 'Sign in' })).toBeNull());
  },
};

export const LongWords: Story = {
  globals: PHONE,
  play: async (context) => {
    await signIn(`${'donaudampfschifffahrt'.repeat(14)}@marquee.example`, 'x'.repeat(200))(context);
    await expect(context.canvas.getByText('Use at most 254 characters.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Signs in with one press on a demo account. */
export const Demonstration: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in as Admin' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ada@marquee.example');
    await waitFor(() => expect(canvas.queryByRole('form', { name: 'Sign in' })).toBeNull());
  },
};
/** A failed demo sign-in says why, and the next press tries again. */
export const DemonstrationFailed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas, userEvent }) => {
    for (const [name, email] of [['Sign in as Admin', 'ada@marquee.example'], ['Sign in as Member', 'maya@marquee.example']] as const) {
      await userEvent.click(await canvas.findByRole('button', { name }));
      await expect(await canvas.findByText(/We couldn’t reach the server/)).toBeVisible();
      await expect(canvas.getByLabelText('E-mail')).toHaveValue(email);
    }
  },
};

/** Keeps the return path in every link and opens the path after the sign-in. */
export const GoesOn: Story = {
  parameters: { at: '/login?next=%2Fgenre%3Fa%3D1' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register?next=%2Fgenre%3Fa%3D1');
    await signIn()(context);
    await waitFor(() => expect(screen.getByText('Welcome back!')).toBeVisible());
    await expect(await canvas.findByRole('heading', { level: 1, name: /genre/i })).toBeVisible();
  },
};

/** Redirects signed-in members; a return path to another origin is ignored. */
export const Member: Story = {
  parameters: { at: '/login?next=%2F%2Fevil.example' },
  globals: { role: 'member' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account menu' })).toBeVisible());
    await waitFor(() => expect(document.title).toMatch(/^Home/));
    await expect(canvas.queryByRole('form', { name: 'Sign in' })).toBeNull();
  },
};
export const Admin: Story = { ...Member, parameters: { at: '/login' }, globals: { role: 'admin' } };
