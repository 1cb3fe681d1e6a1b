import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { unavailable } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import type { StoryScenario } from '#storybook/scenario.ts';
import {
  HOSTILE_ENTRIES, HOSTILE_MESSAGES, KINDS_OF_ENTRIES, manyMessages, storyEntry, storyMessage, withEntries, withMessages,
} from '#ui/features/admin/stories/story-rows.fixture.ts';
import { bigSite, crowdedSite, emptySite, HOSTILE } from '#ui/features/admin/stories/story-site.fixture.ts';

const asAdmin = { role: 'admin' } as const;
const tablet = { viewport: { value: 'tablet' }, role: 'admin' } as const;
const phone = { viewport: { value: 'phone' }, role: 'admin' } as const;
const AT = '/admin/dashboard';
const many: StoryScenario = {
  adminPorts: () => ({ stats: bigSite }),
  stored: (state) => withEntries(KINDS_OF_ENTRIES)(withMessages(manyMessages(12))(state)),
};

const meta: Meta = { title: 'Features/Admin/Dashboard page', render: () => <Screen />, parameters: { at: AT }, globals: asAdmin };
// Storybook merges parameters deeply, so the scenario of `many` stays out of `meta`.
const busy = { parameters: { scenario: many } };
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const part = async ({ canvas }: Context, name: string) => within(await canvas.findByRole('region', { name }));
const fits = (): Promise<void> => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

const hasNumbers = async (context: Context): Promise<void> => {
  await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  for (const [name, to] of [
    ['Audit log', '/admin/audit'],
    ['Feedback', '/admin/feedback'],
  ] as const)
    await expect(context.canvas.getByRole('link', { name })).toHaveAttribute('href', to);
  const numbers = await part(context, 'Numbers');
  await expect(await numbers.findByText('98,716 enabled, 1,284 disabled')).toBeVisible();
  await expect(numbers.getByText(/^Counted between 20 Nov, 19:00 and 20 Nov, 20:00\./)).toBeVisible();
  await expect(numbers.getByRole('link', { name: 'Unread feedback' })).toHaveAttribute('href', '/admin/feedback');
  await expect(numbers.getByText('Not counted yet')).toBeVisible();
  await expect(
    await context.canvas.findByRole('img', { name: /^New accounts: most on \d+ (?:October|November) 2026, 150 accounts\.$/ }),
  ).toBeVisible();
  await expect(await (await part(context, 'On most lists')).findByRole('link', { name: 'Parasite' })).toHaveAttribute(
    'href', '/details?type=movie&id=496243',
  );
  await expect(await (await part(context, 'Last changes')).findByText(/disabled 2 users/)).toBeVisible();
  await expect((await part(context, 'Last changes')).getByRole('link', { name: 'Show the audit log' })).toHaveAttribute(
    'href', '/admin/audit',
  );
  await expect((await (await part(context, 'Unread feedback')).findAllByText(/westerns/))[0]).toBeVisible();
  await fits();
};

export const Many: Story = { ...busy, play: hasNumbers, tags: ['smoke'] };
export const Light: Story = { ...Many, globals: { ...asAdmin, theme: 'light' } };
export const Tablet: Story = { ...Many, globals: tablet };
export const Phone: Story = { ...Many, globals: phone };
export const LightPhone: Story = { ...Many, globals: { ...phone, theme: 'light' } };

/** The range is in the address; the plot and its table follow. */
export const Ranges: Story = {
  tags: ['smoke'],
  parameters: { ...busy.parameters, at: `${AT}?range=12-months` },
  play: async (context) => {
    const accounts = await part(context, 'New accounts');
    await expect(await accounts.findByRole('rowheader', { name: 'December 2025' })).toBeInTheDocument();
    await expect(accounts.getByRole('button', { name: '12 months', pressed: true })).toBeVisible();
    await context.userEvent.click(accounts.getByRole('button', { name: '7 days' }));
    await expect(await accounts.findByRole('rowheader', { name: '14 November 2026' })).toBeInTheDocument();
    await expect(accounts.getAllByRole('rowheader')).toHaveLength(7);
  },
};

