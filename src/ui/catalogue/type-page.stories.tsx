import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Screen } from '#storybook/screen.tsx';
import { LONG_TITLES, staysInside } from './long-words.fixture';

const meta: Meta = {
  title: 'Pages/Movies and TV shows', render: () => <Screen />, parameters: { at: '/movies' }, globals: { viewport: { value: 'desk' } },
};
export default meta;
type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };

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

export const MoviesPhone: Story = { ...Movies, globals: phone };
export const MoviesTablet: Story = { ...Movies, globals: { viewport: { value: 'tablet' } } };
export const MoviesLight: Story = { ...Movies, globals: { viewport: { value: 'desk' }, theme: 'light' } };

export const Series: Story = {
  parameters: { at: '/tv-shows' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'TV Shows' })).toBeInTheDocument();
    await expect(await canvas.findByText('1,570 series')).toBeInTheDocument();
    const shelf = await canvas.findByRole('region', { name: 'Top rated' });
    await waitFor(() => expect(shelf).toHaveTextContent(/\d{4} · \d+ seasons/));
  },
};
export const SeriesPhone: Story = { ...Series, globals: phone };
export const SeriesLight: Story = { ...Series, globals: { ...phone, theme: 'light' } };

export const OpenFromTheBill: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Grand Budapest/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /Grand Budapest/ })).toBeInTheDocument();
  },
};

export const Several: Story = {
  parameters: { world: { amount: 'several' } },
  play: async ({ canvas }) => {
    const shelf = await canvas.findByRole('region', { name: 'Popular now' });
    await waitFor(() => expect(shelf.querySelectorAll('li')).toHaveLength(7));
  },
};

export const One: Story = {
  parameters: { world: { amount: 'one' } },
  play: async ({ canvas }) => {
    const shelf = await canvas.findByRole('region', { name: 'Popular now' });
    await waitFor(() => expect(shelf.querySelectorAll('li')).toHaveLength(1));
  },
};

export const Empty: Story = {
  parameters: { world: { amount: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Tonight’s double bill' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText(/^Loading /)).not.toBeInTheDocument());
    await expect(canvas.queryByRole('region', { name: 'Popular now' })).not.toBeInTheDocument();
  },
};

export const LongWords: Story = {
  parameters: { world: { titles: LONG_TITLES } },
  play: async ({ canvasElement }) => staysInside(canvasElement),
};
export const LongWordsOnPhone: Story = { ...LongWords, globals: phone };

export const Waiting: Story = {
  parameters: { world: { weather: 'endless' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Movies' })).toBeInTheDocument();
    await expect(await canvas.findByText('Loading Popular now')).toBeInTheDocument();
  },
};
export const WaitingPhone: Story = { ...Waiting, globals: phone };

export const Slow: Story = {
  parameters: { world: { weather: 'slow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Popular now' }, { timeout: 4000 })).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { world: { weather: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry: Popular now' })).toBeEnabled();
    await expect(canvas.getByRole('region', { name: 'Tonight’s double bill' })).toBeInTheDocument();
  },
};
export const OfflinePhone: Story = { ...Offline, globals: phone };

export const Failed: Story = {
  parameters: { at: '/tv-shows', world: { weather: 'failing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry: Case by case' })).toBeEnabled();
  },
};

export const WithPictures: Story = {
  parameters: { world: { pictures: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Popular now' })).toBeInTheDocument();
  },
};
