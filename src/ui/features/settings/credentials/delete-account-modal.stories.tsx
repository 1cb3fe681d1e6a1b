import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { conflict } from '#domain/shared/failure';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = {
  title: 'Modals/Delete account',
  render: () => <Screen />,
  parameters: { at: '/user-profile/settings', scenario: { role: 'member' } },
  globals: { viewport: { value: 'desk' } },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const phone = { viewport: { value: 'phone' } };
const EMAIL = 'member@marquee.example';
const modal = () => within(screen.getByRole('dialog', { name: 'Delete my account' }));
const address = (): HTMLElement => modal().getByLabelText('Type your e-mail to confirm');
const button = (): HTMLElement => modal().getByRole('button', { name: 'Delete everything' });
const ask = async ({ canvas, userEvent }: Context): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
  await screen.findByRole('dialog', { name: 'Delete my account' });
};
const send = async (context: Context, email: string, password: string): Promise<void> => {
  const { userEvent } = context;
  await ask(context);
  if (email !== '') await userEvent.type(address(), email);
  if (password !== '') await userEvent.type(modal().getByLabelText('Current password'), password);
  await userEvent.click(button());
};

export const Asks: Story = {
  play: async (context) => {
    await ask(context);
    await expect(modal().getByText(/This cannot be taken back\.$/)).toBeVisible();
    await expect(address()).toHaveValue('');
    await expect(address()).toHaveAccessibleDescription(EMAIL);
  },
};
export const AsksPhone: Story = { ...Asks, globals: phone };

export const Invalid: Story = {
  play: async (context) => {
    await send(context, 'somebody@else.example', '');
    await expect(modal().getByText('This is not the address of your account.')).toBeVisible();
    await expect(modal().getByText('This field is required!')).toBeVisible();
    await expect(address()).toHaveFocus();
  },
};
export const InvalidPhoneLight: Story = { ...Invalid, globals: { ...phone, theme: 'light' } };

/** What was typed stays, and the way out is open again. */
const refused = (sentence: RegExp, password = 'marquee-demo', email = EMAIL): Play => async (context) => {
  await send(context, email, password);
  await expect(await modal().findByRole('alert')).toHaveTextContent(sentence);
  await expect(address()).toHaveValue(email);
  await expect(modal().getByLabelText('Current password')).toHaveValue(password);
  await expect(button()).not.toHaveAttribute('aria-busy', 'true');
};
export const Refused: Story = { play: refused(/Nothing was changed\.$/, 'not-the-one') };
export const Offline: Story = { parameters: { scenario: { role: 'member', network: 'offline' } }, play: refused(/^You are offline\./) };
export const OfflinePhone: Story = { ...Offline, globals: phone };
export const Failed: Story = { parameters: { scenario: { role: 'member', network: 'failing' } }, play: refused(/not answering right now/) };
/** Somebody has to be able to act as an admin. */
export const RefusedTheLastAdmin: Story = {
  parameters: { scenario: { role: 'admin', failureOf: { deleteMyAccount: conflict('the last admin') } } },
  play: refused(/^You are the last admin here: make somebody else an admin first\. Nothing was changed\.$/, 'marquee-demo', 'admin@marquee.example'),
};

export const Sending: Story = {
  parameters: { scenario: { role: 'member', network: 'hanging' } },
  play: async (context) => {
    await send(context, EMAIL, 'marquee-demo');
    await expect(button()).toHaveAttribute('aria-busy', 'true');
    await expect(address()).toHaveAttribute('readonly');
  },
};

const isGone = async ({ canvas }: Context): Promise<void> => {
  await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
};
export const Slow: Story = {
  parameters: { scenario: { role: 'member', network: 'slow' } },
  play: async (context) => {
    await send(context, EMAIL, 'marquee-demo');
    await expect(button()).toHaveAttribute('aria-busy', 'true');
    await isGone(context);
  },
};
/** An address may be given as somebody writes it. */
export const Sent: Story = {
  play: async (context) => {
    await send(context, ' Member@Marquee.Example', 'marquee-demo');
    await isGone(context);
  },
};

export const LongWords: Story = {
  parameters: { scenario: { role: 'member', email: `${'wolfeschlegelsteinhausen.'.repeat(4)}bergerdorff@donaudampfschifffahrtsgesellschaft.example` } },
  globals: phone,
  play: async (context) => {
    await ask(context);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
