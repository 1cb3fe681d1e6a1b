import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { forbidden, offline } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { madeUpUsers } from '#storybook/made-up-users.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { bigSite, oneAdminLeft } from '#ui/features/admin/stories/story-site.fixture.ts';
import { tableLoads } from '#ui/features/admin/stories/table-checks.fixture.ts';
import { USER_ACTION_MESSAGES } from '#ui/messages/admin/users.messages.ts';
import { hostileUsers } from './hostile-users.fixture';

const at = '/admin/manage-users';
const meta: Meta = { title: 'Features/Admin/Manage users page', render: () => <Screen />, parameters: { at }, globals: { role: 'admin' } };
export default meta;
type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const phone = { viewport: { value: 'phone' } };
const table = (canvas: Canvas): Promise<HTMLElement> => canvas.findByRole('table', { name: 'Users' });
const names = async (canvas: Canvas): Promise<ReadonlyArray<string>> =>
  within(await table(canvas)).getAllByRole('link').map((link) => link.querySelector('bdi')?.textContent ?? '');
const madeUp = (size: number) => ({ at, scenario: { directory: madeUpUsers(size) } });
/** A directory and numbers that agree. */
const crowd = { at, scenario: { directory: madeUpUsers(100_000), adminPorts: () => ({ stats: bigSite }) } };

/** The three users of the memory backend; changes take effect. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await names(canvas)).toEqual(['Ada Marsh', 'Ada Okafor', 'Maya Rosen']));
    await expect(canvas.getByText('3 users, 2 enabled admins, 0 disabled')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  },
};
export const SeveralPhone: Story = { ...Several, globals: phone };
export const SeveralTabletLight: Story = { ...Several, globals: { viewport: { value: 'tablet' }, theme: 'light' } };

export const Empty: Story = {
  tags: ['smoke'], parameters: madeUp(0),
  play: async ({ canvas }) => expect(await canvas.findByText('There are no users here yet.')).toBeVisible(),
};
export const One: Story = {
  parameters: madeUp(1),
  play: async ({ canvas }) => expect(within(await table(canvas)).getAllByRole('row')).toHaveLength(2),
};

/** 100,000 users: one page is made at a time; Next, Previous and the order work at both ends. */
export const Many: Story = {
  parameters: crowd,
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect((await names(canvas))[0]).toBe('Adaeze Abara 0000'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect((await names(canvas))[0]).toBe('Adaeze Abara 0050'));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(async () => expect((await names(canvas))[0]).toBe('Adaeze Abara 0000'));
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }));
    await waitFor(async () => expect((await names(canvas))[0]).toBe('Jonas Jansen 0999'));
    await expect(canvas.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute('aria-sort', 'descending');
  },
};
export const ManyPhone: Story = {
  tags: ['smoke'], parameters: crowd, globals: phone,
  play: async ({ canvas }) => expect(await canvas.findByText('Adaeze Abara 0000')).toBeVisible(),
};
export const ManyPhoneLight: Story = { ...ManyPhone, globals: { ...phone, theme: 'light' } };
export const ManyTablet: Story = { ...ManyPhone, globals: { viewport: { value: 'tablet' } } };
export const ManyLight: Story = { ...ManyPhone, globals: { theme: 'light' } };

/** From the dashboard the menu leads to the first page of 100,000 users. */
export const FromDashboard: Story = {
  parameters: { ...crowd, at: '/admin/dashboard' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Manage Users' }));
    await waitFor(async () => expect((await names(canvas))[0]).toBe('Adaeze Abara 0000'));
  },
};

/** The search finds names without their accents, and says how its results are sorted. */
export const Search: Story = {
  parameters: crowd,
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name, e-mail or ID' }), 'emile h');
    await waitFor(async () => expect((await names(canvas))[0]).toBe('Émile Haddad 0000'));
    await expect(canvas.getByText('Search results are sorted by name.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Joined' })).toBeNull();
  },
};
export const EmptySearch: Story = {
  parameters: { ...madeUp(50), at: `${at}?text=zz` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/No users match/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body);
    await expect(await table(canvas)).toBeVisible();
  },
};

