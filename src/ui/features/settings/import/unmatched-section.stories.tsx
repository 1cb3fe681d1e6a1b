import type { Meta, StoryObj } from '@storybook/react-vite';
import * as TE from 'fp-ts/TaskEither';
import { screen, within } from 'storybook/test';
import type { ImportedFact, ImportRow } from '#application/imports/import-row';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { offline } from '#domain/shared/failure';
import { testUnmatchedEntries } from '#domain/unmatched/unmatched-entries.fixture';
import type { UnmatchedEntries } from '#domain/unmatched/unmatched-entries';
import { partsOfRows } from '#domain/unmatched/unmatched-part';
import { LOOK_AFTER_MS } from '#ui/shell/notices/use-look-to-do.ts';
import { endsAtOnce } from '#storybook/story-settings.fixture.ts';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = {
  title: 'Features/Settings/Entries without a title',
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
type Context = Parameters<NonNullable<Story['play']>>[0];
const phone = { viewport: { value: 'phone' } };

const row = (number: number, name: string, year: number | null, ...facts: ReadonlyArray<ImportedFact>): ImportRow =>
  ({ file: 'letterboxd/diary.csv', row: number, title: namedTitle({ name, year }), facts });
const watched: ImportedFact = { kind: 'viewing', day: '2024-05-11', episode: null };
const entriesOf = (rows: ReadonlyArray<ImportRow>): UnmatchedEntries =>
  testUnmatchedEntries(partsOfRows('an-import', rows.map((each) => JSON.stringify(each))));
const many = (): UnmatchedEntries => entriesOf([
  // The catalogue of stories has this film.
  row(1, 'Heat', 1995, watched, { kind: 'rating', rating: 9, day: null }),
  row(2, 'A Film That Nobody Made', 1901, watched),
  row(3, 'A film whose name is much longer than any line of a list on any phone, and that goes on after it', 2011,
    { kind: 'item', list: 'films_for_long_evenings_in_winter', note: null, day: null }),
  ...Array.from({ length: 320 }, (_, index) => row(index + 4, `Lost Film ${index + 1}`, 1920, watched)),
]);
const sectionOf = ({ canvas }: Context): Promise<HTMLElement> => canvas.findByRole('region', { name: 'Entries without a title' });

/** Entries of many imports: the first ones, then all. */
export const Many: Story = {
  tags: ['smoke'],
  parameters: { scenario: { ownLists: { unmatched: many() } } },
  play: async (context) => {
    const section = within(await sectionOf(context));
    await expect(section.getByText('Heat (1995)')).toBeVisible();
    await expect(section.getByText('Watched 11 May 2024 · Rating 9')).toBeVisible();
    await expect(section.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5');
    await context.userEvent.click(section.getByRole('button', { name: 'Show all 323 entries' }));
    await waitFor(async () => expect(section.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '323'));
  },
};
export const Phone: Story = { ...Many, tags: [], globals: phone };
export const Tablet: Story = { ...Many, tags: [], globals: { viewport: { value: 'tablet' } } };
export const LightPhone: Story = { ...Many, tags: [], globals: { ...phone, theme: 'light' } };

/** One entry whose title the catalogue has, and one that it lacks. Each story has its own: an import takes the first one out. */
const oneFound = () => ({
  scenario: { ownLists: { unmatched: entriesOf([row(1, 'Heat', 1995, watched), row(2, 'A Film That Nobody Made', 1901, watched)]) } },
});

/** Looks for the titles again: what is found is added and leaves the entries. */
export const LooksAgain: Story = {
  tags: ['smoke'],
  parameters: oneFound(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(within(await sectionOf(context)).getByRole('button', { name: 'Look again' }));
    await expect(await canvas.findByText('2 rows in diary.csv.')).toBeVisible();
    await expect(canvas.getByText('1 entry stays in your account without a title.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my account' }));
    await expect(await canvas.findByText('Added 1 viewing.')).toBeVisible();
    await waitFor(async () => expect(within(await sectionOf(context)).queryByText('Heat (1995)')).toBeNull());
    await expect(within(await sectionOf(context)).getByText('A Film That Nobody Made (1901)')).toBeVisible();
  },
};

/** The catalogue has a title by now: the page has looked by itself, and says so. */
export const Found: Story = {
  parameters: oneFound(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const section = within(await sectionOf(context));
    const note = 'The catalogue has the title of 1 entry now. “Look again” shows you what would be added.';
    await expect(await section.findByText(note)).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Look again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    const again = within(await sectionOf(context));
    await expect(again.getByText('Heat (1995)')).toBeVisible();
    await expect(again.queryByText(note)).toBeNull();
  },
};
const isFound: NonNullable<Story['play']> = async (context) =>
  expect(await within(await sectionOf(context)).findByText(/^The catalogue has the title of 1 entry now/)).toBeVisible();
export const FoundPhone: Story = { parameters: oneFound(), play: isFound, globals: { ...phone, theme: 'light' } };
export const FoundTablet: Story = { parameters: oneFound(), play: isFound, globals: { viewport: { value: 'tablet' } } };

const foundText = '1 title of your imports is in the catalogue now.';
const beforeEach = endsAtOnce(LOOK_AFTER_MS);

/** Any other page looks too, says what is there now, and leads to the page of the import. */
export const FoundElsewhere: Story = {
  beforeEach,
  parameters: { ...oneFound(), at: '/user-profile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(foundText)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show' })).toHaveAttribute('href', '/user-profile/settings/import');
  },
};
export const FoundElsewhereLight: Story =
  { ...FoundElsewhere, parameters: { ...oneFound(), at: '/user-profile' }, globals: { theme: 'light' } };
