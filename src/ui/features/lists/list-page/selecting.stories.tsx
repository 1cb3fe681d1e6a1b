import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { addMany, createNoir, NOIR_ADDRESS } from '#ui/features/lists/story-lists.fixture.ts';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;

/** Selects titles of a list that is longer than its loaded part. */
const meta: Meta = {
  title: 'Features/Lists/Selecting',
  render: () => <Screen />,
  parameters: { at: NOIR_ADDRESS, scenario: { ownLists: { changes: [...createNoir, addMany('noir', 230)] } } },
  globals: asMember,
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const bar = ({ canvas }: Context) => within(canvas.getByRole('toolbar', { name: 'Selected titles' }));
const click = async (context: Context, name: string): Promise<void> =>
  context.userEvent.click(await bar(context).findByRole('button', { name }));
const says = (context: Context, text: string): Promise<void> =>
  waitFor(() => expect(bar(context).getByRole('status')).toHaveTextContent(text));
const selectLoaded = async (context: Context): Promise<void> => {
  await context.canvas.findAllByRole('link', { name: /Film number/ });
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Select' }));
  await context.canvas.findByRole('toolbar', { name: 'Selected titles' });
  await click(context, 'Select all');
};

export const Loaded: Story = {
  play: async (context) => {
    await selectLoaded(context);
    await says(context, 'All 50 loaded titles are selected.');
    await expect(bar(context).getByRole('button', { name: 'Select all 230 titles' })).toBeVisible();
    await click(context, 'Clear selection');
    await says(context, '0 selected');
  },
};
export const LoadedLight: Story = { ...Loaded, globals: { ...asMember, theme: 'light' } };
/** On a phone the row of controls scrolls; "Select" and the layout are there before. */
export const LoadedPhone: Story = {
  ...Loaded,
  play: async (context) => {
    await selectLoaded(context);
    for (const name of ['Select', 'Table'])
      await expect(context.canvas.getByRole('button', { name }).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
  globals: phone,
};

/** An action on all titles reads those that are not loaded, and one Undo takes it back. */
export const Whole: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await selectLoaded(context);
    await click(context, 'Select all 230 titles');
    await says(context, 'All 230 titles are selected.');
    await click(context, 'Remove');
    await waitFor(() => expect(canvas.getByText('Removed 230 titles')).toBeVisible());
    await expect(await canvas.findByText(/Add a film or series/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('230 titles.', { exact: false })).toBeVisible();
  },
};

/** With a filter the number of titles is not known. */
export const Matching: Story = {
  parameters: { at: `${NOIR_ADDRESS}&genre=comedy` },
  play: async (context) => {
    await selectLoaded(context);
    await click(context, 'Select all matching titles');
    await says(context, 'All matching titles are selected.');
    await click(context, 'Remove');
    await waitFor(() => expect(context.canvas.getByText('Removed 115 titles')).toBeVisible());
  },
};

/** Deselecting one title leaves the other loaded ones selected. */
export const WithoutOne: Story = {
  play: async (context) => {
    await selectLoaded(context);
    await click(context, 'Select all 230 titles');
    await context.userEvent.click(await context.canvas.findByRole('checkbox', { name: 'Select Film number 2' }));
    await says(context, '49 selected');
  },
};

/** Reading the rest can be cancelled: nothing is changed, and the titles stay selected. */
export const Cancelled: Story = {
  globals: { ...asMember, network: 'slow' },
  play: async (context) => {
    await selectLoaded(context);
    await click(context, 'Select all 230 titles');
    await click(context, 'Remove');
    await says(context, 'Loading titles: 0 of 230');
    await expect(bar(context).getByRole('button', { name: 'Remove' })).toBeDisabled();
    await click(context, 'Cancel');
    await says(context, 'All 230 titles are selected.');
  },
};

/** Shift chooses all titles from the last one chosen to this one, by mouse and by the Space key. */
const choosesRange = async (context: Context): Promise<void> => {
  const { canvas, userEvent } = context;
  await canvas.findAllByRole('link', { name: /Film number/ });
  await userEvent.click(await canvas.findByRole('button', { name: 'Select' }));
  const box = (number: number) => canvas.findByRole('checkbox', { name: `Select Film number ${number}` });
  await userEvent.click(await box(2));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(await box(5));
  await userEvent.keyboard('{/Shift}');
  await says(context, '4 selected');
  (await box(7)).focus();
  await userEvent.keyboard('{Shift>} {/Shift}');
  await says(context, '6 selected');
};
export const Range: Story = { play: choosesRange };
export const RangeInTable: Story = { parameters: { at: `${NOIR_ADDRESS}&view=table` }, play: choosesRange };
