import type { Meta, StoryObj } from '@storybook/react-vite';
import * as TE from 'fp-ts/TaskEither';
import { screen } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import type { StoryScenario } from '#storybook/scenario.ts';
import type { Answer } from '#domain/shared/answer';
import { aborted, unauthenticated } from '#domain/shared/failure';
import { accountDisabled } from '#domain/users/auth-service';
import { expiredPasskeyRequest, unknownPasskey } from '#domain/users/passkeys/passkey';

type Make = NonNullable<StoryScenario['passkeys']>;

/** A site with passkeys. @param signIn what its sign-in answers. */
const site = (signIn: (backend: Parameters<Make>[0]) => Answer<void>, more: StoryScenario = {}) => ({
  scenario: {
    ...more,
    passkeys: ((backend) => ({
      signIn: signIn(backend), list: TE.right([]), add: () => TE.left(aborted), rename: () => TE.right(undefined),
      remove: () => TE.right(undefined),
    })) satisfies Make,
  },
});
const failing = (failure: typeof aborted) => site(() => TE.left(failure));

const meta: Meta = {
  title: 'Features/Auth/Passkey sign-in',
  render: () => <Screen />,
  parameters: { at: '/login', ...failing(aborted) },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const PHONE = { viewport: { value: 'phone' } };
const BUTTON = { name: 'Sign in with a passkey' };
const ask = async ({ canvas, userEvent }: Context): Promise<void> => userEvent.click(await canvas.findByRole('button', BUTTON));
const says = (text: RegExp): Play => async (context) => {
  await ask(context);
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text);
  await expect(context.canvas.getByRole('button', BUTTON)).not.toHaveAttribute('aria-busy');
};

export const Offered: Story = {
  tags: ['smoke'],
  parameters: site(() => TE.left(aborted), { hasGoogle: true }),
  play: async ({ canvas }) => {
    const passkey = await canvas.findByRole('button', BUTTON);
    const google = await canvas.findByRole('button', { name: 'Continue with Google' });
    await expect(canvas.getByRole('form', { name: 'Sign in' }).compareDocumentPosition(passkey)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(passkey.compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const OfferedLight: Story = { ...Offered, globals: { theme: 'light' } };
export const OfferedTablet: Story = { ...Offered, globals: { viewport: { value: 'tablet' } } };
export const OfferedPhone: Story = { ...Offered, globals: PHONE };

/** A closed prompt says nothing, and the button can be pressed again. */
export const Closed: Story = {
  play: async (context) => {
    await ask(context);
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await expect(context.canvas.getByRole('button', BUTTON)).not.toHaveAttribute('aria-busy');
    await expect(screen.queryByText('Check your e-mail and password.')).toBeNull();
  },
};
export const Waiting: Story = {
  globals: { network: 'hanging' },
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByText('Continue in the window that your browser opens.')).toBeVisible();
    await expect(context.canvas.getByRole('button', BUTTON)).toHaveAttribute('aria-busy', 'true');
    await expect(context.canvas.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy');
  },
};
export const Removed: Story = {
  parameters: failing(unknownPasskey),
  play: says(/^This passkey isn’t valid here any more\. Sign in another way\.$/),
};
export const RemovedPhoneLight: Story = { ...Removed, tags: [], globals: { ...PHONE, theme: 'light' } };
export const Expired: Story = { parameters: failing(expiredPasskeyRequest), play: says(/^That took too long\. Try again\.$/) };
export const Refused: Story = { parameters: failing(unauthenticated), play: says(/^We couldn’t verify your passkey\./) };
export const Disabled: Story = { parameters: failing(accountDisabled), play: says(/^Your account is disabled\./) };
export const Offline: Story = { globals: { network: 'offline' }, play: says(/^You’re offline\./) };
export const Failed: Story = { globals: { network: 'failing' }, play: says(/We couldn’t reach the server/) };

export const SignsIn: Story = {
  parameters: site(({ auth }) => auth.signIn({ email: 'maya@marquee.example', password: 'marquee-demo' })),
  play: async (context) => {
    await ask(context);
    await waitFor(() => expect(screen.getByText('Welcome back!')).toBeVisible());
    await waitFor(() => expect(context.canvas.queryByRole('form', { name: 'Sign in' })).toBeNull());
  },
};
