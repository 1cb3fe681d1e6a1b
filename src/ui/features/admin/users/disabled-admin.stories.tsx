import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect } from '#storybook/story-expect.ts';
import { madeUpUsers } from '#storybook/made-up-users.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { USER_ACTION_MESSAGES } from '#ui/messages/admin/users.messages.ts';
import { oneAdminLeft } from '#ui/features/admin/stories/story-site.fixture.ts';

const disabledAdmin = { name: 'Ada Okafor', role: 'admin', disabled: true } as const;
const meta: Meta = {
  title: 'Features/Admin/Disabled admin',
  render: () => <Screen />,
  parameters: {
    at: '/admin/manage-users',
    scenario: { directory: madeUpUsers(1, [disabledAdmin]), adminPorts: () => ({ stats: oneAdminLeft }) },
  },
  globals: { role: 'admin' },
};
export default meta;

/** With one active admin left, an admin whose account is disabled can be enabled and deleted. */
export const BesideTheLastAdmin: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/, 1 enabled admin, /)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Ada Okafor' }));
    for (const name of ['Enable', 'Delete'])
      await expect(await screen.findByRole('menuitem', { name })).not.toHaveAttribute('aria-disabled', 'true');
    await expect(screen.queryByText(USER_ACTION_MESSAGES.lastAdmin)).toBeNull();
  },
};

/** An act that cannot be chosen is not red: "Delete" of the last admin looks like the other items that are disabled. */
export const InertItems: StoryObj = {
  parameters: { scenario: { directory: madeUpUsers(1, [{ ...disabledAdmin, disabled: false }]) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Ada Okafor' }));
    const items = ['Disable', 'Delete'].map((name) => screen.getByRole('menuitem', { name }));
    await expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    await expect(new Set(items.map((item) => getComputedStyle(item).color)).size).toBe(1);
  },
};

const members = [
  { name: 'Noor Haddad', disabled: true },
  { name: 'Maya Rosen', disabled: false },
  { name: 'Wen Li', disabled: true },
].map((user) => ({ ...user, role: 'user' as const, emailVerified: true }));

/** "Make admin" names the disabled accounts, and only these, before it acts. */
export const NamedBeforeMadeAdmins: StoryObj = {
  parameters: { scenario: { directory: madeUpUsers(members.length, members) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }));
    await userEvent.click(within(canvas.getByRole('toolbar', { name: 'Selected rows' })).getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make admin' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Make 3 users admins?' }));
    await expect(
      question.getByText('An admin can change and delete all users and lists. Still disabled: Noor Haddad and Wen Li.'),
    ).toBeVisible();
    await expect(question.getByRole('button', { name: 'Make admin' })).toBeVisible();
  },
};

/** Shift chooses all rows from the last one chosen to this one. */
export const RangeOfRows: StoryObj = {
  parameters: { scenario: { directory: madeUpUsers(members.length, members) } },
  play: async ({ canvas, userEvent }) => {
    const [first = document.body, , third = document.body] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    await userEvent.click(first);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(third);
    await userEvent.keyboard('{/Shift}');
    await expect(within(canvas.getByRole('toolbar', { name: 'Selected rows' })).getByText('3 rows selected')).toBeVisible();
  },
};
