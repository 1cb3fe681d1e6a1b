import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { forbidden } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import type { StoryScenario } from '#storybook/scenario.ts';
import {
  HOSTILE_ENTRIES, KINDS_OF_ENTRIES, manyEntries, NAMED_ENTRIES, storyEntry, withEntries,
} from '#ui/features/admin/stories/story-rows.fixture.ts';
import { tableFails, tableLoads } from '#ui/features/admin/stories/table-checks.fixture.ts';

const asAdmin = { role: 'admin' } as const;
const tablet = { viewport: { value: 'tablet' }, role: 'admin' } as const;
const phone = { viewport: { value: 'phone' }, role: 'admin' } as const;
const AT = '/admin/audit';
const stored = (...entries: ReadonlyArray<ReturnType<typeof storyEntry>>) => ({
  scenario: { stored: withEntries(entries) } satisfies StoryScenario,
});

const meta: Meta = { title: 'Features/Admin/Audit page', render: () => <Screen />, parameters: { at: AT }, globals: asAdmin };
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const table = async ({ canvas }: Context) => within(await canvas.findByRole('table', { name: 'Audit log' }));
const fits = (): Promise<void> => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
const hasRows = async (context: Context): Promise<void> => {
  await expect(await context.canvas.findByText('Entries are kept for 12 months. Nobody can change or delete them.')).toBeVisible();
  const entries = await table(context);
  await expect((await entries.findAllByRole('cell', { name: 'Ada Okafor made Maya Rosen an admin' }))[0]).toBeVisible();
  await expect(entries.getAllByRole('row').length).toBeGreaterThan(1);
  await fits();
};

export const Many: Story = {
  tags: ['smoke'],
  parameters: stored(...manyEntries(120)),
  play: async (context) => {
    await hasRows(context);
    await expect((await table(context)).getAllByRole('row')).toHaveLength(51);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled'));
  },
};

/** One row of each kind: done, interrupted, failed, unknown, for several, by an admin who is gone. */
export const Several: Story = {
  parameters: stored(...KINDS_OF_ENTRIES),
  play: async (context) => {
    await hasRows(context);
    const entries = await table(context);
    await expect(entries.getByText('Interrupted')).toBeVisible();
    await expect(entries.getByText(/^It conflicted with another change/)).toBeVisible();
    await expect(entries.getByText('Role, before: user, after: admin')).toBeInTheDocument();
    await expect(entries.getAllByText((_, element) => element?.className === 'audit-text').map(({ textContent }) => textContent)).toEqual([
      'Ada Okafor made Maya Rosen an admin', 'Ada Okafor disabled Maya Rosen', 'Ada Okafor disabled 2 users',
      'Ada Okafor moved the list Films for a rainy sunday to the bin', 'Ada Okafor tried to delete the account of Maya Rosen',
      'Ada Okafor tried to change the account of Maya Rosen', 'Ada Okafor ran polishScreens on an unknown subject',
      'gone exported all users',
    ]);
  },
};
export const Light: Story = { ...Several, globals: { ...asAdmin, theme: 'light' } };
export const Tablet: Story = { ...Several, globals: tablet };
export const Phone: Story = { ...Several, globals: phone };
export const LightPhone: Story = { ...Several, globals: { ...phone, theme: 'light' } };
export const One: Story = { parameters: stored(storyEntry(0)), play: hasRows };
export const Empty: Story = {
  tags: ['smoke'],
  play: async ({ canvas }) => expect(await canvas.findByText('Every change by an admin appears here.')).toBeVisible(),
};

/** Banners are called by the time of their addition, and users of a bulk call by their names. */
export const Named: Story = {
  parameters: stored(...NAMED_ENTRIES),
  play: async (context) => {
    const entries = await table(context);
    await expect(await entries.findByRole('cell', { name: /^Ada Okafor activated the banner of .*20 November 2026/ })).toBeVisible();
    await expect(entries.getByText(/^Active, before: none, after: the banner of/)).toBeInTheDocument();
    await expect(entries.getByText('Refused, before: none, after: Maya Rosen')).toBeInTheDocument();
    await expect(entries.getByText('Chosen, before: none, after: Maya Rosen, Ada Okafor and others')).toBeInTheDocument();
    await expect(document.querySelector('main')).not.toHaveTextContent('banner-');
    await fits();
  },
};
export const NamedPhone: Story = { ...Named, globals: phone };

