import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import { orderKeyOfTime } from '#domain/lists/order-key';
import { firstEpisodes } from '#domain/history/series/episodes-text';
import { wholeSeason, wholeTitle } from '#domain/history/viewing';
import type { ListChange } from '#domain/lists/list-command';
import type { StoredTitle } from '#domain/lists/stored-title';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { CHINATOWN, episode, FLEABAG, logged, THE_WIRE, viewingOn } from '#ui/features/history/story-history.fixture.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const onWatchlist = (...titles: ReadonlyArray<StoredTitle>): ListChange => ({
  kind: 'add-items', listID: 'story-watchlist',
  items: titles.map((title, index) => ({ title, addedAt: NOW - index, order: orderKeyOfTime(NOW - index), note: null, random: 0.5 })),
});
const begun = [
  ...logged([1, 2, 3].map((number) => viewingOn('2026-11-18', THE_WIRE, episode(1, number), number)), [13, 12, 12, 13, 10]),
  ...logged([viewingOn('2026-11-12', FLEABAG, episode(1, 5, 27))], [6, 6]),
];
const changes = [onWatchlist(THE_WIRE, CHINATOWN), ...begun];
const content = [aRecentTitle(1438, 'The Wire', ['Crime', 'Drama'], { mediaType: 'tv' }), aRecentTitle(949, 'Heat', ['Crime'])];

const meta: Meta = {
  title: 'Features/Home/Series in progress',
  render: () => <Screen />,
  parameters: { at: '/home', scenario: { profile: { content }, ownLists: { changes } } },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const shelf = ({ canvas }: Context, name = 'Series in progress'): Promise<HTMLElement> => canvas.findByRole('region', { name });
const namesOn = (part: HTMLElement): ReadonlyArray<string> => [...part.querySelectorAll('li b')].map(({ textContent }) => textContent);

/** The series that was watched last is in the hero, the others are on their shelf. */
export const Two: Story = {
  play: async (context) => {
    await waitFor(async () => expect(await shelf(context, 'Up next')).toHaveTextContent('Next: S1 E4'));
    const upNext = await shelf(context, 'Up next');
    await expect(within(upNext).getByRole('heading', { level: 2, name: 'The Wire' })).toBeVisible();
    await expect(within(upNext).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/details?type=tv&id=1438');
    const own = await shelf(context);
    await waitFor(() => expect(namesOn(own)).toEqual(['Fleabag']));
    await expect(own).toHaveTextContent('Next: S1 E6');
    await expect(own).toHaveTextContent('1 of 12 episodes');
    // The series is on no other shelf.
    await expect(namesOn(await shelf(context, 'Watch next'))).toEqual(['Chinatown']);
    await expect(namesOn(await shelf(context, 'Recently viewed'))).toEqual(['Heat']);
  },
};
export const Phone: Story = { ...Two, globals: { viewport: { value: 'phone' } } };
export const Light: Story = { ...Two, globals: { theme: 'light' } };

/** Titles that are not for the member leave the hero and the shelf of series, and name no shelf; the watchlist's shelf keeps them. */
export const TurnedDown: Story = {
  parameters: {
    scenario: { profile: { content, turnedDown: 'tv-1438\t2002\t\tThe Wire\nmovie-829\t1974\t\tChinatown\n' }, ownLists: { changes } },
  },
  play: async (context) => {
    const upNext = await shelf(context, 'Up next');
    await expect(within(upNext).getByRole('heading', { level: 2, name: 'Fleabag' })).toBeVisible();
    await expect(namesOn(await shelf(context, 'Watch next'))).toEqual(['The Wire', 'Chinatown']);
    await expect(context.canvas.queryByRole('region', { name: 'Series in progress' })).toBeNull();
    await expect(context.canvas.queryByRole('button', { name: 'Show another' })).toBeNull();
    await waitFor(() => expect(context.canvas.getByRole('main')).toHaveTextContent('Because you viewed Heat'));
    await expect(context.canvas.getByRole('main')).not.toHaveTextContent('Because you viewed The Wire');
  },
};

/** The button marks the next episode, and Undo takes that back. */
export const NextEpisode: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark season 1, episode 4 of The Wire as watched' }));
    await waitFor(async () => expect(await shelf(context, 'Up next')).toHaveTextContent('Next: S1 E5'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await shelf(context, 'Up next')).toHaveTextContent('Next: S1 E4'));
    // The same on the shelf.
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark season 1, episode 6 of Fleabag as watched' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent('Next: S2 E1'));
  },
};

/** After the series in progress comes the watchlist, with the day since which the title is on it. */
export const Another: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const another = await canvas.findByRole('button', { name: 'Show another' });
    await userEvent.click(another);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Fleabag' })).toBeVisible();
    await waitFor(async () => expect(namesOn(await shelf(context))).toEqual(['The Wire']));
    await userEvent.click(another);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Chinatown' })).toBeVisible();
    await expect(await shelf(context, 'Up next')).toHaveTextContent('On your watchlist since 20 November.');
    await expect(canvas.queryByRole('region', { name: 'Watch next' })).toBeNull();
  },
};

/** A series that was finished while it ran: its fourth episode came out yesterday. */
export const NewEpisode: Story = {
  parameters: {
    scenario: {
      ownLists: {
        changes: [
          {
            kind: 'log-viewings',
            viewings: [viewingOn('2026-11-16', FLEABAG, wholeTitle(FLEABAG, firstEpisodes(1, 3)))],
            episodes: '1:1-3|1:4@20261119+1:5@20261126',
          },
        ],
      },
    },
  },
  play: async (context) => {
    await waitFor(async () => expect(await shelf(context, 'Up next')).toHaveTextContent('Next: S1 E4'));
  },
};

/** A finished series leaves the shelf; a watched film leaves "Watch next". */
export const Finished: Story = {
  parameters: {
    scenario: {
      profile: { content },
      ownLists: {
        changes: [
          onWatchlist(CHINATOWN),
          ...logged([viewingOn('2026-11-12', CHINATOWN)]),
          ...logged(
            [1, 2].map((season) =>
              viewingOn(
                '2026-11-12', FLEABAG,
                wholeSeason(season, firstEpisodes(season, 6), () => 27),
                season,
              ),
            ),
            [6, 6],
          ),
        ],
      },
    },
  },
  play: async (context) => {
    await expect(await shelf(context, 'Recently viewed')).toBeVisible();
    await expect(await context.canvas.findByRole('region', { name: 'Your lists' })).toHaveTextContent('1 title');
    await expect(context.canvas.queryByRole('region', { name: 'Series in progress' })).toBeNull();
    await expect(context.canvas.queryByRole('region', { name: 'Watch next' })).toBeNull();
  },
};

export const Offline: Story = { ...Two, globals: { network: 'offline' } };
export const LongWords: Story = {
  parameters: {
    scenario: {
      ownLists: {
        changes: logged(
          [
            viewingOn(
              '2026-11-12',
              { ...FLEABAG, title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlung' },
              episode(1, 5, 27),
            ),
          ],
          [6, 6],
        ),
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await waitFor(async () => expect(await shelf(context, 'Up next')).toHaveTextContent('Next: S1 E6'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
