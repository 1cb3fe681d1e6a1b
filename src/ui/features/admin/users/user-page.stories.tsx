import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { notFound } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { madeUpUsers } from '#storybook/made-up-users.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { USER_ACTION_MESSAGES } from '#ui/messages/admin/users.messages.ts';
import { oneAdminLeft } from '#ui/features/admin/stories/story-site.fixture.ts';
import { hostileUsers } from './hostile-users.fixture';

const at = '/admin/manage-users/maya';
const meta: Meta = { title: 'Features/Admin/User page', render: () => <Screen />, parameters: { at }, globals: { role: 'admin' } };
export default meta;
type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };
const region = (name: string) => within(screen.getByRole('region', { name }));

/** The actions take effect and the page follows. */
export const Member: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('maya@marquee.example', { selector: 'dd bdi' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Maya Rosen' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Maya Rosen/));
    await expect(await region('Lists').findByRole('link', { name: 'Favorites' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disable this user?' }));
    await expect(question.getByText(/^Maya Rosen \(maya@marquee.example\) is signed out everywhere/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Disable user' }));
    await expect(await screen.findByText('The account of Maya Rosen was disabled.')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Enable' })).toBeVisible();
    await expect(region('Profile').getByText('Disabled')).toBeVisible();
    await expect(await region('What admins changed').findByText(/disabled/)).toHaveTextContent('Ada Marsh disabled Maya Rosen');
    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }));
    await expect(await canvas.findByRole('button', { name: 'Disable' })).toBeVisible();
  },
};
const shows: NonNullable<Story['play']> = async ({ canvas }) =>
  expect(await canvas.findByRole('heading', { name: 'Profile' })).toBeVisible();
export const MemberPhone: Story = { play: shows, globals: phone };
export const MemberPhoneLight: Story = { play: shows, globals: { ...phone, theme: 'light' } };
export const MemberTablet: Story = { play: shows, globals: { viewport: { value: 'tablet' } } };
export const MemberLight: Story = { play: shows, globals: { theme: 'light' } };

/** Ending all sessions asks before; the server's message is a toast, and the audit trail has the act. */
export const SessionsEnded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End sessions' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End all sessions?' }));
    await userEvent.click(question.getByRole('button', { name: 'End sessions' }));
    await expect(await screen.findByText('All sessions of Maya Rosen have ended.')).toBeInTheDocument();
    await expect(await region('What admins changed').findByText(/ended all sessions/)).toHaveTextContent(
      'Ada Marsh ended all sessions of Maya Rosen',
    );
  },
};

export const ResetSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send reset e-mail' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Send a reset e-mail?' }));
    await expect(question.getByText(/^Maya Rosen gets an e-mail at maya@marquee\.example/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Send e-mail' }));
    await expect(await screen.findByText(/^We’ve sent a link for a new password to /)).toHaveTextContent(/maya@marquee\.example/);
    await expect(await region('What admins changed').findByText(/reset e-mail/)).toHaveTextContent(
      'Ada Marsh asked for a reset e-mail to Maya Rosen',
    );
  },
};

/** Deleting asks before, names the person and what goes with them, and leads to the table. */
export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this user?' }));
    await expect(question.getByText(/The account of Maya Rosen \(maya@marquee.example\) is deleted for good, with 2 lists/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Keep user' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Delete user' }));
    await expect(await canvas.findByRole('table', { name: 'Users' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Maya Rosen')).toBeNull());
  },
};

export const OwnPage: Story = {
  parameters: { at: '/admin/manage-users/story-admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is your own account. Change it in your settings.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Edit user' })).toBeDisabled();
  },
};

/** The page says why the last admin can be neither demoted, disabled nor deleted. */
export const LastAdmin: Story = {
  parameters: { at: '/admin/manage-users/ada', scenario: { adminPorts: () => ({ stats: oneAdminLeft }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(USER_ACTION_MESSAGES.lastAdmin)).toBeVisible();
    for (const name of ['Edit user', 'Disable', 'End sessions', 'Delete'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Send reset e-mail' })).toBeEnabled();
  },
};

export const NotFound: Story = {
  parameters: { at: '/admin/manage-users/nobody' },
  play: async ({ canvas }) => expect(await canvas.findByText(/There is no user at this address/)).toBeVisible(),
};
export const NotFoundMalformed: Story = { ...NotFound, parameters: { at: '/admin/manage-users/%3Cb%3E' }, globals: phone };

export const Empty: Story = {
  tags: ['smoke'],
  parameters: {
    scenario: { failureOf: { 'lists.page': notFound('list') }, directory: madeUpUsers(1) },
    at: '/admin/manage-users/made-up-0',
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: 'Adaeze Abara 0' })).toBeVisible(),
};
export const LongWords: Story = {
  parameters: { scenario: { directory: madeUpUsers(hostileUsers.length, hostileUsers) }, at: '/admin/manage-users/made-up-3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Profile' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongWordsPhone: Story = { ...LongWords, globals: phone };
export const WithImages: Story = {
  parameters: {
    scenario: { images: true, directory: madeUpUsers(1, [{ photoURL: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }]) },
    at: '/admin/manage-users/made-up-0',
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('main').querySelector('.user-head img')).not.toBeNull()),
};
export const Waiting: Story = {
  globals: { network: 'hanging' },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading the user.')).toBeInTheDocument(),
};
export const Slow: Story = { globals: { network: 'slow' }, play: shows };
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
export const Failed: Story = { ...Offline, globals: { network: 'failing' } };
