import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { chooseFiles } from './choose-files.fixture';

const meta: Meta = {
  title: 'Features/Settings/Import remarks',
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
const phone = { viewport: { value: 'phone' } };

const SEEN = 'Title,Year,Rating,watched_at\nHeat,1995,9,2024-01-02\nAlien,1979,abc,2024-01-03\nSeven Samurai,1954,8,1955-01-03';
const NOIR = 'Position,Const,Created,Title,Title Type,Year,Your Rating\n1,tt0137523,,Fight Club,Movie,1999,8';

/**
 * Remarks on what rows do not show: days that files lack, and a rating that cannot be read. A file of IMDb whose name does
 * not tell becomes what the person says.
 */
export const Remarks: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseFiles(context, ['seen.csv', SEEN], ['6f0c2f0e.csv', NOIR]);
    const heading = 'Adds 3 viewings, 3 ratings, 1 title on lists and 1 new list.';
    await expect(await canvas.findByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(canvas.getByText('2 ratings have no day that can be read, or one before 1970. They count as rated today.')).toBeVisible();
    await expect(canvas.getByText('1 title on a list has no day that can be read, or one before 1970. It counts as added today.'))
      .toBeVisible();
    await expect(canvas.getByText('1 row has a rating that can’t be read. Only that rating is left out.')).toBeVisible();
    await expect(await canvas.findByText('Watched 3 January 2024 · The rating of this row cannot be read.')).toBeVisible();
    await expect(canvas.getByText('Watched 3 January 1955, rated 8 then · Rating 8')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Watched' })[1] ?? canvas.getByText('6f0c2f0e.csv becomes'));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Adds 4 viewings and 2 ratings.' })).toBeVisible();
  },
};
/** Ratings of which the file does not say whether they are out of five or out of ten; and it is cut off at its end. */
export const Scale: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseFiles(context, ['films.csv', 'Title,Year,Rating\nHeat,1995,4\nFight Club,1999,\nAlien,1979,\nSeven Sam']);
    await expect(await canvas.findByText('Rating 8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Out of 10' }));
    await expect(await canvas.findByText('Rating 4')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Ratings in films.csv are' })).toBeVisible();
    await expect(canvas.getByText(/^films\.csv ends in the middle of a row\./)).toBeVisible();
  },
};
const VIEWED = ['Profile Name,Start Time,Duration,Title,Bookmark', 'Ada,2024-01-02 20:00:00,02:50:00,Heat,02:50:00',
  'Bo,2024-01-03 20:00:00,01:57:00,Alien,01:57:00'].join('\n');
/** Viewings of a household, of which the person leaves out those of another one. */
export const Profiles: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseFiles(context, ['ViewingActivity.csv', VIEWED]);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Adds 2 viewings.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'ViewingActivity.csv (Bo)' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Adds 1 viewing.' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'ViewingActivity.csv (Ada)' })).toBeChecked();
  },
};
export const ProfilesPhone: Story = { ...Profiles, globals: phone };
export const Light: Story = { ...Remarks, globals: { theme: 'light' } };
export const Phone: Story = { ...Remarks, globals: phone };
export const LightPhone: Story = { ...Remarks, globals: { ...phone, theme: 'light' } };
