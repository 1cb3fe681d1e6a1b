import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import type { StoredFeedback } from '#domain/feedback/feedback-inbox';
import { forbidden } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import type { StoryScenario } from '#storybook/scenario.ts';
import { HOSTILE_MESSAGES, manyMessages, storyMessage, withMessages } from '#ui/features/admin/stories/story-rows.fixture.ts';
import { tableFails, tableLoads } from '#ui/features/admin/stories/table-checks.fixture.ts';

const asAdmin = { role: 'admin' } as const;
const tablet = { viewport: { value: 'tablet' }, role: 'admin' } as const;
const phone = { viewport: { value: 'phone' }, role: 'admin' } as const;
const AT = '/admin/feedback';
const stored = (messages: ReadonlyArray<StoredFeedback>) => ({ scenario: { stored: withMessages(messages) } satisfies StoryScenario });
const FIVE = [
  storyMessage(0),
  storyMessage(1),
  storyMessage(2),
  storyMessage(3, { state: 'read' }),
  storyMessage(4, { state: 'answered' }),
];

const meta: Meta = { title: 'Features/Admin/Inbox page', render: () => <Screen />, parameters: { at: AT }, globals: asAdmin };
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const table = async ({ canvas }: Context) => within(await canvas.findByRole('table', { name: 'Feedback messages' }));
const hasRows = async (context: Context, rows: number): Promise<void> =>
  waitFor(async () => expect((await table(context)).getAllByRole('row')).toHaveLength(rows + 1));
const fits = (): Promise<void> => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
const hasThree = async (context: Context): Promise<void> => {
  await hasRows(context, 3);
  await expect((await table(context)).getByRole('link', { name: 'Answer visitor1@example.org' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:visitor1@example\.org\?subject=/),
  );
  await expect((await table(context)).getByText('No address')).toBeVisible();
  await fits();
};

/** A flood of messages is read in pages. */
export const Many: Story = {
  tags: ['smoke'],
  parameters: stored(manyMessages(1000)),
  play: async (context) => {
    await hasRows(context, 50);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled'));
    await hasRows(context, 50);
  },
};
export const Several: Story = { parameters: stored(FIVE), play: hasThree };
export const Light: Story = { ...Several, globals: { ...asAdmin, theme: 'light' } };
export const Tablet: Story = { ...Several, globals: tablet };
export const Phone: Story = { ...Several, globals: phone };
export const LightPhone: Story = { ...Several, globals: { ...phone, theme: 'light' } };
export const One: Story = { parameters: stored([storyMessage(1)]), play: async (context) => hasRows(context, 1) };
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There are no new messages/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save these' })).toBeDisabled();
  },
};

/** The state is in the address. */
export const All: Story = {
  parameters: { ...stored(FIVE), at: `${AT}?state=all` },
  play: async (context) => {
    await hasRows(context, 5);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Messages: All' }));
    await context.userEvent.click(await screen.findByRole('option', { name: 'Answered' }));
    await hasRows(context, 1);
    await expect((await table(context)).getByText('I love the posters.')).toBeVisible();
  },
};

/** An answered message leaves the new ones. */
export const Answered: Story = {
  parameters: stored(FIVE),
  play: async (context) => {
    await hasThree(context);
    await context.userEvent.click((await table(context)).getByRole('button', { name: /^Actions for this message: “The search finds/ }));
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as answered' }));
    await hasRows(context, 2);
    await expect(await screen.findByText('Marked as answered')).toBeInTheDocument();
  },
};
/** Several messages are deleted after a question. */
export const Deleted: Story = {
  parameters: stored(FIVE),
  play: async (context) => {
    await hasThree(context);
    await context.userEvent.click((await table(context)).getByRole('checkbox', { name: 'Select all rows on this page' }));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('They are gone for good. You can’t undo this.')).toBeVisible();
    await context.userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('3 of 3 done.')).toBeInTheDocument();
    await context.userEvent.click((await screen.findAllByRole('button', { name: 'Close' })).at(-1) as HTMLElement);
    await expect(await context.canvas.findByText(/^There are no new messages/)).toBeVisible();
  },
};
/** A flood is marked at once: all its messages are selected, also those of other pages. */
export const Flood: Story = {
  parameters: stored([...manyMessages(250), storyMessage(250, { state: 'read' })]),
  play: async (context) => {
    await hasRows(context, 50);
    await context.userEvent.click((await table(context)).getAllByRole('checkbox', { name: /^Select “/ })[0] as HTMLElement);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Select all new messages' }));
    await expect(await context.canvas.findByText('250 rows selected')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Delete' }));
    await context.userEvent.click(
      within(await screen.findByRole('alertdialog', { name: 'Delete 250 messages?' })).getByRole('button', { name: 'Delete' }),
    );
    await expect(await screen.findByText('250 of 250 done.')).toBeInTheDocument();
    await context.userEvent.click((await screen.findAllByRole('button', { name: 'Close' })).at(-1) as HTMLElement);
    await expect(await context.canvas.findByText(/^There are no new messages/)).toBeVisible();
  },
};
/** The messages of the chosen filter are saved to a file. */
export const Save: Story = {
  tags: ['smoke'],
  parameters: stored(FIVE),
  play: async (context) => {
    await hasThree(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save these' }));
    const form = within(await screen.findByRole('form', { name: 'Save messages' }));
    await context.userEvent.click(form.getByRole('button', { name: 'JSON' }));
    await expect(form.getByRole('button', { name: 'Export' })).toBeVisible();
  },
};

export const Waiting: Story = { globals: { ...asAdmin, network: 'hanging' }, play: tableLoads };
export const Slow: Story = {
  ...Several,
  globals: { ...asAdmin, network: 'slow' },
  play: async (context) => {
    await tableLoads(context);
    await hasThree(context);
  },
};
export const Failed: Story = { tags: ['smoke'], globals: { ...asAdmin, network: 'failing' }, play: tableFails };
export const Offline: Story = { globals: { ...asAdmin, network: 'offline' }, play: tableFails };
export const OfflinePhone: Story = { ...Offline, globals: { ...phone, network: 'offline' } };
export const Refused: Story = {
  parameters: { scenario: { failureOf: { 'feedback.page': forbidden('admins') } } satisfies StoryScenario },
  play: tableFails,
};

export const LongWords: Story = {
  parameters: stored(HOSTILE_MESSAGES),
  play: async (context) => {
    await hasRows(context, 3);
    await expect(document.querySelector('main :is(img[src="x"], script)')).toBeNull();
    await context.userEvent.click((await table(context)).getAllByRole('button', { name: 'Show the whole message' })[0] as HTMLElement);
    await expect(await (await table(context)).findByRole('button', { name: 'Show less', expanded: true })).toBeVisible();
    await fits();
  },
};
export const LongWordsPhone: Story = { ...LongWords, globals: phone };
