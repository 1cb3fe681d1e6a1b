import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { fitsTheScreen } from '#storybook/long-text-checks.fixture.ts';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { chooseFiles } from './choose-files.fixture';
import { fullAccountFile, ownAccountFile } from './import-files.fixture';

const meta: Meta = {
  title: 'Features/Settings/Import of an own file',
  render: () => <Screen />,
  parameters: { at: '/user-profile/settings/import' },
  globals: { role: 'member' },
};
export default meta;
type Play = NonNullable<StoryObj['play']>;
type Context = Parameters<Play>[0];

const choose = (context: Context, text: string): Promise<void> => chooseFiles(context, ['marquee-data.json', text]);
const rows = ({ canvas }: Context): ReadonlyArray<string> =>
  within(canvas.getByRole('list', { name: 'Rows of your files' })).getAllByRole('listitem').map(({ textContent }) => textContent);

const checksEntries: Play = async (context) => {
  const { canvas, userEvent } = context;
  await choose(context, ownAccountFile);
  await expect(await canvas.findByText('9 rows in marquee-data.json.')).toBeVisible();
  await expect(canvas.getByRole('heading', {
    level: 2, name: 'Adds 1 viewing, 1 rating, 2 titles on lists, 1 new list, 1 recently viewed title and 1 setting.',
  })).toBeVisible();
  // The table of rows is loaded when there is one.
  const first = /The Matrix \(1999\)marquee-data\.json, title on a listOn Rainy NightsWill be added$/;
  await waitFor(() => expect(rows(context)[0]).toMatch(first));
  // Only rows near the viewport are in the document.
  for (const [filter, text] of [
    ['Not found 1', /A Film That Nobody Made \(1901\).*look for it again\.Not found$/],
    ['Not kept 1', /Old times.*was in the bin\.Not kept$/],
    ['Damaged 1', /Lost.*title on a list 3This row cannot be read\.Damaged$/],
  ] as const) {
    await userEvent.click(canvas.getByRole('button', { name: filter }));
    await waitFor(() => expect(rows(context)).toEqual([expect.stringMatching(text)]));
  }
  await userEvent.click(canvas.getByRole('button', { name: 'All 9' }));
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a title' }), 'pt-br');
  const language = /Brazilian Portuguese.*languageSet in your profileWill be added$/;
  await waitFor(() => expect(rows(context)).toEqual([expect.stringMatching(language)]));
  await userEvent.clear(canvas.getByRole('searchbox', { name: 'Find a title' }));
  await waitFor(() => expect(rows(context).length).toBeGreaterThan(1));
  await fitsTheScreen();
};
/** Every entry of the file with where it ends. */
export const Many: StoryObj = { tags: ['smoke'], play: checksEntries };
export const Light: StoryObj = { ...Many, globals: { role: 'member', theme: 'light' } };
export const Tablet: StoryObj = { ...Many, globals: { role: 'member', viewport: { value: 'tablet' } } };
export const Phone: StoryObj = { ...Many, globals: { role: 'member', viewport: { value: 'phone' } } };

/** Leaves an entry and a list out by keyboard: the sums follow. */
export const LeavesOut: StoryObj = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await checksEntries(context);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a title' }), 'matrix');
    await waitFor(() => expect(rows(context)[1]).toMatch(/viewingWatched 4 May 2023Will be added$/));
    canvas.getByRole('checkbox', { name: 'Add The Matrix (1999), marquee-data.json, viewing' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('checkbox', { name: 'Add the list Rainy Nights' }).focus();
    await userEvent.keyboard(' ');
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Adds 1 rating, 1 recently viewed title and 1 setting.' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Left out 3' })).toBeVisible());
  },
};

/** A file of a whole account has more lists than the account has room for: this is said before anything is added. */
export const DoesNotFit: StoryObj = {
  play: async (context) => {
    const { canvas } = context;
    await choose(context, fullAccountFile);
    await expect(await canvas.findByText('2 rows in marquee-data.json.')).toBeVisible();
    await expect(canvas.getByText(/^You can have 200 lists\. \d+ new lists don’t fit\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to my account' })).toBeEnabled();
  },
};
export const DoesNotFitPhone: StoryObj = { ...DoesNotFit, globals: { role: 'member', viewport: { value: 'phone' } } };
