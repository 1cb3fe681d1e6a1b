import type { Meta, StoryObj } from '@storybook/react-vite';
import * as TE from 'fp-ts/TaskEither';
import { NEVER } from 'rxjs';
import { screen, within } from 'storybook/test';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import { nothingGone, type ImportJournal, type ImportRecord } from '#application/ports/import-journal';
import { importingKey } from '#application/imports/run/importing-key';
import { unavailable } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { chooseFiles } from '#ui/features/settings/import/choose-files.fixture.ts';

const meta: Meta = {
  title: 'Features/Settings/Imports of a member',
  render: () => <Screen />,
  parameters: { at: '/user-profile/settings/import' },
  globals: { role: 'member' },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
};
export default meta;
type Story = StoryObj;
const MEMBER = 'story-member' as UserId;
const [phone, tablet] = [{ viewport: { value: 'phone' } }, { viewport: { value: 'tablet' } }];
const card = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0], name: RegExp): Promise<HTMLElement> => {
  const item = (await canvas.findByRole('heading', { level: 3, name })).closest('li');
  if (item === null) throw new Error('No import was found');
  return item;
};

const LEFT = Array.from({ length: 500 }, (_, index) => ({
  name: index === 0 ? 'A film whose name is longer than the line of a card on a phone, and then some more' : `Film ${index}`, year: 1995,
  list: 'Watchlist', why: 'item' as const,
}));
const AT = Date.parse('2026-11-18T20:00:00Z');
const recordOf = (importId: string, more: Partial<ImportRecord>): ImportRecord => ({
  importId, startedAt: AT,
  names: ['letterboxd-ada-2026-11-18.zip'],
  status: 'done',
  adds: { viewings: 800, ratings: 412, items: 90, lists: 3 },
  added: { viewings: 800, ratings: 412, items: 90, lists: 3 },
  changes: 17, made: 17, begun: 0, takenBack: 0, refused: 0,
  skippedLists: [],
  leftOut: 0, unmatched: 0, found: 0, isKept: false, kept: 0, left: [], ...nothingGone, rows: 0,
  lacksProfile: false,
  ...more,
});
const journalOf = (all: ReadonlyArray<ImportRecord>): ImportJournal => {
  const journal = testImportJournal();
  // Former versions began an import while another one had changes left.
  all.forEach((record, index) =>
    void journal.begin(MEMBER, { ...record, startedAt: AT + index, status: 'done' }, [], { report: '', unmatched: '' })()
      .then(journal.update(MEMBER, record.importId, (each) => ({ ...each, status: record.status }))));
  return journal;
};
/** Imports of every kind: one that waits, and those that ended. */
const recorded = (): { readonly imports: ImportJournal } => ({
  imports: journalOf([
    recordOf('e', {
      status: 'undone', names: ['watchlist.csv'], added: { viewings: 0, ratings: 0, items: 12, lists: 0 }, kept: 702, left: LEFT,
    }),
    recordOf('d', { status: 'stopped', names: ['trakt.zip'], added: { viewings: 40, ratings: 0, items: 0, lists: 0 } }),
    recordOf('c', {
      names: ['diary.csv', 'ratings.csv', 'watched.csv', 'likes.csv'],
      leftOut: 14, unmatched: 9, refused: 2,
      skippedLists: ['Noir'],
    }),
    recordOf('b', { status: 'paused', made: 6, added: { viewings: 600, ratings: 0, items: 0, lists: 0 } }),
  ]),
});
export const Recorded: Story = {
  tags: ['smoke'],
  parameters: { scenario: { ownLists: recorded() } },
  play: async (context) => {
    await expect(within(await card(context, /^letterboxd/)).getByText('Paused. 600 of 1,302 entries added.')).toBeVisible();
    const several = within(await card(context, /^diary\.csv, ratings\.csv and 2 more files/));
    await expect(several.getByText(/^Not added, because/)).toBeVisible();
    await context.userEvent.click(several.getByText('All 4 files'));
    await expect(several.getByText('likes.csv')).toBeVisible();
    await expect(within(await card(context, /^trakt/)).getByText('Stopped. Added 40 viewings.')).toBeVisible();
    const undone = within(await card(context, /^watchlist/));
    await expect(undone.getByText('Film 1 (1995) on Watchlist: You moved it, changed its note, or added it again.')).toBeVisible();
    await context.userEvent.click(undone.getByRole('button', { name: 'Show all 702' }));
    await expect(await undone.findByText('and 202 more')).toBeInTheDocument();
  },
};
export const RecordedPhone: Story = { ...Recorded, tags: [], globals: phone };
export const RecordedTablet: Story = { ...Recorded, tags: [], globals: tablet };
export const RecordedLight: Story = { ...Recorded, tags: [], globals: { theme: 'light' } };

