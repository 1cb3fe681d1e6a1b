import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { staysInside, withLongTitles } from '#storybook/long-text-checks.fixture.ts';
import {
  expectContent, expectLateContent, expectCards, inTurn, expectPresent, expectLoading, expectRetry, expectHeading, type Play,
} from '#storybook/story-checks.fixture.ts';
import { resultSize, inLightTheme, onPhone, onTablet, network, withImages } from '#storybook/story-settings.fixture.ts';

const meta: Meta = { title: 'Features/Browse/Movies and TV shows page', render: () => <Screen />, parameters: { at: '/movies' } };
export default meta;
type Story = StoryObj;

export const Movies: Story = {
  tags: ['smoke'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Movies' })).toBeInTheDocument();
    await expect(await canvas.findByText('8,876 films, from 1912 to 2026')).toBeInTheDocument();
    const bill = within(canvas.getByRole('region', { name: 'Featured' }));
    await expect(bill.getAllByRole('link')).toHaveLength(3);
    const tabs = within(canvas.getByRole('navigation', { name: 'Lists of films' }));
    await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: 'In cinemas in October 2025' })).toHaveAttribute('href', '/movies/now-playing');
    await expect(await canvas.findByRole('link', { name: /^See all ?: Crime films of the 1940s and 1950s$/ })).toHaveAttribute(
      'href', '/genre/crime?from=1940&to=1959',
    );
  },
};

export const MoviesPhone: Story = { ...Movies, globals: onPhone };
export const MoviesTablet: Story = { ...Movies, globals: onTablet };
export const MoviesLight: Story = { ...Movies, globals: inLightTheme() };

export const Series: Story = {
  tags: ['smoke'],
  parameters: { at: '/tv-shows' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'TV Shows' })).toBeInTheDocument();
    await expect(await canvas.findByText('2,404 series')).toBeInTheDocument();
    const shelf = await canvas.findByRole('region', { name: 'Top rated' });
    await waitFor(() => expect(shelf).toHaveTextContent(/\d{4} · \d+ seasons/));
  },
};
export const SeriesPhone: Story = { ...Series, globals: onPhone };
export const SeriesLight: Story = { ...Series, globals: inLightTheme(onPhone) };

export const OpensFeaturedTitle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Singin/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /Singin/ })).toBeInTheDocument();
  },
};

/** Returns the parameters of a story at the series page. */
const ofSeries = (scenario: object = {}) => ({ at: '/tv-shows', ...scenario });

export const Several: Story = { globals: resultSize('several'), play: expectCards('Top rated', 7) };
export const SeveralSeries: Story = { parameters: ofSeries(), globals: resultSize('several'), play: expectCards('Top rated', 7) };
export const One: Story = { globals: resultSize('one'), play: expectCards('Popular', 1) };
export const OneSeries: Story = { parameters: ofSeries(), globals: resultSize('one'), play: expectCards('Popular', 1) };

const isEmpty: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByText(/^Loading /)).not.toBeInTheDocument());
  await expect(canvas.queryByRole('region', { name: 'Popular' })).not.toBeInTheDocument();
};
export const Empty: Story = { globals: resultSize('none'), play: inTurn(expectContent('region', 'Featured'), isEmpty) };
export const EmptyOfSeries: Story = {
  parameters: ofSeries(),
  globals: resultSize('none'),
  play: inTurn(expectHeading('TV Shows'), isEmpty),
};

export const LongWords: Story = { parameters: withLongTitles, play: staysInside };
export const LongWordsOnPhone: Story = { ...LongWords, globals: onPhone };
export const LongWordsOfSeries: Story = { parameters: ofSeries(withLongTitles), play: staysInside };

export const Waiting: Story = { globals: network('hanging'), play: expectLoading('Movies', 'Loading Popular') };
export const WaitingPhone: Story = { ...Waiting, globals: { ...Waiting.globals, ...onPhone } };
export const WaitingForSeries: Story = {
  parameters: ofSeries(),
  globals: network('hanging'),
  play: expectLoading('TV Shows', 'Loading Popular'),
};

export const Slow: Story = { globals: network('slow'), play: expectLateContent('Loading Popular', 'region', 'Popular') };
export const SlowSeries: Story = {
  parameters: ofSeries(),
  globals: network('slow'),
  play: expectLateContent('Loading Popular', 'region', 'Popular'),
};

export const Offline: Story = {
  globals: network('offline'),
  play: inTurn(expectRetry('Try again: Popular'), expectPresent('region', 'Featured')),
};
export const OfflinePhone: Story = { ...Offline, globals: { ...Offline.globals, ...onPhone } };
export const OfflineSeries: Story = {
  parameters: ofSeries(),
  globals: network('offline'),
  play: inTurn(expectRetry('Try again: Popular'), expectHeading('TV Shows')),
};

export const Failed: Story = {
  tags: ['smoke'],
  globals: network('failing'),
  play: expectRetry('Try again: Crime films of the 1940s and 1950s'),
};
export const FailedSeries: Story = {
  tags: ['smoke'],
  parameters: ofSeries(),
  globals: network('failing'),
  play: expectRetry('Try again: Crime series'),
};

export const WithImages: Story = { parameters: withImages, play: expectContent('region', 'Popular') };
export const WithImagesOfSeries: Story = { parameters: ofSeries(withImages), play: expectContent('region', 'Popular') };