/** The filters are in the address; a choice replaces the address. */
export const Filtered: Story = {
  tags: ['smoke'],
  parameters: { ...stored(...KINDS_OF_ENTRIES), at: `${AT}?action=setUserRole&from=2026-11-20&until=2026-11-20` },
  play: async (context) => {
    await hasRows(context);
    await expect((await table(context)).getAllByRole('row')).toHaveLength(2);
    await expect(context.canvas.getByRole('button', { name: 'Days: 20 November 2026' })).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Action: Changed a role' }));
    await context.userEvent.click(await screen.findByRole('option', { name: 'Removed lists' }));
    await waitFor(async () => expect((await table(context)).queryByText('Films for a rainy sunday')).not.toBeNull());
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect((await table(context)).getAllByRole('row')).toHaveLength(9));
  },
};
/** The two days stand one below the other. */
export const DaysPhone: Story = {
  parameters: stored(...KINDS_OF_ENTRIES),
  globals: phone,
  play: async (context) => {
    await hasRows(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Days: any' }));
    const [from, until] = [await screen.findByLabelText('From'), screen.getByLabelText('To')].map((field) => field.getBoundingClientRect());
    await expect(until?.top).toBeGreaterThanOrEqual(from?.bottom ?? Infinity);
    await expect(until?.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** The menu of a row leads to the entries about the same subject. */
export const SameSubject: Story = {
  parameters: stored(...KINDS_OF_ENTRIES),
  play: async (context) => {
    await hasRows(context);
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: 'More about this entry: Ada Okafor moved the list Films for a rainy sunday to the bin' }),
    );
    await expect(await screen.findByRole('menuitem', { name: 'Open the list' })).toHaveAttribute('href', '/admin/manage-lists/story-rain');
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Show only this subject' }));
    await waitFor(async () => expect((await table(context)).getAllByRole('row')).toHaveLength(2));
    await expect(context.canvas.getByRole('button', { name: 'About: story-rain' })).toBeVisible();
  },
};
export const NothingFits: Story = {
  parameters: { ...stored(...KINDS_OF_ENTRIES), at: `${AT}?target=nobody` },
  play: async ({ canvas }) => expect(await canvas.findByText(/^No entries match/)).toBeVisible(),
};

export const Waiting: Story = { globals: { ...asAdmin, network: 'hanging' }, play: tableLoads };
export const Slow: Story = {
  ...One,
  globals: { ...asAdmin, network: 'slow' },
  play: async (context) => {
    await tableLoads(context);
    await hasRows(context);
  },
};
export const Failed: Story = { globals: { ...asAdmin, network: 'failing' }, play: tableFails };
export const Offline: Story = { globals: { ...asAdmin, network: 'offline' }, play: tableFails };
export const OfflinePhone: Story = { ...Offline, globals: { ...phone, network: 'offline' } };
export const Refused: Story = {
  parameters: { scenario: { failureOf: { 'audit.page': forbidden('admins') } } satisfies StoryScenario },
  play: tableFails,
};
/** Names that cannot be read are shown as ids. */
export const NamesFail: Story = {
  parameters: {
    scenario: { stored: withEntries([storyEntry(0)]), failureOf: { 'users.find': forbidden('admins') } } satisfies StoryScenario,
  },
  play: async (context) => expect(await (await table(context)).findByText('ada')).toBeVisible(),
};

export const LongWords: Story = {
  parameters: stored(...HOSTILE_ENTRIES),
  play: async (context) => {
    await expect(await (await table(context)).findAllByText(/onerror/)).not.toHaveLength(0);
    await expect(document.querySelector('main img[src="x"]')).toBeNull();
    await fits();
  },
};
export const LongWordsPhone: Story = { ...LongWords, globals: phone };
