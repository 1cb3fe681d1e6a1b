import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { unavailable } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { CardsWithLists, storyTitles } from './cards-with-lists.fixture';
import '#ui/design/tokens/foundations.css';

const some = {
  lists: [
    { name: 'watchlist', itemKeys: ['movie-2'] },
    { name: 'favorites', count: 41 },
    { name: 'heist_nights', count: 12 },
    { name: 'black_and_white', itemKeys: ['movie-2', 'movie-7'] },
    { name: 'films_for_a_rainy_sunday', count: 230 },
    { name: 'old_ideas', count: 3, archived: true },
  ],
};
const long = 'a_list_whose_name_is_exactly_as_long_as_a_name_may_be';
const many = {
  lists: [
    { name: 'watchlist' },
    { name: 'favorites' },
    ...Array.from({ length: 198 }, (_, index) => ({ name: `${long}_number_${index + 1}`.slice(-60), count: index % 3 })),
  ],
};

const page = storyTitles[1];
const meta: Meta<typeof CardsWithLists> = {
  title: 'Features/Lists/Add to list',
  component: CardsWithLists,
  args: { scenario: some, ...(page !== undefined && { page }) },
};
export default meta;
type Story = StoryObj<typeof CardsWithLists>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const open = async ({ userEvent }: Pick<Context, 'userEvent'>): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add to list' }));
  return screen.findByRole('dialog', { name: 'Add to list' });
};
/** Opens the dialog and waits for its field, so that keys reach it: a tab loads the dialog's code with the first story. */
const openLists = async (context: Pick<Context, 'userEvent'>): Promise<HTMLElement> => {
  const dialog = await open(context);
  await expect(await screen.findByRole('combobox')).toHaveFocus();
  return dialog;
};
const option = (name: RegExp, selected: boolean) => screen.findByRole('option', { name, selected });

/** Lists with the title are checked; archived lists are left out. */
export const SomeLists: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const dialog = await openLists(context);
    await option(/^Watchlist/, true);
    await option(/^Black and white/, true);
    await option(/^Heist nights/, false);
    await expect(within(dialog).queryByRole('option', { name: /^Old ideas/ })).toBeNull();
    await expect(screen.getByRole('combobox')).toHaveFocus();
  },
};
export const SomeListsLight: Story = { ...SomeLists, globals: { theme: 'light' } };
export const SomeListsPhone: Story = { ...SomeLists, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { scenario: { network: 'hanging' } },
  play: async (context) => void within(await open(context)).getByText('Loading your lists'),
};
export const NotRead: Story = {
  args: { scenario: { network: 'failing' } },
  play: async (context) => expect(within(await open(context)).queryByRole('combobox')).toBeNull(),
};

/** Changes several lists one after the other, by keyboard; one undo takes all of it back. */
export const SeveralByKeyboard: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await openLists(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await option(/^Watchlist/, false);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await option(/^Heist nights/, true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText('Changed on 2 lists');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone: 2 changes.');
    await screen.findByRole('button', { name: 'Watchlist', pressed: true });
  },
};

/** A typed name that no list has becomes a new list with the title. */
export const CreatesInPlace: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const { userEvent } = context;
    await openLists(context);
    await userEvent.keyboard('Train films');
    await option(/^Create “Train films”/, false);
    await userEvent.keyboard('{Enter}');
    await option(/^Train films/, true);
    await expect(screen.getByRole('combobox')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByText('Added to Train films');
  },
};

/** A taken name finds its list instead of creating another. */
export const TakenName: Story = {
  play: async (context) => {
    await openLists(context);
    await context.userEvent.keyboard('HEIST  nights');
    await option(/^Heist nights/, false);
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};
export const TooLongName: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'light' },
  play: async (context) => {
    await openLists(context);
    await context.userEvent.click(screen.getByRole('combobox'));
    await context.userEvent.paste('x'.repeat(61));
    await screen.findByText('A list’s name has at most 60 characters.');
    await expect(screen.queryAllByRole('option')).toHaveLength(0);
  },
};
export const ChangeFails: Story = {
  args: { scenario: { ...some, changeFailure: { ...unavailable(null, ''), storage: 'refused' } } },
  play: async (context) => {
    await openLists(context);
    await context.userEvent.click(await option(/^Heist nights/, false));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Allow this browser to store data/);
    await option(/^Heist nights/, false);
  },
};

export const ManyLists: Story = {
  args: { scenario: many },
  play: async (context) => {
    const dialog = await openLists(context);
    await expect(within(dialog).getAllByRole('option')).toHaveLength(200);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await context.userEvent.keyboard('number 197');
    await waitFor(() => expect(within(dialog).getAllByRole('option', { selected: false })).toHaveLength(2));
  },
};
export const ManyListsPhone: Story = {
  args: { scenario: many },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await openLists(context);
    await expect(within(dialog).getAllByRole('option')).toHaveLength(200);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
