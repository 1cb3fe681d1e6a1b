import type { Meta, StoryObj } from '@storybook/react-vite';
import * as TE from 'fp-ts/TaskEither';
import { screen, within } from 'storybook/test';
import type { AdminBackend } from '#application/ports/admin-backend';
import { toAdminListItem, type AdminListItem } from '#domain/lists/directory/list-directory';
import { pageOfRows } from '#domain/shared/row-page';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import type { StoryScenario } from '#storybook/scenario.ts';
import { storyItem, storyList, withLists } from '#ui/features/admin/stories/story-rows.fixture.ts';
import { HOSTILE, LONG_WORD } from '#ui/features/admin/stories/story-site.fixture.ts';
import { tableLoads } from '#ui/features/admin/stories/table-checks.fixture.ts';

const asAdmin = { role: 'admin' } as const;
const tablet = { viewport: { value: 'tablet' }, role: 'admin' } as const;
const phone = { viewport: { value: 'phone' }, role: 'admin' } as const;
const LIST = storyList(1);
const AT = `/admin/manage-lists/${LIST.listID}`;

const itemsOf = (count: number): ReadonlyArray<AdminListItem> =>
  Array.from({ length: count }, (_, index) => toAdminListItem(storyItem(index)));
const stored = (items: ReadonlyArray<AdminListItem>, list = LIST) => ({
  scenario: {
    stored: withLists([list]),
    adminPorts: ({ lists }: AdminBackend) => ({
      lists: {
        ...lists,
        items: (_, range, limit) =>
          TE.right({
            row: { list: { ...list, itemCount: items.length }, owner: { name: 'Maya Rosen', email: 'maya@marquee.example' } },
            items: pageOfRows(items, ({ itemKey }) => itemKey, range, limit),
          }),
      },
    }),
  } satisfies StoryScenario,
});

const meta: Meta = { title: 'Features/Admin/Any-list page', render: () => <Screen />, parameters: { at: AT }, globals: asAdmin };
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const hasTitles = async ({ canvas }: Context): Promise<void> => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Silent comedies 1' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Silent comedies 1/));
  await expect(await canvas.findByRole('link', { name: 'Maya Rosen' })).toHaveAttribute('href', '/admin/manage-users/maya');
  await expect(await canvas.findByText('Notes, ratings and what was watched are private and not shown.')).toBeVisible();
  await expect((await canvas.findAllByRole('link', { name: /^Film \d/ }))[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/details\?type=movie&id=/),
  );
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
};

export const Many: Story = {
  tags: ['smoke'],
  parameters: stored(itemsOf(120)),
  play: async (context) => {
    await hasTitles(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(context.canvas.getByRole('link', { name: 'Film 51' })).toBeInTheDocument());
  },
};
export const Several: Story = { parameters: stored(itemsOf(5)), play: hasTitles };
/** The owner's name goes on in the sentence about the list. */
export const Light: Story = {
  ...Several,
  globals: { ...asAdmin, theme: 'light' },
  play: async (context) => {
    await hasTitles(context);
    const owner = context.canvas.getByRole('link', { name: 'Maya Rosen' });
    await expect(owner.getBoundingClientRect().left).toBeGreaterThan((owner.parentElement?.getBoundingClientRect().left ?? 0) + 44);
  },
};
export const Tablet: Story = { ...Several, globals: tablet };
export const Phone: Story = { ...Several, globals: phone };
export const LightPhone: Story = { ...Several, globals: { ...phone, theme: 'light' } };
export const One: Story = { parameters: stored(itemsOf(1)), play: hasTitles };
/** The list of the memory backend itself. */
export const Empty: Story = {
  parameters: { scenario: { stored: withLists([LIST]) } satisfies StoryScenario },
  play: async ({ canvas }) => expect(await canvas.findByText('This list has no titles.')).toBeVisible(),
};
export const InTheBin: Story = {
  parameters: stored(itemsOf(2), { ...LIST, deletedAt: Date.parse('2026-11-19T12:00:00Z') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This list is in its owner’s bin\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};
export const NotFound: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Show all lists' })).toHaveAttribute('href', '/admin/manage-lists'),
};

/** The removal is asked, and then the list is in its owner's bin. */
export const Removed: Story = {
  tags: ['smoke'],
  parameters: { scenario: { stored: withLists([LIST]) } satisfies StoryScenario },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(await screen.findByRole('heading', { name: 'Remove “Silent comedies 1” with 37 titles?' })).toBeInTheDocument();
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('1 of 1 done.')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(await canvas.findByText(/^This list is in its owner’s bin\./)).toBeVisible();
  },
};

export const Waiting: Story = { globals: { ...asAdmin, network: 'hanging' }, play: tableLoads };
export const Slow: Story = {
  ...Several,
  globals: { ...asAdmin, network: 'slow' },
  play: async (context) => {
    await tableLoads(context);
    await hasTitles(context);
  },
};
const fails = async ({ canvas }: Context): Promise<void> => expect(await canvas.findByRole('alert')).toBeVisible();
export const Failed: Story = { tags: ['smoke'], globals: { ...asAdmin, network: 'failing' }, play: fails };
export const Offline: Story = { globals: { ...asAdmin, network: 'offline' }, play: fails };
export const LongWords: Story = {
  parameters: stored(
    [
      { ...toAdminListItem(storyItem(0)), title: HOSTILE.repeat(300) },
      { ...toAdminListItem(storyItem(1)), title: LONG_WORD.repeat(5), genres: [LONG_WORD] },
    ],
    storyList(1, { name: LONG_WORD.repeat(3) }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/onerror/)).not.toHaveLength(0);
    await expect(document.querySelector('main img[src="x"]')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const LongWordsPhone: Story = { ...LongWords, globals: phone };
