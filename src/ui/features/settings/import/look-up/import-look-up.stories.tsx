import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { diary } from '#ui/features/settings/import/import-files.fixture.ts';
import { ImportLookUp } from './import-look-up';

const meta: Meta = {
  title: 'Features/Settings/Import look-up',
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

const [phone, tablet] = [{ viewport: { value: 'phone' } }, { viewport: { value: 'tablet' } }];
const long = { found: 812, all: 2000, waitsFor: null, isKept: true };

/** Thousands of titles with TMDB take minutes: their number and the time that is left. */
export const Counts: Story = {
  render: () => <ImportLookUp lookUp={long} minutesLeft={8.2} onStop={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('812 of 2,000 titles looked up. About 9 minutes left.')).toBeVisible();
    await expect(canvas.getByText('If this tab closes or reloads, choose the same files again to go on.')).toBeVisible();
    // Announced to screen readers at each tenth.
    await expect(await within(canvas.getByRole('status')).findByText('40% of the titles looked up.')).toBeInTheDocument();
  },
};
export const CountsPhone: Story = { ...Counts, globals: phone };
export const CountsTablet: Story = { ...Counts, globals: tablet };
export const Compares: Story = {
  render: () => <ImportLookUp lookUp={{ ...long, found: 2000 }} minutesLeft={0} onStop={() => undefined} />,
};

const chooses: Play = async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByRole('button', { name: 'Choose files' });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('No file input was found');
  await userEvent.upload(input, [new File([diary], 'diary.csv')]);
};

const waits: Play = async (context) => {
  await chooses(context);
  await expect((await context.canvas.findAllByText(/^Waiting for the connection\. 0 of \d titles looked up\.$/))[0]).toBeVisible();
  await expect(context.canvas.queryByRole('alert')).toBeNull();
};
/** Without a network, a look-up waits and loses nothing. */
export const Offline: Story = { tags: ['smoke'], globals: { network: 'offline' }, play: waits };
export const OfflinePhone: Story = { ...Offline, tags: [], globals: { network: 'offline', ...phone } };
export const OfflineTablet: Story = { ...Offline, tags: [], globals: { network: 'offline', ...tablet } };
/** The catalogue answers that it cannot. */
export const Busy: Story = {
  globals: { network: 'failing' },
  play: async (context) => {
    await chooses(context);
    await expect((await context.canvas.findAllByText(/^Waiting for the catalogue\. 0 of \d titles looked up\.$/))[0]).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Stop' }));
    await expect(await context.canvas.findByRole('button', { name: 'Choose files' })).toBeEnabled();
  },
};

const leaves: Play = ({ canvas, userEvent }) =>
  userEvent.click(within(canvas.getByRole('navigation', { name: 'Profile and settings' })).getByRole('link', { name: 'Profile' }));
/** Other pages say what the import does, and lead back to it as it was. */
export const LeavesAndReturns: Story = {
  globals: { network: 'offline' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waits(context);
    await leaves(context);
    await expect(await canvas.findByText('Your import is waiting for the connection. It continues by itself.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show' }));
    await expect((await canvas.findAllByText(/^Waiting for the connection\. 0 of \d titles/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByRole('button', { name: 'Choose files' })).toBeEnabled();
  },
};
/** A dry run stays with the choices of the person. */
export const ReturnsToChoices: Story = {
  globals: phone,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooses(context);
    const row = { name: 'Add The Thing (1982), diary.csv, row 4' };
    await userEvent.click(await canvas.findByRole('checkbox', row));
    await leaves(context);
    await expect(await canvas.findByText('Your import is ready to be checked. Nothing is added before you have seen it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show' }));
    await expect(await canvas.findByRole('checkbox', row)).not.toBeChecked();
  },
};