/** The numbers of the memory backend itself. */
export const Several: Story = {
  play: async (context) => {
    const numbers = await part(context, 'Numbers');
    await expect(await numbers.findByText(/^Counted on 20 Nov, 20:00\. Refused calls are/)).toBeVisible();
    await expect(numbers.getByText('0 pictures')).toBeVisible();
  },
};
export const One: Story = {
  parameters: {
    scenario: {
      adminPorts: () => ({ stats: { ...bigSite, mostListed: (limit) => bigSite.mostListed(Math.min(limit, 1)) } }),
      stored: (state) => withEntries([storyEntry(0)])(withMessages([storyMessage(0)])(state)),
    } satisfies StoryScenario,
  },
  play: async (context) => {
    await expect(await (await part(context, 'Last changes')).findByText(/Ada Okafor/)).toBeVisible();
    await expect((await part(context, 'Last changes')).getAllByRole('listitem')).toHaveLength(1);
    await expect((await part(context, 'On most lists')).getAllByRole('listitem')).toHaveLength(1);
  },
};
export const Empty: Story = {
  parameters: { scenario: { adminPorts: () => ({ stats: emptySite }) } satisfies StoryScenario },
  play: async (context) => {
    await expect(await context.canvas.findByText('There are no unread messages.')).toBeVisible();
    await expect(await context.canvas.findByText('Changes by admins appear here.')).toBeVisible();
    await expect(await context.canvas.findByText(/^Titles appear here/)).toBeVisible();
  },
};

const loads = async (context: Context): Promise<void> => expect(await context.canvas.findByText('Loading: Numbers')).toBeInTheDocument();
export const Waiting: Story = { globals: { ...asAdmin, network: 'hanging' }, play: loads };
export const Slow: Story = {
  ...busy,
  globals: { ...asAdmin, network: 'slow' },
  play: async (context) => {
    await loads(context);
    await hasNumbers(context);
  },
};
const allFail = async ({ canvas }: Context): Promise<void> =>
  waitFor(() => expect(canvas.getAllByRole('button', { name: /^Try again: / })).toHaveLength(6));
export const Failed: Story = { tags: ['smoke'], globals: { ...asAdmin, network: 'failing' }, play: allFail };
export const Offline: Story = { globals: { ...asAdmin, network: 'offline' }, play: allFail };
export const OfflinePhone: Story = { ...Offline, globals: { ...phone, network: 'offline' } };

/** One failure takes no other panel down. */
export const OnePartFails: Story = {
  parameters: { scenario: { ...many, failureOf: { 'stats.totals': unavailable(503, 'story') } } satisfies StoryScenario },
  play: async (context) => {
    await expect(await (await part(context, 'Numbers')).findByRole('button', { name: 'Try again: Numbers' })).toBeVisible();
    await expect(await (await part(context, 'Last changes')).findByText(/disabled 2 users/)).toBeVisible();
    await expect(context.canvas.getAllByRole('button', { name: /^Try again/ })).toHaveLength(1);
  },
};

export const LongWords: Story = {
  parameters: {
    scenario: {
      adminPorts: () => ({ stats: crowdedSite }),
      details: { title: HOSTILE.repeat(300) },
      stored: (state) => withEntries(HOSTILE_ENTRIES)(withMessages(HOSTILE_MESSAGES)(state)),
    } satisfies StoryScenario,
  },
  play: async (context) => {
    await expect(await (await part(context, 'Unread feedback')).findAllByText(/onerror/)).not.toHaveLength(0);
    await expect(document.querySelector('main img[src="x"]')).toBeNull();
    const listed = await part(context, 'On most lists');
    await expect(await listed.findAllByRole('link', { name: /onerror/ })).toHaveLength(2);
    // The catalogue lacks this title. Names that members stored are not shown.
    await expect(listed.getByRole('link', { name: 'Film 2147483647' })).toBeVisible();
    await fits();
  },
};
export const LongWordsPhone: Story = { ...LongWords, globals: phone };