/** Markup, right-to-left and very long names are shown as text and do not widen the page. */
export const LongWords: Story = {
  parameters: { at, scenario: { directory: madeUpUsers(hostileUsers.length, hostileUsers) } },
  play: async ({ canvas }) => {
    await expect(within(await table(canvas)).getAllByRole('row')).toHaveLength(hostileUsers.length + 1);
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongWordsPhone: Story = { ...LongWords, globals: phone };
export const WithImages: Story = {
  parameters: { at, scenario: { images: true,
    directory: madeUpUsers(1, [{ photoURL: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }]) } },
  play: async ({ canvas }) => expect((await table(canvas)).querySelector('img')).not.toBeNull(),
};
export const Waiting: Story = { globals: { network: 'hanging' }, play: tableLoads };
export const Slow: Story = { globals: { network: 'slow' }, play: async ({ canvas }) => expect(await table(canvas)).toBeVisible() };
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
export const OfflinePhone: Story = { ...Offline, globals: { ...phone, network: 'offline' } };
export const Failed: Story = { ...Offline, globals: { network: 'failing' } };
export const Refused: Story = {
  parameters: { at, scenario: { failureOf: { 'users.page': forbidden('this') } } },
  play: async ({ canvas }) => expect(await canvas.findByText(/You don’t have access to this/)).toBeVisible(),
};

/** Columns are chosen and remembered in this browser. */
export const Columns: Story = {
  parameters: madeUp(50),
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Columns/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lists' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Lists' })).toBeNull();
    await expect(localStorage.getItem('marquee.columns.users')).toBe('lists');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lists' }));
    await expect(localStorage.getItem('marquee.columns.users')).toBeNull();
  },
};

/** Arrow keys move the focus to the same control of the next row. */
export const ByKeyboard: Story = {
  parameters: madeUp(50),
  play: async ({ canvas, userEvent }) => {
    const links = within(await table(canvas)).getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(links[2]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(links.at(-2)).toHaveFocus();
  },
};

/** The buttons say why before the server refuses. */
export const OwnAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ada Marsh' }));
    await expect(await screen.findByText('This is your own account. Change it in your settings.')).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The menu and the bar for selected users say why the last admin can be neither demoted, disabled nor deleted. */
export const LastAdmin: Story = {
  parameters: { at, scenario: { adminPorts: () => ({ stats: oneAdminLeft }) } },
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ada Okafor' }));
    await expect(await screen.findByText(USER_ACTION_MESSAGES.lastAdmin)).toBeVisible();
    for (const name of ['Edit user', 'Disable', 'Delete']) await expect(screen.getByRole('menuitem',
      { name })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ada Okafor' }));
    const bar = within(canvas.getByRole('toolbar', { name: 'Selected rows' }));
    await expect(bar.getByText(USER_ACTION_MESSAGES.lastAdmin)).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Disable' })).toBeDisabled();
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Make user' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Maya Rosen' }));
    await userEvent.click(bar.getByRole('button', { name: 'Disable' }));
    await expect(await screen.findByText(/The last admin is left out\./)).toBeVisible();
    await expect(screen.getByRole('alertdialog', { name: 'Disable 1 user?' })).toBeVisible();
  },
};
export const LastAdminPhone: Story = { ...LastAdmin, globals: phone };

/** After a deletion the row is gone and the heading has the focus. */
export const RowDeleted: Story = {
  tags: ['smoke'], play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Maya Rosen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete user' }));
    await waitFor(async () => expect(await names(canvas)).toEqual(['Ada Marsh', 'Ada Okafor']));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** Selected users are disabled in parts; refused ones are reported with "Try again". */
export const BulkRefused: Story = {
  parameters: madeUp(50),
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    const bar = within(canvas.getByRole('toolbar', { name: 'Selected rows' }));
    await expect(bar.getByText('50 rows selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make admin' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/addresses were never confirmed/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Make admin' }));
    const report = within(await screen.findByRole('dialog', { name: /^Make 49 users admins/ }));
    await expect(await report.findByText('49 were refused')).toBeVisible();
    await expect(report.getAllByText('The account doesn’t exist any more.')).toHaveLength(49);
    await expect(report.getByRole('button', { name: 'Try again with 49' })).toBeVisible();
  },
};
/** Selected users, also the own account, are exported. */
export const BulkExport: Story = {
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    for (const name of ['Select Maya Rosen', 'Select Ada Marsh']) await userEvent.click(canvas.getByRole('checkbox', { name }));
    await userEvent.click(within(canvas.getByRole('toolbar', { name: 'Selected rows' })).getByRole('button', { name: 'Export' }));
    await expect(await screen.findByRole('dialog', { name: 'Export 2 users' })).toBeVisible();
  },
};
export const BulkOffline: Story = {
  parameters: { at, scenario: { failureOf: { 'api.changeUsers': offline } } },
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Maya Rosen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }));
    const report = within(await screen.findByRole('dialog', { name: 'Disable 1 user' }));
    await expect(await report.findByText(/Try again when you’re back online/)).toBeVisible();
    await expect(report.getByText('1 row was not sent. Nothing about them was changed.')).toBeVisible();
  },
};

/** The guard keeps others out. */
export const MemberAtUsers: Story = {
  globals: { role: 'member' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.title).toMatch(/^Home/));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const VisitorAtUsers: Story = { globals: { role: 'visitor' }, play: async ({ canvas }) =>
  expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible() };