export const FoundElsewherePhone: Story = { ...FoundElsewhere, parameters: { ...oneFound(), at: '/home' }, globals: phone };
export const FoundElsewhereLightPhone: Story =
  { ...FoundElsewhere, parameters: { ...oneFound(), at: '/user-profile' }, globals: { ...phone, theme: 'light' } };

const isSeen = (): Promise<void> => waitFor(async () => expect(localStorage.getItem('marquee.look.story-member')).toContain('"seen":["'));

/** The page of the import shows the finds: no page after it says them again. */
export const FoundShown: Story = {
  beforeEach,
  parameters: { ...oneFound(), at: '/user-profile' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText(foundText);
    await userEvent.click(canvas.getByRole('link', { name: 'Show' }));
    await isFound(context);
    await expect(canvas.queryByText(foundText)).toBeNull();
    await isSeen();
  },
};

/** The notice is put away once. */
export const FoundPutAway: Story = {
  beforeEach,
  tags: ['smoke'],
  parameters: { ...oneFound(), at: '/user-profile' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(foundText);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(foundText)).toBeNull();
    await isSeen();
  },
};

/** Removes one entry, then all, each after a question. */
export const Removes: Story = {
  parameters: { scenario: { ownLists: { unmatched: entriesOf([row(1, 'Lost Film', 1920, watched), row(2, 'Another', 1921, watched)]) } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(within(await sectionOf(context)).getByRole('button', { name: 'Remove Lost Film (1920)' }));
    const one = await screen.findByRole('alertdialog', { name: 'Remove “Lost Film (1920)”?' });
    await userEvent.click(within(one).getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(canvas.queryByText('Lost Film (1920)')).toBeNull());
    await userEvent.click(within(await sectionOf(context)).getByRole('button', { name: 'Remove all' }));
    const all = await screen.findByRole('alertdialog', { name: 'Remove 1 entry?' });
    await userEvent.click(within(all).getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(canvas.queryByRole('region', { name: 'Entries without a title' })).toBeNull());
  },
};

/** The account does not answer. */
export const Failed: Story = {
  parameters: { scenario: { ownLists: { unmatched: { ...many(), readUnmatched: () => TE.left(offline) } } } },
  play: async (context) => {
    await expect(within(await sectionOf(context)).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const FailedPhone: Story = { ...Failed, globals: phone };