/** One import runs, in another tab, and one is taken back: that goes on to its end. */
export const Working: Story = {
  parameters: {
    scenario: {
      ownLists: {
        imports: {
          ...journalOf([
            recordOf('g', { status: 'undoing', names: ['trakt.zip'], takenBack: 4 }),
            recordOf('f', { status: 'running', made: 6, added: { viewings: 600, ratings: 0, items: 0, lists: 0 } }),
          ]),
          turn: () => NEVER,
        },
      },
    },
  },
  play: async (context) => {
    const [running, undoing] = [within(await card(context, /^letterboxd/)), within(await card(context, /^trakt/))];
    await expect(running.getByText('600 of 1,302 entries added.')).toBeVisible();
    for (const name of ['Pause', 'Stop and keep what was added', 'Stop and undo'])
      await expect(running.getByRole('button', { name })).toBeVisible();
    await expect(undoing.getByText('24% undone.')).toBeVisible();
    await expect(undoing.getByRole('progressbar', { name: 'Progress of the import' })).toHaveAttribute('value', '4');
    await expect(undoing.queryByRole('button')).toBeNull();
  },
};
export const WorkingPhone: Story = { ...Working, globals: phone };
export const WorkingTablet: Story = { ...Working, globals: tablet };
export const WorkingLight: Story = { ...Working, globals: { theme: 'light' } };

/** The browser's storage fails: an import waits, says so, and claims no time. */
export const WaitsForStorage: Story = {
  parameters: {
    scenario: {
      ownLists: {
        imports: {
          ...journalOf([recordOf('h', { status: 'running', made: 6, added: { viewings: 600, ratings: 0, items: 0, lists: 0 } })]),
          readChange: () => TE.left(unavailable(null, 'No storage')),
        },
      },
    },
  },
  play: async (context) => {
    const text = 'Waiting for this browser’s storage, which is full or can’t be used. 600 of 1,302 entries added.';
    await expect(await within(await card(context, /^letterboxd/)).findByText(text)).toBeVisible();
  },
};
export const WaitsForStoragePhone: Story = { ...WaitsForStorage, globals: phone };
export const WaitsForStorageTablet: Story = { ...WaitsForStorage, globals: tablet };

/** An import that is over can be forgotten in this browser; one that waits can only go on or be taken back. */
export const Forgets: Story = {
  parameters: { scenario: { ownLists: recorded() } },
  play: async (context) => {
    const [waiting, stopped] = [within(await card(context, /^letterboxd/)), within(await card(context, /^trakt/))];
    await expect(waiting.queryByRole('button', { name: 'Forget it here' })).toBeNull();
    await context.userEvent.click(stopped.getByRole('button', { name: 'Forget it here' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Forget this import?' }));
    await context.userEvent.click(question.getByRole('button', { name: 'Forget' }));
    await waitFor(() => expect(context.canvas.queryByRole('heading', { level: 3, name: /^trakt/ })).toBeNull());
    await card(context, /^watchlist/);
  },
};
/** With a journal of its own: in the other one, the import is forgotten. */
export const ForgetsPhone: Story = { ...Forgets, parameters: { scenario: { ownLists: recorded() } }, globals: phone };
export const ForgetsTablet: Story = { ...Forgets, parameters: { scenario: { ownLists: recorded() } }, globals: tablet };

const { imports } = recorded();
/**
 * While another import is prepared, one that waits can go on or be taken back; those that ended are not shown. The other one can start
 * when that one is stopped.
 */
export const BesidesAnother: Story = {
  parameters: { scenario: { ownLists: recorded() } },
  play: async (context) => {
    await card(context, /^trakt/);
    await chooseFiles(context, ['films.csv', 'Title,Year\nHeat,1995']);
    await expect(await context.canvas.findByText('1 row in films.csv.')).toBeVisible();
    await expect(within(await card(context, /^letterboxd/)).getByText('Paused. 600 of 1,302 entries added.')).toBeVisible();
    await expect(context.canvas.queryByRole('heading', { level: 3, name: /^trakt/ })).toBeNull();
    const add = context.canvas.getByRole('button', { name: 'Add to my account' });
    await expect(add).toBeDisabled();
    await expect(context.canvas.getByText(/^Another import isn’t finished\. This one can start when/)).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Stop and keep what was added' }));
    await waitFor(() => expect(add).toBeEnabled());
    await expect(context.canvas.queryByText(/^Another import isn’t finished/)).toBeNull();
  },
};
/** With a journal of its own: in the other one, the import is stopped. */
export const BesidesAnotherPhone: Story =
  { ...BesidesAnother, parameters: { scenario: { ownLists: recorded() } }, globals: phone };
export const BesidesAnotherTablet: Story =
  { ...BesidesAnother, parameters: { scenario: { ownLists: recorded() } }, globals: tablet };

/** Says on other pages that an import is running. Here another tab runs it. */
export const NoticeElsewhere: Story = {
  parameters: { at: '/user-profile', scenario: { ownLists: { imports: { ...imports, turn: () => NEVER } } } },
  beforeEach: async () => {
    localStorage.setItem(importingKey(MEMBER), 'yes');
    await imports.update(MEMBER, 'b', (record) => ({ ...record, status: 'running' }))();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Importing: 600 of 1,302 entries added.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show' })).toHaveAttribute('href', '/user-profile/settings/import');
  },
};
export const NoticeElsewherePhone: Story = { ...NoticeElsewhere, globals: phone };
export const NoticeElsewhereTablet: Story = { ...NoticeElsewhere, globals: tablet };
