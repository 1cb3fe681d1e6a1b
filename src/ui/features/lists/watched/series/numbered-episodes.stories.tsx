import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { aSeason, aTitle, someSeries } from '#domain/catalogue/title-details.fixture';
import type { Season } from '#domain/catalogue/title-details';
import type { HistoryChange } from '#domain/history/history-change';
import { firstEpisodes } from '#domain/history/series/episodes-text';
import { createViewing, wholeSeason } from '#domain/history/viewing';
import { toStoredTitle } from '#domain/lists/stored-title';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const item = toStoredTitle(aTitle({ mediaType: 'tv', id: 1396, title: 'Breaking Bad', runtime: null }), null);

/** Returns a season whose episodes have these numbers and days. */
const numbered = (number: number, date: string, ...episodes: ReadonlyArray<readonly [number: number, date: string | null]>): Season => {
  const season = aSeason({ number, name: `Season ${number}`, episodeCount: episodes.length, date });
  return {
    ...season,
    episodes: season.episodes.map((episode, index) => ({
      ...episode,
      number: episodes[index]?.[0] ?? 0, date: episodes[index]?.[1] ?? null,
    })),
  };
};
const scenario = (status: string, seasons: ReadonlyArray<Season>, ...changes: ReadonlyArray<HistoryChange>) => ({
  details: { series: someSeries({ seasons, nextEpisode: null }), status },
  seasons,
  ownLists: { changes },
});

const meta: Meta = {
  title: 'Features/Lists/Episodes of a watched series',
  render: () => <Screen />,
  parameters: { at: '/details?type=tv&id=1396' },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;

const progress = async () => within(await screen.findByRole('group', { name: 'Your progress' }));

/** Season 2 goes on with episode 4. Nothing else is offered, logged or counted. */
export const NumbersRunOn: Story = {
  parameters: {
    scenario: scenario('Ended', [
      numbered(1, '2020-01-01', [1, '2020-01-01'], [2, '2020-01-08'], [3, '2020-01-15']),
      numbered(2, '2021-01-01', [4, '2021-01-01'], [5, '2021-01-08'], [6, '2021-01-15']),
    ]),
  },
  play: async ({ userEvent }) => {
    await (await progress()).findByText('0 of 6 episodes');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark season as watched' }));
    await (await progress()).findByText('3 of 6 episodes');
    await (await progress()).findByText(/^Next: S2 E4/);
    await userEvent.click(await (await progress()).findByRole('button', { name: 'Watched next episode' }));
    await (await progress()).findByText(/^Next: S2 E5/);
    await userEvent.click(await screen.findByRole('tab', { name: /^Season 2/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark season as watched' }));
    await (await progress()).findByText('6 of 6 episodes');
    await expect((await progress()).getByText('All aired episodes watched')).toBeVisible();
  },
};

/** The series is marked with its one button while three of four episodes have aired. */
export const Running: Story = {
  tags: ['smoke'],
  parameters: {
    scenario: scenario('Returning Series', [
      numbered(1, '2026-11-01', [0, '2026-11-01'], [1, '2026-11-08'], [2, '2026-11-15'], [4, '2026-11-24'], [5, null]),
    ]),
  },
  play: async ({ userEvent }) => {
    await (await progress()).findByText('0 of 3 episodes');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark series as watched' }));
    await (await progress()).findByText('3 of 3 episodes');
    await expect(await screen.findByRole('button', { name: 'Season watched' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: /^S1 E0 .*: watched$/ })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /S1 E4/ })).toBeNull();
    await expect(screen.queryByRole('button', { name: /S1 E5/ })).toBeNull();
  },
};

const long = aSeason({ episodeCount: 1200, date: '1999-10-20' });
const begun: HistoryChange = {
  kind: 'log-viewings',
  viewings: [
    createViewing(
      'long', item,
      wholeSeason(1, firstEpisodes(1, 899), () => 20),
      { day: null, watchedAt: null },
    ),
  ],
  episodes: '1:1-1200',
};

/** A season of 1,200 episodes opens at the next one, and shows all on request. */
export const LongSeason: Story = {
  parameters: { scenario: scenario('Ended', [long], begun) },
  play: async ({ userEvent }) => {
    await (await progress()).findByText('899 of 1,200 episodes');
    await expect(await screen.findByRole('button', { name: /^Mark S1 E900 / })).toBeVisible();
    const panel = screen.getByRole('tabpanel');
    const rows = () => panel.querySelectorAll('.eps > li').length;
    await expect(rows()).toBe(6);
    await userEvent.click(within(panel).getByRole('button', { name: /^Show all 1200/ }));
    await waitFor(() => expect(rows()).toBe(1200));
    await userEvent.click(within(panel).getByRole('button', { name: /^Show fewer/ }));
    await waitFor(() => expect(rows()).toBe(6));
  },
};
export const LongSeasonPhone: Story = {
  ...LongSeason, globals: { viewport: { value: 'phone' }, role: 'member' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^Mark S1 E900 / })).toBeVisible();
  },
};
