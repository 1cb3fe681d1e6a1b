import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import type { List } from '#domain/lists/list';
import { forbidden } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import type { StoryScenario } from '#storybook/scenario.ts';
import { manyLists, storyList, withLists, withoutLists } from '#ui/features/admin/stories/story-rows.fixture.ts';
import { HOSTILE, LONG_WORD } from '#ui/features/admin/stories/story-site.fixture.ts';
import { tableFails, tableLoads } from '#ui/features/admin/stories/table-checks.fixture.ts';

const asAdmin = { role: 'admin' } as const;
const tablet = { viewport: { value: 'tablet' }, role: 'admin' } as const;
const phone = { viewport: { value: 'phone' }, role: 'admin' } as const;
const AT = '/admin/manage-lists';
const stored = (lists: ReadonlyArray<List>) => ({
  scenario: { stored: (state) => withLists(lists)(withoutLists(state)) } satisfies StoryScenario,
});
const FAVORITES = storyList(2, { name: 'favorites', itemCount: 3 });
const SHARED_NAME = 'Films for a rainy sunday 0';
const FIVE = [
  storyList(0),
  storyList(1, { displayName: 'Silent Comedies 1' }),
  FAVORITES,
  storyList(3, { deletedAt: Date.parse('2026-11-19T12:00:00Z') }),
  storyList(4, { userID: aUserId('gone') }),
];

const meta: Meta = { title: 'Features/Admin/All-lists page', render: () => <Screen />, parameters: { at: AT }, globals: asAdmin };
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const table = async ({ canvas }: Context) => within(await canvas.findByRole('table', { name: 'Lists' }));
const hasRows = async (context: Context, rows: number): Promise<void> =>
  waitFor(async () => expect((await table(context)).getAllByRole('row')).toHaveLength(rows + 1));
const fits = (): Promise<void> => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
const hasFour = async (context: Context): Promise<void> => {
  await hasRows(context, 4);
  const lists = await table(context);
  await expect(lists.getByRole('link', { name: 'Silent Comedies 1' })).toHaveAttribute('href', '/admin/manage-lists/list-00001');
  await expect(lists.getAllByRole('link', { name: 'Maya Rosen' })[0]).toHaveAttribute('href', '/admin/manage-users/maya');
  await expect(lists.getByText('Deleted account')).toBeVisible();
  await fits();
};

export const Many: Story = {
  tags: ['smoke'],
  parameters: stored(manyLists(120)),
  play: async (context) => {
    await hasRows(context, 50);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled'));
    await expect(await (await table(context)).findByRole('link', { name: 'Films for a rainy sunday 60' })).toBeInTheDocument();
  },
};
export const Several: Story = { parameters: stored(FIVE), play: hasFour };
export const Light: Story = { ...Several, globals: { ...asAdmin, theme: 'light' } };
export const Tablet: Story = { ...Several, globals: tablet };
export const Phone: Story = { ...Several, globals: phone };
export const LightPhone: Story = { ...Several, globals: { ...phone, theme: 'light' } };
export const One: Story = { parameters: stored([storyList(1)]), play: async (context) => hasRows(context, 1) };
export const Empty: Story = {
  tags: ['smoke'],
  parameters: stored([]),
  play: async ({ canvas }) => expect(await canvas.findByText('There are no lists yet.')).toBeVisible(),
};

