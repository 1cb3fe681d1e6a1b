import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { unavailable, unexpected } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { chooseFiles } from './choose-files.fixture';
import { dataFile, diary, imdbList, longNames, manyRows } from './import-files.fixture';

const meta: Meta = {
  title: 'Features/Settings/Import page',
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
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const phone = { viewport: { value: 'phone' } };
const rows = async ({ canvas }: Context): Promise<ReadonlyArray<string>> =>
  within(await canvas.findByRole('list', { name: 'Rows of your files' })).getAllByRole('listitem').map(({ textContent }) => textContent);

/** Nothing is chosen: what can be brought, and where it is found. */
export const Empty: Story = {
  globals: { resultSize: 'none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Choose files' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Letterboxd' })).toHaveAttribute('href', '/help#import-letterboxd');
  },
};

const checksRows: Play = async (context) => {
  const { canvas } = context;
  await chooseFiles(context, ['diary.csv', diary], ['Noir.csv', imdbList], ['profile.csv', 'Username\nada']);
  await expect(await canvas.findByText('11 rows in diary.csv and Noir.csv.')).toBeVisible();
  await expect(canvas.getByText('Left out, because Marquee keeps nothing of it: profile.csv.')).toBeVisible();
  await expect(
    canvas.getByRole('heading', { level: 2, name: 'Adds 3 viewings, 2 ratings, 2 titles on lists and 1 new list.' }),
  ).toBeVisible();
  const first = /Heat \(1995\)diary\.csv, row 1Watched 11 May 2024, rated 9 thenWill be added/;
  await waitFor(async () => expect((await rows(context))[0]).toMatch(first));
  for (const name of ['All 11', 'Will be added 5', 'Already there 1', 'To decide 1', 'Not found 1', 'Not kept 2', 'Damaged 1'])
    await expect(canvas.getByRole('button', { name })).toBeVisible();
};
/** Every state that a row can have, with the sums of the files. */
export const Many: Story = { tags: ['smoke'], play: checksRows };
export const Light: Story = { ...Many, globals: { theme: 'light' } };
export const Tablet: Story = { ...Many, globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { ...Many, globals: phone };
export const LightPhone: Story = { ...Many, globals: { ...phone, theme: 'light' } };
export const EmptyPhone: Story = { ...Empty, globals: { ...Empty.globals, ...phone } };

/** Filters, finds, leaves out and takes back by keyboard. */
export const FiltersRows: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await checksRows(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Not found 1' }));
    await waitFor(async () =>
      expect(await rows(context)).toEqual([expect.stringMatching(/Nobody.*The catalogue does not have this title\.Not found/)]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'All 11' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a title' }), 'thing');
    await waitFor(async () => expect(await rows(context)).toHaveLength(1));
    canvas.getByRole('checkbox', { name: 'Add The Thing (1982), diary.csv, row 4' }).focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Adds 2 viewings, 1 rating/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Left out 1' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Adds 3 viewings/ })).toBeVisible();
  },
};

const decides: Play = async (context) => {
  const { canvas, userEvent } = context;
  await chooseFiles(context, ['diary.csv', diary]);
  await expect(await canvas.findByText(/^1 title needs your decision \(1 row\)\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Choose the title of Fight Club (1997)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Which title is it?' });
  await expect(await within(dialog).findByText('Film, 1999, by David Fincher')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: /^Fight Club/ }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Adds 4 viewings and 3 ratings.' })).toBeVisible();
  await expect(canvas.queryByText(/needs your decision/)).toBeNull();
};
/** A doubtful title is put to the person, with year and director. */
export const Decides: Story = { play: decides };
export const DecidesPhone: Story = { ...Decides, globals: phone };

/** A title that is not found can be searched for. */
export const SearchesForATitle: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseFiles(context, ['diary.csv', diary]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose the title of A Film That Nobody Made (1901)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Which title is it?' });
    await expect(await within(dialog).findByText(/^No title found/)).toBeVisible();
    await userEvent.clear(within(dialog).getByLabelText('Search for another title'));
    await userEvent.type(within(dialog).getByLabelText('Search for another title'), 'seven samurai');
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Seven Samurai/ }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Adds 4 viewings and 3 ratings.' })).toBeVisible();
  },
};

const card = async ({ canvas }: Context, name: RegExp): Promise<HTMLElement> => {
  const heading = await canvas.findByRole('heading', { level: 3, name });
  const item = heading.closest('li');
  if (item === null) throw new Error('No import was found');
  return item;
};
const addsAll = async (context: Context, added: string | RegExp): Promise<void> => {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Add to my account' }));
  await expect(await context.canvas.findByText(added)).toBeVisible();
};

/** Adds, and says at a second time that all is there. Another rating of the file is offered. An import is taken back as a whole. */
export const AddsOnce: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseFiles(context, ['ratings.csv', 'Title,Year,Rating10\nHeat,1995,9\nAlien,1979,8\nNobody,1901,8']);
    await addsAll(context, 'Added 2 ratings.');
    await expect(
      within(await card(context, /^ratings\.csv, 20 Nov/)).getByRole('button', { name: 'Save the report (3 rows)' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Entries without a title' })).toBeVisible();
    await expect(canvas.getByText('Nobody (1901)')).toBeVisible();
    await chooseFiles(context, ['again.csv', 'Title,Year,Rating10\nHeat,1995,9\nAlien,1979,6']);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'There is nothing to add.' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to my account' })).toBeNull();
    await expect(await canvas.findByText('Your rating 8, the file’s 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the file’s' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Adds 1 rating.' })).toBeVisible();
    await addsAll(context, 'Added 1 rating.');
    await userEvent.click(within(await card(context, /^ratings\.csv/)).getByRole('button', { name: 'Undo this import' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Undo this import?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Undone. It had added 2 ratings.')).toBeVisible();
    await expect(canvas.getByText('1 entry stays, because you changed it since.')).toBeVisible();
    await expect(canvas.getByText('Alien (1979): You rated it otherwise since.')).toBeVisible();
    await waitFor(async () => expect(canvas.queryByRole('heading', { level: 2, name: 'Entries without a title' })).toBeNull());
  },
};

/** Lists are renamed and left out. */
export const RenamesLists: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseFiles(context, ['Noir.csv', imdbList], ['watchlist.csv', 'Date,Name,Year,Letterboxd URI\n2024-05-12,Alien,1979,u']);
    const name = (await canvas.findAllByLabelText('Name'))[0];
    if (name === undefined) throw new Error('No field was found');
    await userEvent.clear(name);
    await expect(canvas.getByRole('button', { name: 'Add to my account' })).toBeDisabled();
    await userEvent.type(name, 'Night Films');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Add the list Watchlist' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Adds 2 titles on lists and 1 new list.' })).toBeVisible();
    await addsAll(context, 'Added 2 titles on lists and 1 new list.');
    await expect(await canvas.findByRole('link', { name: 'Night Films' })).toBeInTheDocument();
  },
};

/** Pasted lines become what the person chooses. */
export const PastesLines: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Paste a list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Paste a list of titles' });
    await userEvent.click(within(dialog).getByLabelText('Titles, one per line'));
    await userEvent.paste('1. Heat (1995)\n2. Alien, 1979 – 9/10');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Find the titles' }));
    await expect(await canvas.findByText('Pasted list becomes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Watched' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Adds 2 viewings.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'A list' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Adds 2 titles on lists and 1 new list.' })).toBeVisible();
  },
};

/** Thousands of rows: only those near the viewport are in the document. */
export const ThousandsOfRows: Story = {
  play: async (context) => {
    await chooseFiles(context, ['history.csv', manyRows]);
    await expect(await context.canvas.findByText('2,000 rows in history.csv.', undefined, { timeout: 10_000 })).toBeVisible();
    await waitFor(async () => expect((await rows(context)).length).toBeLessThan(100));
  },
};

/** An own file and a refused one: a refused file does not cost the other. */
export const ImportsOwnData: Story = {
  play: async (context) => {
    await chooseFiles(context, ['marquee-data.json', dataFile], ['songs.csv', 'Track Name,Artist Name(s)\nx,y']);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('songs.csv: This looks like a playlist of songs.');
    await expect(context.canvas.queryByText(/^Left out/)).toBeNull();
    await expect(await context.canvas.findByText('2 rows in marquee-data.json.')).toBeVisible();
    await addsAll(context, 'Added 1 rating.');
  },
};
export const Refuses: Story = {
  play: async (context) => {
    await chooseFiles(context, ['measures.csv', 'Weight,Height\n70,180']);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('measures.csv: Nothing in this file can be imported.');
    await expect(context.canvas.getByRole('button', { name: 'Choose files' })).toBeEnabled();
  },
};

export const LongWords: Story = {
  globals: phone,
  play: async (context) => {
    await chooseFiles(context, ['watched.csv', longNames]);
    await expect(await context.canvas.findByText('2 rows in watched.csv.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
const stops: Play = async (context) => {
  await chooseFiles(context, ['diary.csv', diary]);
  await expect(await context.canvas.findByRole('progressbar', { name: 'Import' })).toBeVisible();
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Stop' }));
  await expect(await context.canvas.findByRole('button', { name: 'Choose files' })).toBeEnabled();
};
export const Waiting: Story = { globals: { network: 'hanging' }, play: stops };
export const Offline: Story = { globals: { network: 'offline' }, play: stops };
export const Failed: Story = {
  tags: ['smoke'],
  parameters: { scenario: { catalogueFailure: unexpected('broken') } },
  play: async (context) => {
    await chooseFiles(context, ['diary.csv', diary]);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    for (const name of ['Choose files', 'Try again']) await expect(context.canvas.getByRole('button', { name })).toBeEnabled();
  },
};

export const Admin: Story = { ...Empty, globals: { role: 'admin' } };
export const Unverified: Story = { ...Empty, globals: { role: 'unverified' } };
export const NotFound: Story = {
  parameters: { scenario: { profileLost: unavailable(503, 'Not now') } },
  play: async ({ canvas }) => expect(await canvas.findByText(/^We couldn’t load your profile\./)).toBeVisible(),
};
