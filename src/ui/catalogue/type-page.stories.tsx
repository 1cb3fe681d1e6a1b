import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Screen } from '#storybook/screen.tsx';
import { staysInside, withLongTitles } from './long-words.fixture';
import { comes, comesLate, holds, inTurn, isThere, isWaiting, offersRetry, shows, type Play } from './page-plays.fixture';
import { amount, inTheLight, onDesk, onPhone, onTablet, weather, withPictures } from './page-settings.fixture';

const meta: Meta = { title: 'Pages/Movies and TV shows', render: () => <Screen />, parameters: { at: '/movies' }, globals: onDesk };
export default meta;
type Story = StoryObj;

export const Movies: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Movies' })).toBeInTheDocument();
    await expect(await canvas.findByText('6,257 films, from 1912 to 2025')).toBeInTheDocument();
    const bill = within(canvas.getByRole('region', { name: 'Tonight’s double bill' }));
    await expect(bill.getAllByRole('link')).toHaveLength(3);
    const tabs = within(canvas.getByRole('navigation', { name: 'Lists of films' }));
    await expect(tabs.getByRole('link', { name: 'Tonight' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: 'Now playing' })).toHaveAttribute('href', '/movies/now-playing');
    await expect(await canvas.findByRole('link', { name: /^See all ?: Long shadows$/ })).toHaveAttribute('href', '/genre/crime?from=1940&to=1959');
  },
};

export const MoviesPhone: Story = { ...Movies, globals: onPhone };
export const MoviesTablet: Story = { ...Movies, globals: onTablet };
export const MoviesLight: Story = { ...Movies, globals: inTheLight(onDesk) };

export const Series: Story = {
  parameters: { at: '/tv-shows' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'TV Shows' })).toBeInTheDocument();
    await expect(await canvas.findByText('1,570 series')).toBeInTheDocument();
    const shelf = await canvas.findByRole('region', { name: 'Top rated' });
    await waitFor(() => expect(shelf).toHaveTextContent(/\d{4} · \d+ seasons/));
  },
};
export const SeriesPhone: Story = { ...Series, globals: onPhone };
export const SeriesLight: Story = { ...Series, globals: inTheLight(onPhone) };

export const OpenFromTheBill: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Grand Budapest/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /Grand Budapest/ })).toBeInTheDocument();
  },
};

/** The same in the world of a story, at the page of series. */
const ofSeries = (world: object = {}) => ({ at: '/tv-shows', ...world });

export const Several: Story = { parameters: amount('several'), play: holds('Popular now', 7) };
export const SeveralSeries: Story = { parameters: ofSeries(amount('several')), play: holds('Popular now', 7) };
export const One: Story = { parameters: amount('one'), play: holds('Popular now', 1) };
export const OneSeries: Story = { parameters: ofSeries(amount('one')), play: holds('Popular now', 1) };

const isEmpty: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByText(/^Loading /)).not.toBeInTheDocument());
  await expect(canvas.queryByRole('region', { name: 'Popular now' })).not.toBeInTheDocument();
};
export const Empty: Story = { parameters: amount('empty'), play: inTurn(comes('region', 'Tonight’s double bill'), isEmpty) };
export const EmptyOfSeries: Story = { parameters: ofSeries(amount('empty')), play: inTurn(shows('TV Shows'), isEmpty) };

export const LongWords: Story = { parameters: withLongTitles, play: staysInside };
export const LongWordsOnPhone: Story = { ...LongWords, globals: onPhone };
export const LongWordsOfSeries: Story = { parameters: ofSeries(withLongTitles), play: staysInside };

export const Waiting: Story = { parameters: weather('endless'), play: isWaiting('Movies', 'Loading Popular now') };
export const WaitingPhone: Story = { ...Waiting, globals: onPhone };
export const WaitingForSeries: Story = { parameters: ofSeries(weather('endless')), play: isWaiting('TV Shows', 'Loading Popular now') };

export const Slow: Story = { parameters: weather('slow'), play: comesLate('Loading Popular now', 'region', 'Popular now') };
export const SlowSeries: Story = { parameters: ofSeries(weather('slow')), play: comesLate('Loading Popular now', 'region', 'Popular now') };

export const Offline: Story = {
  parameters: weather('offline'),
  play: inTurn(offersRetry('Retry: Popular now'), isThere('region', 'Tonight’s double bill')),
};
export const OfflinePhone: Story = { ...Offline, globals: onPhone };
export const OfflineSeries: Story = { parameters: ofSeries(weather('offline')), play: inTurn(offersRetry('Retry: Popular now'), shows('TV Shows')) };

export const Failed: Story = { parameters: weather('failing'), play: offersRetry('Retry: Long shadows') };
export const FailedSeries: Story = { parameters: ofSeries(weather('failing')), play: offersRetry('Retry: Case by case') };

export const WithPictures: Story = { parameters: withPictures, play: comes('region', 'Popular now') };
export const WithPicturesOfSeries: Story = { parameters: ofSeries(withPictures), play: comes('region', 'Popular now') };