/** Search, owner, place and order are in the address. */
export const Filtered: Story = {
  parameters: { ...stored(FIVE), at: `${AT}?owner=maya&order=titles` },
  play: async (context) => {
    await hasRows(context, 3);
    await expect(await context.canvas.findByRole('button', { name: 'Owner: Maya Rosen' })).toBeVisible();
    await expect((await table(context)).getByRole('columnheader', { name: 'Titles' })).toHaveAttribute('aria-sort', 'descending');
    await context.userEvent.type(context.canvas.getByRole('searchbox', { name: 'Name of a list' }), 'silent');
    await hasRows(context, 1);
    const [name, arrow] = (await table(context)).getByRole('columnheader', { name: 'List' }).children;
    await expect(arrow?.getBoundingClientRect().top).toBeLessThan(name?.getBoundingClientRect().bottom ?? 0);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Clear filters' }));
    await hasRows(context, 4);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Place: Active' }));
    await context.userEvent.click(await screen.findByRole('option', { name: 'In the bin' }));
    await hasRows(context, 1);
  },
};
/** The link of a shared list ends after a question that names the list and its owner. */
export const ShareEnded: Story = {
  parameters: { ...stored(FIVE), at: `${AT}?in=shared` },
  play: async (context) => {
    await hasRows(context, 2);
    await expect(context.canvas.getByRole('button', { name: 'Place: Shared' })).toBeVisible();
    await context.userEvent.click((await table(context)).getByRole('button', { name: `Actions for ${SHARED_NAME}` }));
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'End share link' }));
    const question = within(await screen.findByRole('alertdialog', { name: `End the share link of “${SHARED_NAME}” by Maya Rosen?` }));
    await context.userEvent.click(question.getByRole('button', { name: 'End share link' }));
    await expect(await screen.findByText('The share link was ended.')).toBeVisible();
    await hasRows(context, 1);
  },
};
export const SharedPhone: Story = {
  parameters: { ...stored(FIVE), at: `${AT}?in=shared` },
  play: async (context) => {
    await hasRows(context, 2);
    await fits();
  },
  globals: phone,
};
export const NothingFits: Story = {
  parameters: { ...stored(FIVE), at: `${AT}?text=zzz` },
  play: async ({ canvas }) => expect(await canvas.findByText(/^No lists match/)).toBeVisible(),
};

/** Lists are removed after a question, which says that favorites and watchlists stay. */
export const Removed: Story = {
  tags: ['smoke'],
  parameters: stored(FIVE),
  play: async (context) => {
    await hasFour(context);
    const lists = await table(context);
    await context.userEvent.click(lists.getByRole('checkbox', { name: 'Select Favorites' }));
    await context.userEvent.click(lists.getByRole('checkbox', { name: 'Select Silent Comedies 1' }));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByRole('heading', { name: 'Remove “Silent Comedies 1” with 37 titles?' })).toBeInTheDocument();
    await expect(screen.getByText(/for 30 days\. Favorites and watchlists stay\.$/)).toBeVisible();
    await context.userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('1 of 1 done.')).toBeInTheDocument();
    await context.userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await hasRows(context, 3);
  },
};

export const Waiting: Story = { globals: { ...asAdmin, network: 'hanging' }, play: tableLoads };
export const Slow: Story = {
  ...Several,
  globals: { ...asAdmin, network: 'slow' },
  play: async (context) => {
    await tableLoads(context);
    await hasFour(context);
  },
};
export const Failed: Story = { globals: { ...asAdmin, network: 'failing' }, play: tableFails };
export const Offline: Story = { globals: { ...asAdmin, network: 'offline' }, play: tableFails };
export const OfflinePhone: Story = { ...Offline, globals: { ...phone, network: 'offline' } };
export const Refused: Story = {
  parameters: { scenario: { failureOf: { 'lists.page': forbidden('admins') } } satisfies StoryScenario },
  play: tableFails,
};

export const LongWords: Story = {
  parameters: stored([
    storyList(0, { name: HOSTILE.repeat(300) }),
    storyList(1, { name: LONG_WORD.repeat(20), itemCount: 10_000 }),
    storyList(2, { name: 'שָׁלוֹם_עולם' }),
  ]),
  play: async (context) => {
    await hasRows(context, 3);
    await expect(document.querySelector('main img[src="x"]')).toBeNull();
    await fits();
  },
};
export const LongWordsPhone: Story = { ...LongWords, globals: phone };
