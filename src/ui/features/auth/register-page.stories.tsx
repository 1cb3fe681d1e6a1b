import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const DRAFT = 'marquee.draft.register';

const meta: Meta = {
  title: 'Features/Auth/Register page',
  render: () => <Screen />,
  parameters: { at: '/register' },
  beforeEach: () => {
    sessionStorage.removeItem(DRAFT);
    return () => sessionStorage.removeItem(DRAFT);
  },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const PHONE = { viewport: { value: 'phone' } };

const fillIn =
  (email = 'ines@marquee.example', password = 'lantern gravel oboe'): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Inés Duarte');
    await userEvent.type(canvas.getByLabelText('E-mail'), email);
    await userEvent.type(canvas.getByLabelText('Password'), password);
  };
const send: Play = async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
const signUp = (email?: string): Play => async (context) => {
  await fillIn(email)(context);
  await send(context);
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('At least 8 characters. Spaces are allowed.');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  },
};
export const Light: Story = { ...Empty, globals: { theme: 'light' } };
export const Phone: Story = { ...Empty, globals: PHONE };
export const PhoneLight: Story = { ...Empty, globals: { ...PHONE, theme: 'light' } };
export const Tablet: Story = { ...Empty, globals: { viewport: { value: 'tablet' } } };

export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await send(context);
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getAllByText('This field is required!')).toHaveLength(3);
    await userEvent.type(canvas.getByLabelText('Name'), 'Inés');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ines@marquee.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'seven 7');
    await send(context);
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible();
    // The measure of the strength is loaded with the first letters.
    await waitFor(() => expect(canvas.getAllByRole('status').map(({ textContent }) => textContent).join(' ')).toContain('Strength'));
  },
};
export const InvalidPhoneLight: Story = { ...Invalid, globals: { ...PHONE, theme: 'light' } };

/** Announces the strength in a polite live region; a weak password is allowed. */
export const Strength: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText('Password');
    const statusText = (): string => canvas.getAllByRole('status').map(({ textContent }) => textContent).join(' ');
    await userEvent.type(password, 'password1');
    await waitFor(() => expect(statusText()).toContain('Strength: very weak'));
    await expect(canvas.getByText(/common password/)).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'lantern gravel oboe mittens');
    await waitFor(() => expect(statusText()).toContain('Strength: very good'));
    await userEvent.clear(password);
    await waitFor(() => expect(statusText()).not.toContain('Strength'));
  },
};
export const StrengthPhoneLight: Story = { ...Strength, globals: { ...PHONE, theme: 'light' } };

/** Signs up by keyboard alone; afterwards the member menu is visible. */
export const ByKeyboard: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByLabelText('Name')).focus();
    await userEvent.keyboard('Inés Duarte');
    await userEvent.tab();
    await userEvent.keyboard('ines@marquee.example');
    await userEvent.tab();
    await userEvent.keyboard('lantern gravel oboe{Enter}');
    await waitFor(() => expect(screen.getByText('Good to see you, enjoy our app!')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account menu' })).toBeVisible());
    await expect(sessionStorage.getItem(DRAFT)).toBeNull();
  },
};

export const Sending: Story = {
  globals: { network: 'hanging' },
  play: async (context) => {
    await signUp()(context);
    await expect(context.canvas.getByRole('button', { name: 'Create account' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Signs up with an address that has an account: the message suggests what to do, without revealing that the address is known. */
export const Refused: Story = {
  parameters: { scenario: { signedUpElsewhere: ['ines@marquee.example'] } },
  play: async (context) => {
    await signUp()(context);
    const { canvas } = context;
    await expect(await canvas.findByText(/couldn’t create an account with this/)).not.toHaveTextContent(/already taken|in use|exists/);
    await waitFor(() => expect(screen.getByText('Something went wrong, please try again!')).toBeVisible());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Inés Duarte');
    await expect(canvas.getByLabelText('Password')).toHaveValue('lantern gravel oboe');
  },
};
/** The reason is on the screen, and the message does not cover it. */
export const RefusedPhone: Story = {
  ...Refused,
  globals: PHONE,
  play: async (context) => {
    await Refused.play?.(context);
    const reason = within(context.canvas.getByRole('main')).getByRole('alert');
    await waitFor(async () => {
      const note = reason.getBoundingClientRect();
      await expect([note.top >= 0, note.bottom <= innerHeight]).toEqual([true, true]);
      const toast = screen.getByText('Something went wrong, please try again!').getBoundingClientRect();
      await expect(note.bottom < toast.top || toast.bottom < note.top).toBe(true);
    });
  },
};

export const Failed: Story = {
  tags: ['smoke'],
  globals: { network: 'failing' },
  play: async (context) => {
    await signUp()(context);
    await expect(await context.canvas.findByText(/We couldn’t reach the server/)).toBeVisible();
  },
};
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async (context) => {
    await signUp()(context);
    await expect(await context.canvas.findByText(/What you entered stays here/)).toBeVisible();
  },
};
export const Slow: Story = {
  globals: { network: 'slow' },
  play: async (context) => {
    await signUp()(context);
    await waitFor(() => expect(context.canvas.queryByRole('form')).toBeNull(), { timeout: 20_000 });
  },
};

export const LongWords: Story = {
  globals: PHONE,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByLabelText('Name'));
    await userEvent.paste('Donaudampfschifffahrt'.repeat(9));
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste('🎬'.repeat(129));
    await send(context);
    await expect(canvas.getByText('Use at most 80 characters.')).toBeVisible();
    await expect(canvas.getByText('Use at most 128 characters.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Restores the typed values after a reload, except the password. */
export const Draft: Story = {
  beforeEach: () => sessionStorage.setItem(DRAFT, JSON.stringify({ owner: null, values: { name: 'Inés', email: 'ines@' } })),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Inés'));
    await userEvent.type(canvas.getByLabelText('E-mail'), 'marquee.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'a secret of mine');
    await expect(sessionStorage.getItem(DRAFT)).toContain('ines@marquee.example');
    await expect(sessionStorage.getItem(DRAFT)).not.toContain('secret');
  },
};

/** Redirects a signed-in member to the return path. */
export const Member: Story = {
  parameters: { at: '/register?next=%2Fgenre' },
  globals: { role: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /genre/i })).toBeVisible();
    await expect(canvas.queryByRole('form', { name: 'Create an account' })).toBeNull();
  },
};
export const Admin: Story = { ...Member, parameters: { at: '/register?next=%2Fgenre' }, globals: { role: 'admin' } };
