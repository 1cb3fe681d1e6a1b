import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { unavailable } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { CardsWithLists, storyTitles } from '#ui/features/lists/card-actions/cards-with-lists.fixture.tsx';
import { logDays, logEpisodesChange, rateAs } from './watched-changes.fixture';
import '#ui/design/tokens/foundations.css';

const [parasite, casablanca, third, fourth] = storyTitles;
if (parasite === undefined || casablanca === undefined || third === undefined || fourth === undefined)
  throw new Error('The story has too few titles.');
const series = { ...third, mediaType: 'tv' as const, runtime: null };
const finished = { ...fourth, mediaType: 'tv' as const, runtime: null };
const titles = [parasite, casablanca, series, finished, ...storyTitles.slice(4)];
const some = {
  now: Date.parse('2026-11-20T20:00:00'),
  lists: [{ name: 'watchlist', itemKeys: ['movie-2', 'tv-3'] }, { name: 'favorites', itemKeys: ['movie-1'] }],
  history: [
    logDays(parasite, '2026-10-02', '2024-03-12'), rateAs(parasite, 8.5), rateAs(casablanca, 10),
    logEpisodesChange(series, [14, 14], [[1, null]]), logEpisodesChange(finished, [2], [[1, null]]), rateAs(finished, 7),
  ],
};

const meta: Meta<typeof CardsWithLists> = {
  title: 'Features/Lists/Watched on cards', component: CardsWithLists,
  args: { scenario: some, titles },
};
export default meta;
type Story = StoryObj<typeof CardsWithLists>;

const button = (name: string) => screen.findByRole('button', { name });
const toastText = async (text: string): Promise<void> => {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
};

/** Watched, rated, begun and unwatched titles side by side. */
export const Some: Story = {
  play: async () => {
    await expect(await button(`${parasite.title}: watched. Your viewings`)).toBeVisible();
    await expect(await button(`${series.title}: partly watched. Your viewings`)).toBeVisible();
    await expect(await button(`${finished.title}: watched. Your viewings`)).toBeVisible();
    await expect(screen.getByRole('img', { name: 'Your rating: 8.5' })).toBeVisible();
    await expect(screen.getByRole('img', { name: '14 of 28 episodes watched' })).toBeVisible();
    await expect(screen.queryByRole('img', { name: '2 of 2 episodes watched' })).toBeNull();
  },
};
export const SomeLight: Story = { ...Some, globals: { theme: 'light' } };
export const SomePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Favorites, Watched' })).toBeVisible();
    await expect(screen.getByRole('img', { name: 'Watchlist, Partly watched' })).toBeVisible();
    await expect(screen.getByRole('img', { name: 'Your rating: 8.5' })).toBeVisible();
    await expect(screen.getByRole('img', { name: '14 of 28 episodes watched' })).toBeVisible();
  },
};
export const SomeTablet: Story = { ...Some, globals: { viewport: { value: 'tablet' } } };

/** One click logs a viewing today and takes the title off the watchlist; one undo takes both back. */
export const Marks: Story = {
  tags: ['smoke'],
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Mark Casablanca as watched'));
    await button('Casablanca: watched. Your viewings');
    await screen.findByRole('button', { name: 'Add Casablanca to Watchlist', pressed: false });
    await toastText('Marked as watched. Removed from your watchlist.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await button('Mark Casablanca as watched');
    await screen.findByRole('button', { name: 'Add Casablanca to Watchlist', pressed: true });
    await toastText('Undone: removed from your history again.');
  },
};

/** The key H marks the title of the focused card; on a watched one it opens the viewings. */
export const ByKeyboard: Story = {
  args: { layout: 'shelf' },
  play: async ({ userEvent }) => {
    await button('Mark Casablanca as watched');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}h');
    await button('Casablanca: watched. Your viewings');
    await userEvent.keyboard('h');
    await expect(await screen.findByRole('dialog', { name: 'Your viewings' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Casablanca/ })).toHaveFocus());
  },
};

const openViewings = async ({ userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>): Promise<HTMLElement> => {
  await userEvent.click(await button(`${parasite.title}: watched. Your viewings`));
  return screen.findByRole('dialog', { name: 'Your viewings' });
};

const showsTwoViewings = async (dialog: HTMLElement): Promise<void> => {
  await expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^2 October 2026/), expect.stringMatching(/^12 March 2024/)]);
  await expect(within(dialog).getByRole('slider', { name: 'Your rating' })).toHaveAttribute('aria-valuetext', '8.5 out of 10');
};

/** The dialog of a title that was watched twice. */
export const Rewatched: Story = { play: async (context) => showsTwoViewings(await openViewings(context)) };
export const RewatchedLight: Story = { ...Rewatched, globals: { theme: 'light' } };
export const RewatchedPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(`Actions for ${parasite.title}`));
    await userEvent.click(await button('Your viewings'));
    await showsTwoViewings(await screen.findByRole('dialog', { name: 'Your viewings' }));
  },
};

/** A viewing gets another day and a rating of its own; a day in the future or before the release is refused. */
export const ChangesDay: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = within(await openViewings(context));
    await userEvent.click(dialog.getByRole('button', { name: 'Change this viewing: 12 March 2024' }));
    await userEvent.clear(dialog.getByLabelText('Day'));
    await userEvent.type(dialog.getByLabelText('Day'), '2030-01-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Choose a day up to today.');
    await userEvent.clear(dialog.getByLabelText('Day'));
    await userEvent.type(dialog.getByLabelText('Day'), '2017-12-31');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('It wasn’t out yet. Choose a day from 2018 on.');
    await userEvent.clear(dialog.getByLabelText('Day'));
    await userEvent.type(dialog.getByLabelText('Day'), '2025-12-31');
    await userEvent.selectOptions(dialog.getByLabelText('Rating of this viewing'), '6.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toastText('Viewing changed.');
    const changed = await openViewings(context);
    await within(changed).findByText('31 December 2025');
    await within(changed).findByText('Rated 6.5 then');
    await expect(within(changed).getByRole('slider', { name: 'Your rating' })).toHaveAttribute('aria-valuetext', '8.5 out of 10');
  },
};

/** Removing a viewing closes the dialog; the toast takes it back. */
export const Removes: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(within(await openViewings(context)).getByRole('button', { name: 'Remove this viewing: 2 October 2026' }));
    await toastText('Viewing removed.');
    await expect(within(await openViewings(context)).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(within(await openViewings(context)).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A rewatch on a day that nobody remembers, with a rating of its own, by keyboard: the title's rating stays. */
export const LogsAgain: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = within(await openViewings(context));
    await userEvent.click(dialog.getByRole('button', { name: 'Log a viewing' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'I don’t remember when' }));
    await userEvent.tab();
    await expect(dialog.getByLabelText('Rating of this viewing')).toHaveFocus();
    await userEvent.selectOptions(dialog.getByLabelText('Rating of this viewing'), '9.5');
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Log viewing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await toastText('Viewing logged.');
    const logged = within(await openViewings(context));
    await logged.findByText('Day unknown');
    await logged.findByText('Rated 9.5 then');
    await expect(logged.getByRole('slider', { name: 'Your rating' })).toHaveAttribute('aria-valuetext', '8.5 out of 10');
  },
};

export const Failure: Story = {
  args: { scenario: { ...some, changeFailure: { ...unavailable(null, 'QuotaExceededError'), storage: 'full' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Mark Casablanca as watched'));
    await waitFor(() => expect(screen.getByRole('alert', { name: /storage is full/ })).toBeVisible());
    await button('Mark Casablanca as watched');
  },
};
