import type { Meta, StoryObj } from '@storybook/react-vite';
import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { screen, within } from 'storybook/test';
import { anImport, testImportJournal } from '#application/imports/run/import-journal.fixture';
import { conflict } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = {
  title: 'Features/Settings/Delete-account modal',
  render: () => <Screen />,
  parameters: { at: '/user-profile/settings' },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const phone = { viewport: { value: 'phone' } };
const EMAIL = 'member@marquee.example';
const modal = () => within(screen.getByRole('dialog', { name: 'Delete account' }));
const emailField = (): HTMLElement => modal().getByLabelText('Type your e-mail to confirm');
const submitButton = (): HTMLElement => modal().getByRole('button', { name: 'Delete account' });
const openModal = async ({ canvas, userEvent }: Context): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
  await screen.findByRole('dialog', { name: 'Delete account' });
};
const send = async (context: Context, email: string, password: string): Promise<void> => {
  const { userEvent } = context;
  await openModal(context);
  if (email !== '') await userEvent.type(emailField(), email);
  if (password !== '') await userEvent.type(modal().getByLabelText('Current password'), password);
  await userEvent.click(submitButton());
};

export const Asks: Story = {
  play: async (context) => {
    await openModal(context);
    await expect(modal().getByText(/It can’t be undone\.$/)).toBeVisible();
    await expect(emailField()).toHaveValue('');
    await expect(emailField()).toHaveAccessibleDescription(EMAIL);
  },
};
export const AsksPhone: Story = { ...Asks, globals: phone };

export const Invalid: Story = {
  play: async (context) => {
    await send(context, 'somebody@else.example', '');
    await expect(modal().getByText('This isn’t the e-mail address of your account.')).toBeVisible();
    await expect(modal().getByText('This field is required!')).toBeVisible();
    await expect(emailField()).toHaveFocus();
  },
};
export const InvalidPhoneLight: Story = { ...Invalid, globals: { ...phone, theme: 'light' } };

/** Keeps the typed values and clears the busy state of the submit button. */
const showsError = (sentence: RegExp, password = 'marquee-demo', email = EMAIL): Play => async (context) => {
  await send(context, email, password);
  await expect(await modal().findByRole('alert')).toHaveTextContent(sentence);
  await expect(emailField()).toHaveValue(email);
  await expect(modal().getByLabelText('Current password')).toHaveValue(password);
  await expect(submitButton()).not.toHaveAttribute('aria-busy', 'true');
};
export const Refused: Story = { play: showsError(/Nothing was changed\.$/, 'not-the-one') };
export const Offline: Story = { globals: { network: 'offline' }, play: showsError(/^You’re offline\./) };
export const OfflinePhone: Story = { ...Offline, globals: { ...Offline.globals, ...phone } };
export const Failed: Story = { globals: { network: 'failing' }, play: showsError(/We couldn’t reach the server/) };
/** The last admin cannot be deleted: at least one account must have the admin role. */
export const RefusedTheLastAdmin: Story = {
  parameters: { scenario: { failureOf: { deleteMyAccount: conflict('the last admin') } } },
  globals: { role: 'admin' },
  play: showsError(
    /^You’re the last admin, so make someone else an admin first\. Nothing was changed\.$/,
    'marquee-demo', 'admin@marquee.example',
  ),
};

export const Sending: Story = {
  globals: { network: 'hanging' },
  play: async (context) => {
    await send(context, EMAIL, 'marquee-demo');
    await expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    await expect(emailField()).toHaveAttribute('readonly');
  },
};

const expectSignedOut = async ({ canvas }: Context): Promise<void> => {
  await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
};
export const Slow: Story = {
  globals: { network: 'slow' },
  play: async (context) => {
    await send(context, EMAIL, 'marquee-demo');
    await expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    await expectSignedOut(context);
  },
};
const imports = testImportJournal();
/** Accepts the address with spaces and capital letters, and deletes the imports that this browser keeps. */
export const Sent: Story = {
  tags: ['smoke'],
  parameters: { scenario: { ownLists: { imports } } },
  play: async (context) => {
    const member = aUserId('story-member');
    await imports.begin(member, anImport, [], { report: 'File,Row', unmatched: '' })();
    await send(context, ' Member@Marquee.Example', 'marquee-demo');
    await expectSignedOut(context);
    await waitFor(async () => expect(await firstValueFrom(imports.watch(member))).toEqual(E.right([])));
  },
};

export const LongWords: Story = {
  parameters: { scenario: { email: `${'wolfeschlegelsteinhausen.'.repeat(4)}bergerdorff@donaudampfschifffahrtsgesellschaft.example` } },
  globals: phone,
  play: async (context) => {
    await openModal(context);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
