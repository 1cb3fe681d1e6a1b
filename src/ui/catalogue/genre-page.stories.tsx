import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from '#storybook/screen.tsx';
import { LONG_TITLES, staysInside } from './long-words.fixture';

const meta: Meta = { title: 'Pages/Genre', render: () => <Screen />, parameters: { at: '/genre/western' }, globals: { viewport: { value: 'desk' } } };
export default meta;
type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };

export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Western' })).toBeInTheDocument();
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(crumbs.getByRole('link', { name: 'Genre' })).toHaveAttribute('href', '/genre');
    await expect(await canvas.findByRole('list', { name: 'Western films' })).toBeInTheDocument();
    const types = within(canvas.getByRole('navigation', { name: 'Western: films or series' }));
    await expect(types.getByRole('link', { name: /^Films/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(types.getByRole('link', { name: /^Series/ }));
    await expect(await canvas.findByRole('list', { name: 'Western series' })).toBeInTheDocument();
  },
};
export const Phone: Story = { ...Many, globals: phone };
export const Light: Story = { ...Many, globals: { viewport: { value: 'desk' }, theme: 'light' } };
export const LightPhone: Story = { ...Many, globals: { ...phone, theme: 'light' } };

export const JoinedGenre: Story = {
  parameters: { at: '/genre/science-fiction?type=tv&vote=8' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Science Fiction series' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove: rated 8 and more' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Runs/ })).not.toBeInTheDocument();
  },
};

export const SeriesOnly: Story = {
  parameters: { at: '/genre/reality' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Reality series' })).toBeInTheDocument();
    await expect(canvas.queryByRole('navigation', { name: 'Reality: films or series' })).not.toBeInTheDocument();
  },
};

export const FilteredDeep: Story = {
  parameters: { at: '/genre/western?genres=drama&without=comedy&from=1940&to=1979&longer=90&shorter=150&language=en&country=US&votes=100&sort=vote' },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Filters that are on' }));
    await expect(chips.getAllByRole('button')).toHaveLength(8);
  },
};
export const FilteredDeepPhone: Story = { ...FilteredDeep, globals: phone };

export const Several: Story = {
  parameters: { world: { amount: 'several' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('That is all: 7 films.')).toBeInTheDocument();
  },
};
export const One: Story = {
  parameters: { world: { amount: 'one' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('That is all: 1 film.')).toBeInTheDocument();
  },
};
export const Empty: Story = {
  parameters: { world: { amount: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Browse by genre' })).toBeInTheDocument();
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
    await expect(await canvas.findByText('Loading films')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Western' })).toBeInTheDocument();
  },
};
export const WaitingPhone: Story = { ...Waiting, globals: phone };
export const Slow: Story = {
  parameters: { world: { weather: 'slow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Western films' }, { timeout: 4000 })).toBeInTheDocument();
  },
};
export const Offline: Story = {
  parameters: { world: { weather: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};
export const Failed: Story = {
  parameters: { world: { weather: 'failing' } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
};
export const NotFound: Story = {
  parameters: { at: '/genre/space-opera' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /404/ })).toBeInTheDocument();
  },
};
