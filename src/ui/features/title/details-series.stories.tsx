import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { aCast, aTitleDetails, someSeries } from '#domain/catalogue/title-details.fixture';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { heading } from '#storybook/story-checks.fixture.ts';
import { onPhone } from '#storybook/story-settings.fixture.ts';

const { tagline, trailers, watch } = aTitleDetails();
const series = { tagline, status: 'Returning Series', trailers, watch, series: someSeries(), cast: aCast(12) };

const meta = {
  title: 'Features/Title/Details page of a series',
  render: () => <Screen />,
  parameters: { at: '/details?type=tv&id=1396' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A series with seasons; one is open at a time and loads its episodes when opened. */
export const Many: Story = {
  parameters: { scenario: { details: series } },
  play: async ({ canvas, userEvent: user }) => {
    await heading(canvas, 'Breaking Bad');
    const first = await canvas.findByRole('tab', { name: 'Season 1, 8 episodes, 2021' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByText('Slack Water')).toBeVisible();
    first.focus();
    await user.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Season 2, 10 episodes, 2022' })).toHaveFocus();
    await user.click(await canvas.findByRole('button', { name: /Show all 10/ }));
    await expect(within(canvas.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(10);
    first.focus();
    await user.keyboard('{End}');
    await expect(await canvas.findByRole('tabpanel', { name: 'Specials, 2 episodes, 2021' })).toBeVisible();
    await expect(canvas.getByText('Season 4, episode 1, 6 December 2026')).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
  },
};
export const Phone: Story = { ...Many, globals: onPhone, tags: ['smoke'] };

/** A URL with a season opens that season. */
export const LinkToSeason: Story = {
  tags: ['smoke'],
  parameters: { at: '/details?type=tv&id=1396&season=2', scenario: { details: series } },
  play: async ({ canvas }) => {
    await heading(canvas, 'Breaking Bad');
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveAccessibleName('Season 2, 10 episodes, 2022');
    await expect(await canvas.findByRole('tabpanel', { name: /^Season 2/ })).toBeVisible();
  },
};

/** The specials are at the end of the row; the row scrolls to them, on a phone too. */
export const LinkToSpecials: Story = {
  parameters: { at: '/details?type=tv&id=1396&season=0', scenario: { details: series } },
  globals: onPhone,
  play: async ({ canvas }) => {
    await heading(canvas, 'Breaking Bad');
    const tab = await canvas.findByRole('tab', { selected: true });
    await expect(tab).toHaveAccessibleName(/^Specials/);
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** An unknown season in the URL opens the first. */
export const LinkToUnknownSeason: Story = {
  parameters: {
    at: '/details?type=tv&id=1396&season=99',
    scenario: {
      details: {
        ...series,
        series: someSeries({ seasons: [{ number: 1, name: 'Season 1', episodeCount: 1, date: '2021-09-05', posterPath: null }] }),
      },
    },
  },
  play: async ({ canvas }) => {
    await heading(canvas, 'Breaking Bad');
    const tab = await canvas.findByRole('tab', { selected: true });
    await expect(tab).toHaveAccessibleName(/^Season 1,/);
    await expect(tab).toHaveTextContent(/1 episode$/);
  },
};

/** The source has seasons and no episodes: nothing opens, and the cast follows. */
export const SeasonsWithoutEpisodes: Story = {
  parameters: { scenario: { details: { ...series, status: 'Ended', series: someSeries({ hasEpisodes: false, nextEpisode: null }) } } },
  play: async ({ canvas }) => {
    await heading(canvas, 'Breaking Bad');
    const seasons = within(await canvas.findByRole('list', { name: 'Seasons' }));
    await expect(seasons.getByRole('listitem', { name: 'Season 2, 10 episodes, 2022' })).toBeVisible();
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.getByText('26, about 23 h in all')).toBeVisible();
    await expect(await canvas.findByText(/^One episode ends at about \d\d:\d\d if you start now$/)).toBeVisible();
  },
};
export const SeasonsWithoutEpisodesOnPhone: Story = { ...SeasonsWithoutEpisodes, globals: onPhone };

/** Only the number of seasons is known, as for most series of the embedded catalogue: no tabs are rendered. */
export const WithoutEpisodes: Story = {
  parameters: {
    scenario: {
      details: {
        ...series,
        series: someSeries({ seasons: [{ number: 1, name: 'Season 1', episodeCount: null, date: null, posterPath: null }] }),
      },
    },
  },
  play: async ({ canvas }) => {
    await heading(canvas, 'Breaking Bad');
    await canvas.findByRole('heading', { name: 'Cast' });
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
};
